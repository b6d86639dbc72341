import { errors } from '../../kernel/errors.ts';

export const sharingErrors = errors('sharing', {
  denied: { status: 403, message: 'You are not allowed to share / unshare this resource' },
  optionsDenied: { status: 403, message: 'You are not allowed to change verify settings' },
  unknownTarget: {
    status: 400,
    message: 'Choose an active company, site or certification body that does not own it already',
    field: 'sharedWithId',
  },
});
