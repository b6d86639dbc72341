import { type RawBuilder, sql } from 'kysely';
import { never } from '../../kernel/access/predicates.ts';
import type { ColumnSource, Viewer } from '../../kernel/lists/list-source.ts';
import type { NameOf } from '../../kernel/lookups/name-of.ts';
import { atUnseenSites, columnsOfAudits, unsaidInReport } from '../audit/audit.public.ts';
import { isOfAuditor, seeAuditor } from '../auditor-reach/auditor-reach.public.ts';
import { siteReference } from '../site-reference/site-reference.public.ts';
import { auditsReported, seeReportedCompany, seeReportedSite } from './reports.scope.ts';

const isNumber = (typed: string): boolean => /^\d{1,18}$/.test(typed);

/** A number as people type it into a filter: found if it is the whole number. */
export const numberAt = (at: RawBuilder<unknown>): ColumnSource => ({
  at,
  finds: (typed) => (isNumber(typed) ? sql<boolean>`${at} = ${typed}::bigint` : never),
});

/** The filter by a company or site; its name is shown to those who see it. */
export const organisationAt = (
  { actor }: Pick<Viewer, 'actor'>,
  ids: readonly RawBuilder<unknown>[],
): ColumnSource => ({
  at: ids[0]!,
  finds: (id) => sql<boolean>`${id}::bigint in (${sql.join(ids)})`,
  nameOf: (id) => sql`select company.name from company where company.id = ${id}::bigint and ${seeReportedCompany(actor)}
    union all select site.name from site where site.id = ${id}::bigint and ${seeReportedSite(actor)} limit 1`,
});

/** The name of an auditor, shown to those who see the auditor. */
export const nameOfAuditor =
  ({ actor }: Pick<Viewer, 'actor'>): NameOf =>
  (id) =>
    sql`select auditor.name from auditor_listing as auditor where auditor.id = ${id}::bigint and ${seeAuditor(actor)}`;

/** The filter of audits by an auditor. */
export const auditorAt = (viewer: Pick<Viewer, 'actor'>): ColumnSource => ({
  at: sql`audit.auditor_number`,
  finds: isOfAuditor,
  nameOf: nameOfAuditor(viewer),
});

/** The rows of a report of audits. */
export const reportedAudits = {
  from: sql`audit_listing as audit`,
  id: sql`audit.id`,
  knownByOtherNames: ({ actor }: Viewer) => atUnseenSites(actor),
  see: ({ actor }: Viewer) => auditsReported(actor),
};

/** The columns and filters of reports of audits, by key. */
export const auditSources = (viewer: Viewer) => {
  const { auditOwner, auditStatus, added, ...listed } = columnsOfAudits(viewer);
  return {
    ...listed,
    siteCode: numberAt(sql`audit.site_id`),
    asdaCode: unsaidInReport(siteReference('ASDA', sql`audit.site_id`)),
    company: auditOwner,
    recordStatus: auditStatus,
    submissionDate: added,
    organisation: organisationAt(viewer, [sql`audit.owner_company_id`, sql`audit.site_id`]),
  };
};
