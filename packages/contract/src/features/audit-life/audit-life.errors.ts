import { errors } from '../../kernel/errors.ts';

export const auditLifeErrors = errors('audit life', {
  notHolding: { status: 409, message: 'Only a Holding record can be validated' },
  awaitsDecision: { status: 409, message: 'The record awaits its certification decision' },
  closed: { status: 409, message: 'A Closed record cannot be changed' },
});
