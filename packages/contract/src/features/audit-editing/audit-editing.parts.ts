import { auditDetailsForm } from './audit-editing.schema.ts';

const shows = 'isVisibleInPublicDirectory';
const answers: readonly string[] = ['confirmed', 'overrideWarning'];

/** Details fields locked for an owner who may only decide whether its audit is shown publicly. */
export const lockedAuditFields: readonly string[] = Object.keys(auditDetailsForm.shape).filter(
  (field) => field !== shows && !answers.includes(field),
);
