import {
  showsAsMuchAs,
  type TrackerLevel,
} from '@attestry/contract/features/certificate-tracker/certificate-tracker.parts.ts';
import {
  type TrackedAudit,
  trackedAudit,
} from '@attestry/contract/features/certificate-tracker/tracked-audit.schema.ts';
import type { SharedAuditResult } from '@attestry/contract/features/sharing/sharing.schema.ts';
import { type RawBuilder, sql } from 'kysely';
import { oneFound } from '../../kernel/access/guards.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { presentLocation } from '../../kernel/fields/location.ts';
import { viewerOf } from '../../kernel/lists/list-source.ts';
import { onlySelected } from '../../kernel/lists/narrowed-lists.ts';
import { readAll } from '../../kernel/lists/run-list.ts';
import { auditAccess, categoriesAndModules, isPublished, isSharedWith } from '../audit/audit.public.ts';
import { missingCertificate } from '../certificate/certificate.public.ts';
import { readReportAccess } from '../report-access/report-access.public.ts';
import { type TrackedRow, trackedAudits } from './certificate-tracker.queries.ts';
import { certificateTracked } from './tracked-certificate.queries.ts';

/** The row of the list, which decides what the other calls show of the record. Not found outside the Certificate Tracker. */
const readRow = async (ctx: Context, id: string): Promise<TrackedRow> =>
  oneFound(await readAll(ctx.db, onlySelected(trackedAudits, [id]), viewerOf(ctx)));

/** What the record says beyond its row; null where its level does not show it. */
const unshown = {
  endDate: null,
  auditProgramme: null,
  scope: null,
  exclusion: null,
  category: null,
  additionalModules: null,
  statusReason: null,
  statusDate: null,
} as const;
type Beyond = Pick<TrackedAudit, keyof typeof unshown | 'isPublished'> & {
  address?: TrackedAudit['siteLocation'];
  visuals?: TrackedAudit['visuals'];
};

const beyondFrom = ({ actor }: Context): readonly [TrackerLevel, RawBuilder<unknown>][] => [
  [
    'data',
    sql`audit.end_date as "endDate", audit.audit_programme as "auditProgramme", audit.scope, audit.exclusion,
      ${categoriesAndModules}`,
  ],
  ['pdf', sql`${presentLocation('audit')} as address`],
  [
    'full',
    sql`audit.status_reason as "statusReason", audit.status_date as "statusDate",
      ${auditAccess.visuals(actor, trackedAudit.shape.visuals)} as visuals`,
  ],
];

/** Nothing is read that the level does not show. */
const readBeyond = async (ctx: Context, { id, level }: TrackedRow): Promise<Beyond> => {
  const shown = beyondFrom(ctx).flatMap(([least, columns]) => (showsAsMuchAs(level, least) ? [columns] : []));
  const view = { today: ctx.today, settings: ctx.kernel.settings };
  const { rows } = await sql<Beyond>`
    select ${sql.join([sql`(${isPublished(view, 'audit')}) is true as "isPublished"`, ...shown])}
    from audit join site on site.id = audit.site_id where audit.id = ${id}::bigint`.execute(ctx.db);
  return { ...unshown, ...oneFound(rows) };
};

const nameAlone = (name: string | null) => (name === null ? null : { name });

const fromRow = (row: TrackedRow) => ({
  id: row.id,
  level: row.level,
  site: { id: row.siteCode, name: row.site },
  standard: { name: row.standard },
  certificationStatus: { name: row.certificationStatus },
  recordStatus: row.auditStatus,
  certificationBody: nameAlone(row.certificationBody),
  programOwner: row.programOwner,
  grade: row.grade,
  startDate: row.startDate,
  validationDate: row.validationDate,
  certificateIssueDate: row.issueDate,
  certificateExpiryDate: row.expiryDate,
  auditOwner: nameAlone(row.auditOwner),
  lastChange: row.lastChange,
  alert: row.alert,
  sharingPermissionName: row.sharingPermissionName,
});

/** What the Certificate Tracker shows the caller of one audit. */
export const readTrackedAudit = async (ctx: Context, id: string): Promise<TrackedAudit> => {
  const row = await readRow(ctx, id);
  const { address, visuals = { isAbleToShare: false }, ...beyond } = await readBeyond(ctx, row);
  const missing = await missingCertificate(ctx, id, certificateTracked(ctx, id));
  return {
    ...fromRow(row),
    ...beyond,
    siteLocation: address ?? { city: row.city, country: { name: row.country } },
    hasCertificate: missing === null,
    missingCertificate: missing,
    ...(await readReportAccess(ctx, id, row.level)),
    visuals,
  };
};

/** How an audit in the Certificate Tracker is shared with the caller. */
export const readTrackedResult = async (ctx: Context, id: string): Promise<SharedAuditResult> => {
  const { sharingPermissionName } = await readRow(ctx, id);
  const { rows } = await sql<{ isShared: boolean }>`
    select ${isSharedWith(ctx.actor)} as "isShared" from audit where audit.id = ${id}::bigint`.execute(ctx.db);
  return { id, ...oneFound(rows), sharingPermissionName };
};
