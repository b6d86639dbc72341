import { errors } from '../../kernel/errors.ts';
import { auditRefusalReasons } from '../audit/audit.schema.ts';

export const auditLifeErrors = errors('audit life', {
  notHolding: { status: 409, message: 'Only a Holding record can be validated' },
  awaitsDecision: { status: 409, message: auditRefusalReasons.awaitsDecision },
  notApproved: { status: 409, message: 'The certification body is not approved for the standard' },
  submissionsHeldBack: {
    status: 409,
    message: 'Audit submissions of the certification body are on hold or prohibited at present',
  },
  closed: { status: 409, message: auditRefusalReasons.closed },
});
