export {
  auditOnSite,
  ofOwnBodies,
  ofOwnCompany,
  ownSite,
  relatedSite,
  seeSite,
  siteNotArchived,
} from './site-reach.scope.ts';
