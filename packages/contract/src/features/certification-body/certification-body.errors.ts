import { errors, unknownValue } from '../../kernel/errors.ts';

export const certificationBodyErrors = errors('certificationBody', {
  unknownAccreditationBody: unknownValue('accreditationBodyId', 'certification_body_accreditation_body_id_fkey'),
  unknownCertificationBody: unknownValue('certificationBodyId'),
  unknownCountry: unknownValue('location.country', 'office_country_id_fkey'),
  unknownStandard: unknownValue('standards', 'office_standard_standard_id_fkey'),
  notApproved: {
    status: 403,
    message: 'Only the standards body approves a certification body for another standard',
    field: 'standards',
  },
  mainOfficeArchived: { status: 409, message: 'The main office is archived. Unarchive it first.' },
});
