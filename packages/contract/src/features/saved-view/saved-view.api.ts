import { z } from 'zod';
import { feature, get, post, put, remove } from '../../kernel/endpoint.ts';
import { savedViewErrors } from './saved-view.errors.ts';
import { savedView, savedViewCreateForm, savedViewEditForm, savedViewId, viewsOfList } from './saved-view.schema.ts';

const views = '/savedview/api/SavedViews';

export const savedViewApi = feature({
  list: {
    ...get(views, 'signedIn', "List the caller's saved views of a list, and those shared within their organisation"),
    query: viewsOfList,
    response: z.array(savedView),
  },
  read: {
    ...get(`${views}/:id`, 'signedIn', 'Read a saved view'),
    params: savedViewId,
    response: savedView,
    versioned: true,
  },
  create: {
    ...post(views, 'signedIn', 'Save view'),
    body: savedViewCreateForm,
    response: savedView,
    errors: [
      savedViewErrors.nameTaken,
      savedViewErrors.limitReached,
      savedViewErrors.sharedLimitReached,
      savedViewErrors.noOrganisation,
    ],
    versioned: true,
  },
  update: {
    ...put(`${views}/:id`, 'signedIn', 'Edit saved view'),
    params: savedViewId,
    body: savedViewEditForm,
    response: savedView,
    errors: [savedViewErrors.nameTaken],
    versioned: true,
    ifMatch: true,
  },
  share: {
    ...put(`${views}/:id/share`, 'signedIn', 'Share saved view'),
    params: savedViewId,
    response: savedView,
    errors: [savedViewErrors.sharedLimitReached],
  },
  unshare: {
    ...put(`${views}/:id/unshare`, 'signedIn', 'Stop sharing saved view'),
    params: savedViewId,
    response: savedViewId,
  },
  remove: { ...remove(`${views}/:id`, 'signedIn', 'Delete saved view'), params: savedViewId, response: savedViewId },
});
