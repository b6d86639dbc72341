import type { ModelRecall } from './model-world.ts';
import type { Standing } from './visibility-standing.ts';

/** Whatever is shared of a site, its recalls are not. */
export const modelOfRecalls = ({ world, own, isBody, isCb, isCompany, isSite, isAb, may }: Standing) => {
  const names = ({ bodyId }: ModelRecall) => isCb && own.bodies.includes(bodyId);
  const isAtOwnSite = ({ siteId }: ModelRecall) =>
    own.sites.includes(siteId) ||
    (isCompany && world.sites.some(({ id, companyId }) => id === siteId && own.companies.includes(companyId)));
  return {
    sees: (recall: ModelRecall) =>
      may('Recall.View') &&
      (isBody ||
        names(recall) ||
        ((isCompany || isSite) && isAtOwnSite(recall)) ||
        (isAb && own.accredited.includes(recall.bodyId))),
    visuals: (recall: ModelRecall) => ({
      isAbleToEdit: may('Recall.Revise') && !recall.isArchived && (isBody || names(recall)),
      isAbleToArchive: may('Recall.Persist') && !recall.isArchived && (isBody || names(recall)),
    }),
  };
};
