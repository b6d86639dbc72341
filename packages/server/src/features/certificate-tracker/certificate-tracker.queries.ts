import { trackerList } from '@attestry/contract/features/certificate-tracker/certificate-tracker.list.ts';
import type { TrackerRow } from '@attestry/contract/features/certificate-tracker/certificate-tracker.schema.ts';
import type { ReportAccess } from '@attestry/contract/features/report-access/report-access.schema.ts';
import { exactRows, type ListQuery, type Page } from '@attestry/contract/kernel/list.ts';
import { sql } from 'kysely';
import { isOf } from '../../kernel/access/actor.ts';
import { allOf, amongSelected, type Predicate } from '../../kernel/access/predicates.ts';
import { inSight } from '../../kernel/access/sight.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { containing } from '../../kernel/database/like.ts';
import {
  bindList,
  type ColumnSource,
  chosenBy,
  type Mask,
  searchOf,
  viewerOf,
} from '../../kernel/lists/list-source.ts';
import { runList } from '../../kernel/lists/run-list.ts';
import { sortedWithProductName, withProductNameSql } from '../../kernel/settings/product-name.ts';
import {
  atUnseenSites,
  cityColumn,
  countryColumn,
  hasCertificate,
  shownStatus,
  showsToday,
  siteColumn,
  sortedByStatus,
} from '../audit/audit.public.ts';
import { nameOfStandard } from '../lookup/lookup.public.ts';
import { hasUnreadAlert, latestUnread } from '../notification/notification.public.ts';
import { auditRelations } from '../reach/reach.public.ts';
import { withReportAccess } from '../report-access/report-access.public.ts';
import {
  besideLevel,
  isShownAt,
  isUntracked,
  level,
  maskAt,
  shownOption,
  trackedAt,
} from '../tracker-level/tracker-level.public.ts';
import { requireUpgradedFor } from './certificate-tracker.scope.ts';
import { statesToday } from './state-today.scope.ts';

/**
 * There are far fewer cities than audits, so the index of all is searched for them first. If none matches, `exists` keeps
 * PostgreSQL from reading audits.
 */
const inCity = (text: string): Predicate => {
  const cities = sql`with recursive named(city) as (
      select min(city) from audit_listing
      union all select (select min(city) from audit_listing where city > named.city) from named where named.city is not null)
    select city from named where city ilike ${containing(text)}`;
  return allOf(amongSelected(sql`audit.city`, cities), sql<boolean>`exists (${cities})`);
};

const certificationBody = {
  at: sql`audit.certification_body`,
  by: sql`audit.certification_body_id`,
  long: true,
} as const;

const maskedBy =
  (masked: Mask) =>
  (source: ColumnSource): ColumnSource => ({ ...source, masked });

/** A row without what is asked for a whole page at once. */
export type TrackedRow = Omit<TrackerRow, keyof ReportAccess>;

export const trackedAudits = bindList(trackerList, {
  from: sql`audit_listing as audit`,
  beside: besideLevel,
  id: sql`audit.id`,
  columns: (viewer) => {
    const { settings, today } = viewer;
    const [data, full] = [maskedBy(maskAt('data', viewer)), maskedBy(maskAt('full', viewer))];
    return {
      isFavourited: { at: auditRelations.favourite.reaches(viewer.actor) },
      id: { at: sql`audit.id` },
      siteCode: { at: sql`audit.site_id` },
      site: siteColumn,
      country: countryColumn,
      city: { ...cityColumn, finds: inCity },
      standard: {
        at: withProductNameSql(sql`audit.standard`, settings),
        by: sql`audit.standard_id`,
        type: 'int',
        nameOf: nameOfStandard(settings),
        sorted: sortedWithProductName(sql`audit.standard`, settings),
      },
      grade: data({ at: sql`audit.grade`, nullable: true }),
      certificationStatus: {
        at: shownStatus(today),
        finds: (status) => showsToday(status, today),
        sorted: sortedByStatus(today),
      },
      expiryDate: data({ at: sql`audit.expiry_date`, nullable: true }),
      lastChange: data({ at: sql`audit.changed_on` }),
      issueDate: data({ at: sql`audit.issue_date`, nullable: true }),
      startDate: data({ at: sql`audit.start_date` }),
      validationDate: data({ at: sql`audit.validation_date`, nullable: true }),
      auditStatus: data({ at: sql`audit.record_status` }),
      certificationBody: data(certificationBody),
      programOwner: data({ at: sql`${settings.BODY_NAME}::text` }),
      auditOwner: full({ at: sql`audit.owner`, long: true }),
      sharingPermissionName: { at: shownOption(viewer) },
      state: chosenBy(statesToday(today, inSight(trackedAt('data', viewer)))),
      alert: chosenBy({ Unread: hasUnreadAlert(sql`audit.id`, viewer.actor) }),
      hasCertificate: { at: allOf(isShownAt('pdf'), hasCertificate(today)) },
    };
  },
  extra: ({ actor }) => ({ level, alert: isOf(actor, 'alerted') ? latestUnread(sql`audit.id`, actor) : sql`null` }),
  /** A row that does not show the certificate would confirm its number, and any the number of another register. */
  search: {
    ...searchOf('audit', { codes: ['id', 'site_id'], name: 'site_name', former: true }),
    numbers: ['certificate'],
    numbersIn: (viewer) => trackedAt('pdf', viewer),
    wide: true,
  },
  knownByOtherNames: ({ actor }) => atUnseenSites(actor, isUntracked),
  // No index of tracked audits serves both a filter and an order.
  sortedWhole: exactRows,
  favourites: ({ actor }) => auditRelations.favourite.rows(actor),
  see: (viewer) => trackedAt('basic', viewer),
  present: (row: TrackedRow) => row,
});

/** A page of the list, with whether the reports of its rows can be asked for. */
export const listTracked = async (ctx: Context, query: ListQuery): Promise<Page<TrackerRow>> => {
  requireUpgradedFor(ctx, query);
  const page = await runList(ctx.db, trackedAudits, viewerOf(ctx), query, 'resultsList');
  return { ...page, resultsList: await withReportAccess(ctx, page.resultsList) };
};
