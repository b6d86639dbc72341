export { isSharedSite, siteAccess } from './site.scope.ts';
