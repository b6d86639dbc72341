import { type EditEffects, noEffects } from '@attestry/contract/features/audit-editing/audit-editing.schema.ts';
import { sql } from 'kysely';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { formerInSight } from '../audit-report/audit-report.public.ts';
import { versionToIssue } from '../certificate/certificate.public.ts';
import { publishedCertificates } from '../public-directory/public-directory.public.ts';
import { type Edit, isChanged } from './edited-record.rules.ts';
import type { RecordToEdit } from './record-to-edit.queries.ts';
import { judgeEdit, prospectOfEdit } from './settle-edit.commands.ts';
import { changeRecord } from './store-edit.commands.ts';

const replaced = (from: string | null | undefined, to: string | null | undefined) =>
  from && to && from !== to ? { from, to } : null;

/** What the public page shows for the record's site and standard. */
const shownPublicly = async (ctx: WriteContext, { siteId, standardId }: RecordToEdit) => {
  const inSlot = sql<boolean>`audit.site_id = ${siteId}::bigint and audit.standard_id = ${standardId}`;
  const [certificate = null] = await publishedCertificates(ctx, inSlot);
  return certificate;
};

/** Makes an edit of a locked record and returns what it changes, or why it is refused. Call it in a transaction that is rolled back. */
export const effectsOfEdit = async (ctx: WriteContext, record: RecordToEdit, edit: Edit): Promise<EditEffects> => {
  const { edited, refusals } = await judgeEdit(ctx, record, edit);
  if (refusals.length > 0 || !isChanged(record, edited)) return { ...noEffects, refusals };
  const { standing, former } = await prospectOfEdit(ctx, record, edited);
  const closed = (await formerInSight(ctx, former)) && former;
  const before = await shownPublicly(ctx, record);
  await changeRecord(ctx, record, edited, standing);
  const after = await shownPublicly(ctx, record);
  const { today, kernel } = ctx;
  return {
    refusals,
    issues: await versionToIssue(ctx.db, { auditId: record.id, today, settings: kernel.settings }),
    appears: before ? null : after,
    ends: after ? null : before,
    regrades: replaced(before?.grade, after?.grade),
    redates: replaced(before?.until, after?.until),
    closes: closed ? { id: closed.id, startDate: closed.startDate } : null,
  };
};
