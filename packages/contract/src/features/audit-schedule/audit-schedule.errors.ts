import { errors, kernelErrors } from '../../kernel/errors.ts';
import { requiredMessage } from '../../kernel/field-messages.ts';
import { dateBelowMinimum } from '../../kernel/fields.ts';
import { auditRefusalReasons } from '../audit/audit.schema.ts';

const { status, message } = kernelErrors.notFound;

export const auditScheduleErrors = errors('audit schedule', {
  unknownSite: { status, message, field: 'siteId' },
  unknownAudit: { status, message, field: 'auditId' },
  unknownStandard: {
    status: 400,
    message: 'Choose a standard from the list',
    field: 'standardId',
    constraint: 'audit_schedule_standard_id_fkey',
  },
  unknownType: { status: 400, message: 'Choose a schedule type from the list', field: 'scheduleTypeId' },
  unknownModule: {
    status: 400,
    message: 'Choose modules from the list',
    field: 'additionalModules',
    constraint: 'audit_schedule_module_module_id_fkey',
  },
  noCertificationBody: { status: 400, message: requiredMessage, field: 'certificationBodyId' },
  unknownCertificationBody: {
    status: 400,
    message: 'Choose an active certification body',
    field: 'certificationBodyId',
    constraint: 'audit_schedule_certification_body_id_fkey',
  },
  unknownReason: { status: 400, message: 'Choose a reason from the list', field: 'reasonId' },
  past: { status: 400, message: dateBelowMinimum, field: 'scheduledDate' },
  foreignCertificationBody: {
    status: 403,
    message: 'A certification body can schedule only its own audits',
    field: 'certificationBodyId',
  },
  ofAnotherBody: {
    status: 409,
    message: 'Another certification body has scheduled an audit against this standard',
    field: 'standardId',
  },
  unannounced: {
    status: 409,
    message: 'The next audit against this standard is unannounced. Only its certification body can change it.',
    field: 'standardId',
  },
  changedSince: { status: 409, message: 'The schedule has changed since, so it stays as it is now' },
  ofSomebodyElse: { status: 403, message: 'Somebody else scheduled this audit, so only they can take it back' },
  over: { status: 409, message: auditRefusalReasons.notFollowed },
});
