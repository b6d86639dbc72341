import type { Recall } from '@attestry/contract/features/recall/recall.schema.ts';
import type { ModelRecall } from './entities/recall.ts';
import type { ModelOf, Viewpoint } from './viewpoint.ts';

/** A share of a site never includes its recalls. */
export const modelOfRecalls = ({
  world,
  own,
  isBody,
  isCb,
  isCompany,
  isSite,
  isAb,
  may,
}: Viewpoint): ModelOf<ModelRecall, Recall['visuals']> => {
  const names = ({ bodyId }: ModelRecall) => isCb && own.bodies.includes(bodyId);
  const isAtOwnSite = ({ siteId }: ModelRecall) =>
    own.sites.includes(siteId) ||
    (isCompany && world.sites.some(({ id, companyId }) => id === siteId && own.companies.includes(companyId)));
  const sees = (recall: ModelRecall) =>
    may('Recall.View') &&
    (isBody ||
      names(recall) ||
      ((isCompany || isSite) && isAtOwnSite(recall)) ||
      (isAb && own.accredited.includes(recall.bodyId)));
  return {
    sees,
    visuals: (recall: ModelRecall) => ({
      isAbleToEdit: may('Recall.Revise') && !recall.isArchived && (isBody || names(recall)),
      isAbleToArchive: may('Recall.Persist') && !recall.isArchived && (isBody || names(recall)),
    }),
    facts: () => ({}),
    // Comments and key words are for the standards body only, which this model does not cover.
    mayShow: (recall, place) => sees(recall) && !/^recall\.product_(comments|key_words)$/.test(place),
  };
};
