export { nameOfSharer } from './sharing.queries.ts';
export { type Shareable, sharedAudit, sharedCompany, sharedSite } from './sharing.scope.ts';
