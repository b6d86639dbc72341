import { errors, proNeededFor } from '../../kernel/errors.ts';

export const auditErrors = errors('audit', {
  proNeeded: { status: 403, message: proNeededFor('Details') },
});
