export {
  auditRelations,
  holdsCurrent,
  holdsCurrentAlone,
  isFrom,
  isHolding,
  isShownByShares,
} from './audit-reach.scope.ts';
export { auditInCompany, companyRelations } from './company-reach.scope.ts';
export { accrediting, either, namedIn, type ShareableEntity, through } from './relation.scope.ts';
export {
  auditOnSite,
  ownSite,
  relatedSite,
  seeSite,
  siteNotArchived,
  siteRelations,
  sitesInSight,
} from './site-reach.scope.ts';
