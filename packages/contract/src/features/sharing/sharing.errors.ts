import { errors } from '../../kernel/errors.ts';

export const sharingErrors = errors('sharing', {
  denied: { status: 403, message: 'You are not allowed to share / unshare this resource' },
  optionsDenied: { status: 403, message: 'You are not allowed to change verify settings' },
  unknownTarget: {
    status: 400,
    message: 'Choose an active company, site or certification body, but neither its owner nor a site of its owner',
    field: 'sharedWithId',
  },
  recordNotShown: {
    status: 400,
    message: 'Only Current and Closed audits can be shared. Nobody would see it as it stands.',
    field: 'sharedId',
  },
});
