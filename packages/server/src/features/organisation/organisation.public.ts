export { type FoundOrganisation, maxFound, searchOrganisations } from './organisation.queries.ts';
