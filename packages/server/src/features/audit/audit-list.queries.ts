import { auditList } from '@attestry/contract/features/audit/audit.list.ts';
import { type AuditRow, auditVisuals } from '@attestry/contract/features/audit/audit.schema.ts';
import type { ListQuery, Page } from '@attestry/contract/kernel/list.ts';
import { sql } from 'kysely';
import { isOf } from '../../kernel/access/actor.ts';
import { never } from '../../kernel/access/predicates.ts';
import { judged } from '../../kernel/access/verdicts.ts';
import type { Context } from '../../kernel/calls/context.ts';
import {
  bindList,
  type ColumnSource,
  chosenBy,
  nullableInOrder,
  searchOf,
  type Viewer,
  viewerOf,
} from '../../kernel/lists/list-source.ts';
import { runList } from '../../kernel/lists/run-list.ts';
import { sortedWithProductName, withProductNameSql } from '../../kernel/settings/product-name.ts';
import { isOfAuditor } from '../auditor-reach/auditor-reach.public.ts';
import { nameOfStandard } from '../lookup/lookup.public.ts';
import { auditAccess, auditsInSight, ownAuditsInSight, owned } from './audit.scope.ts';
import {
  hasCertificate,
  isCertificated,
  shownStatus,
  showsToday,
  sortedByStatus,
} from './certification-today.scope.ts';
import { nextAuditStatesOf, overdueSince } from './next-audit/next-audit.scope.ts';
import { manyPublishedHave } from './publication.scope.ts';
import { withRequesters } from './report-request.queries.ts';
import { awaitsShare } from './report-request.scope.ts';
import { isSharedByReader } from './shared-by-reader.scope.ts';
import { atUnseenSites, cityColumn, countryColumn, siteColumn } from './site-known.scope.ts';

/** The columns of the list, by key; reports have some of them as well. */
export const columnsOfAudits = ({ actor, settings, today }: Viewer) =>
  ({
    id: { at: sql`audit.id` },
    siteCode: { at: sql`audit.site_id` },
    site: siteColumn,
    country: countryColumn,
    city: cityColumn,
    standard: {
      at: withProductNameSql(sql`audit.standard`, settings),
      by: sql`audit.standard_id`,
      type: 'int',
      nameOf: nameOfStandard(settings),
      sorted: sortedWithProductName(sql`audit.standard`, settings),
    },
    certificationBody: { at: sql`audit.certification_body`, by: sql`audit.certification_body_id`, long: true },
    programOwner: { at: sql`${settings.BODY_NAME}::text` },
    auditOwner: { at: sql`audit.owner`, long: true },
    startDate: { at: sql`audit.start_date` },
    validationDate: nullableInOrder(sql`audit.validation_date`),
    grade: { at: sql`audit.grade` },
    issueDate: nullableInOrder(sql`audit.issue_date`),
    expiryDate: nullableInOrder(sql`audit.expiry_date`),
    certificationStatus: {
      at: shownStatus(today),
      finds: (status) => showsToday(status, today),
      sorted: sortedByStatus(today),
    },
    auditStatus: { at: sql`audit.record_status` },
    awaitsValidation: { at: auditAccess.offers(actor, 'validate') },
    certificated: { at: isCertificated(today) },
    nextAudit: chosenBy(nextAuditStatesOf(actor, today)),
    overdueSince: { at: overdueSince(actor, today) },
    own: { at: owned(actor) },
    shared: { at: isSharedByReader(actor) },
    reportRequested: { at: awaitsShare(actor) },
    added: { at: sql`audit.uploaded_on` },
    auditor: { at: sql`audit.auditor_number`, finds: isOfAuditor },
  }) satisfies Record<string, ColumnSource>;

export const audits = bindList(auditList, {
  from: sql`audit_listing as audit`,
  id: sql`audit.id`,
  columns: columnsOfAudits,
  extra: ({ actor, today }) => ({
    certificationBodyId: sql`audit.certification_body_id`,
    hasCertificate: hasCertificate(today),
    nextAudit: chosenBy(nextAuditStatesOf(actor, today)).at,
    overdueSince: overdueSince(actor, today),
    verdicts: auditAccess.verdicts(actor, auditVisuals),
  }),
  search: {
    ...searchOf('audit', { codes: ['id', 'site_id'], name: 'site_name', former: true }),
    findsMany: (term, { actor }) => (isOf(actor, 'body') ? manyPublishedHave(term) : never),
  },
  knownByOtherNames: ({ actor }) => atUnseenSites(actor),
  archived: sql`audit.record_status = 'Archived'`,
  archivedBy: { column: 'auditStatus', value: 'Archived' },
  see: ({ actor }) => auditsInSight(actor),
  present: judged<AuditRow>,
});

/** A page of the list. Filtered by requests for reports, its rows say who asks. */
export const listAudits = async (ctx: Context, query: ListQuery): Promise<Page<AuditRow>> => {
  const page = await runList(ctx.db, audits, viewerOf(ctx), query, 'resultsList');
  if (query.reportRequested !== true) return page;
  return { ...page, resultsList: await withRequesters(ctx, page.resultsList) };
};

/** The same list for counts of own audits alone: it looks for no shares. */
export const ownAudits: typeof audits = {
  ...audits,
  source: { ...audits.source, see: ({ actor }) => ownAuditsInSight(actor) },
};
