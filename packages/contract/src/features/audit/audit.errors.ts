import { errors } from '../../kernel/errors.ts';
import { proNeededFor } from '../../kernel/pro-needed.ts';

export const auditErrors = errors('audit', {
  proNeeded: { status: 403, message: proNeededFor('Details') },
});
