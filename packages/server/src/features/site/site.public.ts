export { sites } from './site.queries.ts';
export { isSharedSite, sharedSitesInSight, siteAccess } from './site.scope.ts';
