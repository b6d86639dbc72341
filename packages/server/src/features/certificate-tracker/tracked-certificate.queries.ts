import { certificateTrackerErrors } from '@attestry/contract/features/certificate-tracker/certificate-tracker.errors.ts';
import type { TrackerLevel } from '@attestry/contract/features/certificate-tracker/certificate-tracker.parts.ts';
import { sql } from 'kysely';
import { isOf } from '../../kernel/access/actor.ts';
import { oneFound } from '../../kernel/access/guards.ts';
import { allOf, type Predicate } from '../../kernel/access/predicates.ts';
import { inSight } from '../../kernel/access/sight.ts';
import type { Context, FileToSend } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import { type CertificateAccess, certificateFile } from '../certificate/certificate.public.ts';
import { auditRelations } from '../reach/reach.public.ts';
import { trackedAt } from '../tracker-level/tracker-level.public.ts';

/** Whether the Certificate Tracker shows the caller an audit at a level or more. */
const isTrackedAt = (level: TrackerLevel, { actor, kernel }: Context, id: string): Predicate =>
  sql<boolean>`exists (select from audit_listing as audit where audit.id = ${id}::bigint
    and ${inSight(trackedAt(level, { actor, settings: kernel.settings }))})`;

/** The certificate of an audit as the Certificate Tracker shows it: to whom the level does not show it, it is withheld. */
export const certificateTracked = (ctx: Context, id: string): CertificateAccess => ({
  see: isTrackedAt('basic', ctx, id),
  withheld: sql<boolean>`not ${isTrackedAt('pdf', ctx, id)}`,
});

/** Lite readers download the certificates of their own audits alone. */
const requireProOrOwn = async ({ actor, db }: Context, id: string, see: Predicate): Promise<void> => {
  if (!isOf(actor, 'lite')) return;
  const { rows } = await sql<{ isOwn: boolean }>`select ${auditRelations.owned.rows(actor)} as "isOwn" from audit
    where ${allOf(sql<boolean>`audit.id = ${id}::bigint`, see)}`.execute(db);
  if (!oneFound(rows).isOwn) throw refuse(certificateTrackerErrors.upgradeNeeded);
};

export const trackedCertificate = async (ctx: Context, id: string): Promise<FileToSend> => {
  const access = certificateTracked(ctx, id);
  await requireProOrOwn(ctx, id, access.see);
  return certificateFile(ctx, id, access);
};
