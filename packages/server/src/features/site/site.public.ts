export { sites } from './site.queries.ts';
export { isSharedSite, siteAccess } from './site.scope.ts';
