import { errors, unknownValue } from '../../kernel/errors.ts';

export const recallErrors = errors('recall', {
  unknownAudit: unknownValue('auditId'),
  unknownCertificationBody: unknownValue('certificationBody', 'recall_certification_body_id_fkey'),
  unknownCategory: unknownValue('recallCategory', 'recall_category_id_fkey'),
  unknownStatus: unknownValue('recallStatus', 'recall_status_id_fkey'),
  lockedFields: {
    status: 403,
    message: 'Some of these details are kept by the standards body and cannot be changed here',
  },
});
