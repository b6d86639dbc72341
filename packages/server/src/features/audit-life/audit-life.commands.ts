import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import { type ArchiveForm, archivingEvents } from '@attestry/contract/features/audit-life/audit-life.api.ts';
import { auditLifeErrors } from '@attestry/contract/features/audit-life/audit-life.errors.ts';
import { recordTransitions } from '@attestry/contract/features/audit-life/audit-life.states.ts';
import { sql } from 'kysely';
import { isOf } from '../../kernel/access/actor.ts';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { refuse, refuseArchiving } from '../../kernel/calls/refusal.ts';
import { nameEvent } from '../../kernel/database/transaction.ts';
import { alertOfAudit, alertOfNewReport } from '../notification/notification.public.ts';
import { requireSubmissions, requireValidatable } from './body-of-record.queries.ts';
import { neighboursOf } from './current-record.commands.ts';
import { type LockedRecord, lockRecord, readReissued, storeStanding } from './lock-record.commands.ts';
import { nameStanding, standingWhenUnarchived, standingWhenValidated } from './record-standing.rules.ts';

/** Validates a held record. If there is a Current record, a Pending one stays Holding until it is decided. */
export const validate = async (ctx: WriteContext, id: string): Promise<Audit> => {
  const denied = isOf(ctx.actor, 'body') ? auditLifeErrors.notHolding : undefined;
  const record = await lockRecord(ctx, id, 'validate', denied);
  const standing = standingWhenValidated(record, await neighboursOf(ctx, record));
  await requireValidatable(ctx, record, standing);
  await storeStanding(ctx, record, standing);
  const change = { from: nameStanding(record), to: nameStanding(standing) };
  await alertOfAudit(ctx, { kind: 'record validated', auditId: id, audience: ['owner'], change });
  if (standing.recordStatus === 'Current')
    await alertOfNewReport(ctx, id, ['shared', 'follower'], standing.certificationStatus);
  return readReissued(ctx, id);
};

const archiveRecord = async (ctx: WriteContext, record: LockedRecord): Promise<void> => {
  const { recordStatus } = record;
  if (!recordTransitions.archive.from.some((from) => from === recordStatus)) throw refuse(auditLifeErrors.closed);
  // The holding reason is kept: unarchiving restores it.
  await storeStanding(ctx, record, { ...record, recordStatus: 'Archived' });
};

const unarchiveRecord = async (ctx: WriteContext, record: LockedRecord): Promise<void> =>
  storeStanding(ctx, record, standingWhenUnarchived(record, await neighboursOf(ctx, record)));

/** Archives or unarchives a record. */
export const archive = async (ctx: WriteContext, { externalId, archive: toArchive }: ArchiveForm): Promise<Audit> => {
  const record = await lockRecord(ctx, externalId, toArchive ? 'archive' : 'unarchive');
  if ((record.recordStatus === 'Archived') === toArchive) throw refuseArchiving(toArchive);
  await nameEvent(ctx.db, toArchive ? archivingEvents.archive : archivingEvents.unarchive);
  await (toArchive ? archiveRecord : unarchiveRecord)(ctx, record);
  return readReissued(ctx, externalId);
};

const siteName = sql`site_name = site.name`;
const location = sql`address_line1 = site.address_line1, address_line2 = site.address_line2,
  address_line3 = site.address_line3, city = site.city, county = site.county, zip_code = site.zip_code,
  country_id = site.country_id`;

/** Copies columns of the site to the record; reissues a certificate that prints them. */
const synchronise = async (ctx: WriteContext, id: string, copied: typeof siteName): Promise<Audit> => {
  const record = await lockRecord(ctx, id, 'synchronise');
  if (record.recordStatus === 'Closed') throw refuse(auditLifeErrors.closed);
  await requireSubmissions(ctx, record);
  await sql`update audit set ${copied}, version = audit.version + 1 from site
    where audit.id = ${id}::bigint and site.id = audit.site_id`.execute(ctx.db);
  return readReissued(ctx, id);
};

export const synchroniseSiteName = (ctx: WriteContext, id: string): Promise<Audit> => synchronise(ctx, id, siteName);
export const synchroniseLocation = (ctx: WriteContext, id: string): Promise<Audit> => synchronise(ctx, id, location);
