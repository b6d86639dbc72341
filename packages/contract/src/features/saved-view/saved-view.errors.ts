import { errors } from '../../kernel/errors.ts';
import { mostViews } from './saved-view.schema.ts';

export const savedViewErrors = errors('savedView', {
  nameTaken: {
    status: 409,
    message: 'A view of this list has this name already',
    field: 'name',
    constraint: 'saved_view_name',
  },
  limitReached: {
    status: 409,
    message: `You have ${mostViews} saved views, which is as many as one person may have. Delete one to save another.`,
  },
  noOrganisation: {
    status: 403,
    message: 'You belong to no organisation that a view could be shared with',
    field: 'isShared',
  },
});
