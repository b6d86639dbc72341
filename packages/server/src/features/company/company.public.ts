export { companyContact, sharedWithField } from './company.queries.ts';
export { addSiteToCompany, isSharedCompany, seeCompany, shareCompany } from './company.scope.ts';
