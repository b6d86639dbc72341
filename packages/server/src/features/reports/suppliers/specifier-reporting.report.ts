import type { TrackerLevel } from '@attestry/contract/features/certificate-tracker/certificate-tracker.parts.ts';
import { specifierReportingReport } from '@attestry/contract/features/reports/suppliers/specifier-reporting.report.ts';
import { sql } from 'kysely';
import { isOf } from '../../../kernel/access/actor.ts';
import { allOf, anyOf, type Predicate } from '../../../kernel/access/predicates.ts';
import { inSight, type RowsInSight, type Sight, within } from '../../../kernel/access/sight.ts';
import type { ColumnSource, Mask, Viewer } from '../../../kernel/lists/list-source.ts';
import { atUnseenSites } from '../../audit/audit.public.ts';
import { auditRelations, hasStatus } from '../../reach/reach.public.ts';
import { supplierNumber } from '../../site-reference/site-reference.public.ts';
import { besideLevel, isUntracked, maskAt, trackedAt } from '../../tracker-level/tracker-level.public.ts';
import { bindReport } from '../bound-report.queries.ts';
import { auditSources, organisationAt } from '../reported-audit.queries.ts';

const { shared, favourite } = auditRelations;

const isShownAt = (level: TrackerLevel, viewer: Viewer): Predicate => inSight(trackedAt(level, viewer));

const ofShares = ({ actor }: Viewer): readonly RowsInSight[] => within(hasStatus(['Current']), shared.sets(actor));

/** In the newer presentation, favourites are for Pro. */
const hasFavourites = ({ actor, flags }: Viewer): boolean => !(flags.Megatron && isOf(actor, 'lite'));

const ofFavourites = (viewer: Viewer, condition: Predicate): readonly RowsInSight[] =>
  hasFavourites(viewer) ? within(condition, favourite.sets(viewer.actor)) : [];

/** The rows that show the reader a level or more; shared ones are shown in full. */
const suppliersAt = (level: TrackerLevel, viewer: Viewer): Sight => [
  ...ofShares(viewer),
  ...ofFavourites(viewer, isShownAt(level, viewer)),
];

/** The masks of the Certificate Tracker, among the rows of the report. */
const maskOf = (level: TrackerLevel, viewer: Viewer): Mask => {
  const isLess = sql<boolean>`(${isShownAt(level, viewer)}) is not true`;
  const rows = suppliersAt(level, viewer);
  return {
    rows,
    inOrder: rows,
    hidden: ofFavourites(viewer, allOf(isShownAt('basic', viewer), isLess)),
    each: maskAt(level, viewer).each,
  };
};

const reasonFor = ({ actor }: Viewer) => sql`case when ${shared.reaches(actor)} and ${favourite.reaches(actor)}
  then 'Shared and favourite' when ${shared.reaches(actor)} then 'Shared' else 'Favourite' end`;

/** A company is found as owner where the row shows its owner. */
const organisation = (viewer: Viewer): ColumnSource => ({
  ...organisationAt(viewer, [sql`audit.site_id`]),
  finds: (id) =>
    anyOf(
      sql<boolean>`audit.site_id = ${id}::bigint`,
      allOf(sql<boolean>`audit.owner_company_id = ${id}::bigint`, inSight(suppliersAt('full', viewer))),
    ),
});

export const specifierReporting = bindReport(specifierReportingReport, {
  from: sql`audit_listing as audit`,
  beside: besideLevel,
  id: sql`audit.id`,
  knownByOtherNames: ({ actor }) => atUnseenSites(actor, isUntracked),
  see: (viewer) => suppliersAt('basic', viewer),
  columns: (viewer) => {
    const { company, grade, expiryDate, certificationBody, ...shown } = auditSources(viewer);
    const ofData = maskOf('data', viewer);
    return {
      ...shown,
      supplier: { at: company.at, masked: maskOf('full', viewer) },
      grade: { ...grade, nullable: true, masked: ofData },
      expiryDate: { at: expiryDate.at, nullable: true, masked: ofData },
      certificationBody: { ...certificationBody, masked: ofData },
      supplierNumber: supplierNumber(viewer.actor, sql`audit.site_id`),
      because: { at: reasonFor(viewer) },
      organisation: organisation(viewer),
    };
  },
});
