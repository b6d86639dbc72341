import type { ModelPerson, ModelWorld } from './model-world.ts';
import { type Expected, type Modelled, modelled, type Sees, viewpointOf } from './viewpoint.ts';
import { modelOfAuditors } from './visibility-of-auditors.ts';
import { modelOfAudits } from './visibility-of-audits.ts';
import { modelOfCompanies } from './visibility-of-companies.ts';
import { modelOfRecalls } from './visibility-of-recalls.ts';
import { reportsShow } from './visibility-of-reports.ts';
import { modelOfSites } from './visibility-of-sites.ts';
import { favouritesFor, trackerLevelFor, trackerShows } from './visibility-of-tracker.ts';

const models = {
  companies: modelled(({ companies }) => companies, modelOfCompanies),
  sites: modelled(({ sites }) => sites, modelOfSites),
  audits: modelled(({ audits }) => audits, modelOfAudits),
  recalls: modelled(({ recalls }) => recalls, modelOfRecalls),
  auditors: modelled(({ auditors }) => auditors, modelOfAuditors),
} satisfies Record<Modelled, unknown>;

/**
 * What one person may do, computed in memory and as naively as the tables of relations are written: one line for each
 * cell. It shares only the permission matrix with the scopes, so that tests can compare the two.
 */
export const modelFor = (world: ModelWorld, person: ModelPerson) => {
  const me = viewpointOf(world, person);
  const sees: Sees = (table, { id }) => record(table, id)?.sees ?? false;
  const known = new Map(Object.entries(models).map(([table, model]) => [table, model(me, sees)]));
  const record = (table: string, id: string): Expected | undefined => known.get(table)?.(id);
  const trackerLevel = trackerLevelFor(me, (audit) => sees('audits', audit));
  const isFavourite = favouritesFor(me, person);
  return {
    may: me.may,
    record,
    trackerLevel,
    isFavourite,
    isShownInTracker: trackerShows(me, trackerLevel),
    isShownInReports: reportsShow(me),
  };
};
export type Model = ReturnType<typeof modelFor>;
