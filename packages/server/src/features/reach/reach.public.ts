export {
  auditRelations,
  certifiesAll,
  certifiesAny,
  hasStatus,
  isHolding,
  isIncludedInShares,
  isShownByShares,
  isUnblocked,
} from './audit-reach.scope.ts';
export { auditInCompany, companyRelations, companySharing, isCompanyShareable } from './company-reach.scope.ts';
export { contactRelations } from './contact-reach.scope.ts';
export {
  accrediting,
  isOneOfTheirs,
  namedIn,
  type Relation,
  restrictTo,
  sharedAs,
  through,
  unionOf,
} from './relation.scope.ts';
export { isShareTarget, ownersOf } from './share-target.scope.ts';
export { firstShareWith, organisationSharedFor } from './shared-with-reader.scope.ts';
export { siteNameFor } from './site-name.scope.ts';
export {
  auditOnSite,
  isSiteShareable,
  knownWithoutShare,
  ownSite,
  relatedSite,
  relatedSites,
  seeSite,
  siteNotArchived,
  siteSharing,
  sitesInSight,
  unrelatedSites,
} from './site-reach.scope.ts';
