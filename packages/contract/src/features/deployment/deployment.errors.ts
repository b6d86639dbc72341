import { errors } from '../../kernel/errors.ts';

export const deploymentErrors = errors('deployment', {
  noChat: { status: 404, message: 'This directory has no support chat' },
  notOwnAddress: { status: 403, message: 'You may only ask for the hash of your own email address' },
});
