import { errors } from '../../kernel/errors.ts';

export const certificationBodyErrors = errors('certificationBody', {
  unknownAccreditationBody: {
    status: 400,
    message: 'Field is required',
    field: 'accreditationBodyId',
    constraint: 'certification_body_accreditation_body_id_fkey',
  },
  unknownCertificationBody: { status: 400, message: 'Field is required', field: 'certificationBodyId' },
  unknownCountry: {
    status: 400,
    message: 'Field is required',
    field: 'location.country',
    constraint: 'office_country_id_fkey',
  },
  unknownStandard: {
    status: 400,
    message: 'Field is required',
    field: 'standards',
    constraint: 'office_standard_standard_id_fkey',
  },
  notApproved: {
    status: 403,
    message: 'Only the standards body approves a certification body for another standard',
    field: 'standards',
  },
  mainOfficeArchived: { status: 409, message: 'The main office is archived. Unarchive it first.' },
});
