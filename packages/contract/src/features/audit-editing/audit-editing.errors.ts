import { errors } from '../../kernel/errors.ts';

export const auditEditingErrors = errors('audit editing', {
  lockedFields: { status: 403, message: 'Some of these details are kept by others and cannot be changed here' },
});
