export { createCompany, setArchived as setCompanyArchived } from './company.commands.ts';
export { columnsOfCompanies, companies, companyContact, favouritesUsed, sharedWithField } from './company.queries.ts';
export { administered, companyAccess, isSharedCompany, seeCompany } from './company.scope.ts';
export { mayExport } from './may-export.queries.ts';
