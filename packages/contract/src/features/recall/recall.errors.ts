import { errors } from '../../kernel/errors.ts';

export const recallErrors = errors('recall', {
  unknownAudit: { status: 400, message: 'Field is required', field: 'auditId' },
  unknownCertificationBody: {
    status: 400,
    message: 'Field is required',
    field: 'certificationBody',
    constraint: 'recall_certification_body_id_fkey',
  },
  unknownCategory: {
    status: 400,
    message: 'Field is required',
    field: 'recallCategory',
    constraint: 'recall_category_id_fkey',
  },
  unknownStatus: {
    status: 400,
    message: 'Field is required',
    field: 'recallStatus',
    constraint: 'recall_status_id_fkey',
  },
  lockedFields: {
    status: 403,
    message: 'Some of these details are kept by the standards body and cannot be changed here',
  },
});
