export { type FoundOrganisation, searchOrganisations } from './organisation.queries.ts';
