import { errors } from '../../kernel/errors.ts';

export const auditErrors = errors('audit', {
  proNeeded: { status: 403, message: 'Pro subscription is required to access Details.' },
});
