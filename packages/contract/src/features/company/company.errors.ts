import { errors, unknownValue } from '../../kernel/errors.ts';

export const companyErrors = errors('company', {
  unknownCountry: unknownValue('company.location.country', 'company_country_id_fkey'),
  unknownNatureOfBusiness: unknownValue('natureOfBusinessId', 'company_nature_of_business_id_fkey'),
  unknownCertificationBody: unknownValue('certificationBodyExternalId', 'company_created_by_cb_id_fkey'),
  lockedFields: {
    status: 403,
    message: 'Some of these details are kept by the standards body and cannot be changed here',
  },
});
