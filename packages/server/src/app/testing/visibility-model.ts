import type { ModelPerson, ModelWorld } from './model-world.ts';
import { modelOfAudits } from './visibility-of-audits.ts';
import { modelOfCompanies } from './visibility-of-companies.ts';
import { modelOfRecalls } from './visibility-of-recalls.ts';
import { modelOfSites } from './visibility-of-sites.ts';
import { type Modelled, type ModelOf, type Sees, standingOf } from './visibility-standing.ts';

/** What the model says of one record. */
interface Said {
  sees: boolean;
  visuals(): Record<string, boolean>;
  /** What reading it answers. */
  read(): object;
  mayShow(place: string): boolean;
}

/**
 * What one person may do in a world, in memory and as naively as the tables of relations are written: one line for each
 * cell of prose. It shares nothing with the scopes but the permission matrix, so that tests can hold the one against the
 * other.
 */
export const modelFor = (world: ModelWorld, person: ModelPerson) => {
  const me = standingOf(world, person);
  const sees: Sees = (table, { id }) => records[table](id)?.sees ?? false;
  const each =
    <Row extends { id: string }>(rows: readonly Row[], model: ModelOf<Row, Record<string, boolean>>) =>
    (id: string): Said | undefined => {
      const row = rows.find((one) => one.id === id);
      return (
        row && {
          sees: model.sees(row),
          visuals: () => model.visuals(row),
          read: () => ({
            visuals: { ...model.visuals(row), ...model.visualsWhenOpen?.(row) },
            ...model.facts(row, sees),
          }),
          mayShow: (place) => model.mayShow(row, place, sees),
        }
      );
    };
  const records: Record<Modelled, (id: string) => Said | undefined> = {
    companies: each(world.companies, modelOfCompanies(me)),
    sites: each(world.sites, modelOfSites(me)),
    audits: each(world.audits, modelOfAudits(me)),
    recalls: each(world.recalls, modelOfRecalls(me)),
  };
  return { may: me.may, records };
};
export type Model = ReturnType<typeof modelFor>;
