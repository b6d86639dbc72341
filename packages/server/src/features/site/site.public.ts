export { sites } from './site.queries.ts';
export { isSharedSite, seeSchedule, siteAccess } from './site.scope.ts';
