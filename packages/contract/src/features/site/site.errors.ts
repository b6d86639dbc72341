import { errors, unknownValue } from '../../kernel/errors.ts';

export const siteErrors = errors('site', {
  unknownCompany: unknownValue('site.companyId'),
  archivedCompany: { status: 400, message: 'No site can be added to an archived company', field: 'site.companyId' },
  unknownCountry: unknownValue('site.location.country', 'site_country_id_fkey'),
  unknownCertificationBody: unknownValue('certificationBodyExternalId', 'site_created_by_cb_id_fkey'),
  referenceTaken: {
    status: 409,
    message: 'Another site already has this number in the other register',
    constraint: 'site_external_reference',
  },
  lockedFields: { status: 403, message: 'Some of these details are kept by others and cannot be changed here' },
});
