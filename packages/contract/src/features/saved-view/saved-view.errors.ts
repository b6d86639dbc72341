import { errors } from '../../kernel/errors.ts';
import { maxSharedViews, maxViews } from './saved-view.schema.ts';

export const savedViewErrors = errors('savedView', {
  nameTaken: {
    status: 409,
    message: 'A view of this list has this name already',
    field: 'name',
    constraint: 'saved_view_name',
  },
  limitReached: {
    status: 409,
    message: `You have ${maxViews} saved views, which is as many as one person may have. Delete one to save another.`,
  },
  sharedLimitReached: {
    status: 409,
    message: `Your organisation shares ${maxSharedViews} views, which is as many as it may share. Stop sharing one to share another.`,
  },
  noOrganisation: {
    status: 403,
    message: 'You belong to no organisation that a view could be shared with',
    field: 'isShared',
  },
});
