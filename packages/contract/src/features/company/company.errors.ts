import { errors } from '../../kernel/errors.ts';

export const companyErrors = errors('company', {
  unknownCountry: {
    status: 400,
    message: 'Field is required',
    field: 'company.location.country',
    constraint: 'company_country_id_fkey',
  },
  unknownNatureOfBusiness: {
    status: 400,
    message: 'Field is required',
    field: 'natureOfBusinessId',
    constraint: 'company_nature_of_business_id_fkey',
  },
  unknownCertificationBody: {
    status: 400,
    message: 'Field is required',
    field: 'certificationBodyExternalId',
    constraint: 'company_created_by_cb_id_fkey',
  },
  lockedFields: {
    status: 403,
    message: 'Some of these details are kept by the standards body and cannot be changed here',
  },
});
