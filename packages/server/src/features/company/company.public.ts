export { companyContact, sharedWithField } from './company.queries.ts';
export { addSiteToCompany, isSharedCompany, seeCompany } from './company.scope.ts';
