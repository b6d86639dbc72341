import { isDeepStrictEqual } from 'node:util';
import type { Answers } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { sql } from 'kysely';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { cleared } from '../../kernel/fields/form-columns.ts';
import { lockCurrent, readReissued, type Standing, storeStanding } from '../audit-life/audit-life.public.ts';
import { alertOfDepartures } from '../audit-report/audit-report.public.ts';
import { alertOfAudit, alertOfNewReport, concerned } from '../notification/notification.public.ts';
import { answerText, type Departure, keyColumnValues, linkExtent } from '../report-answers/report-answers.public.ts';
import { recordAfter } from './edited-record.rules.ts';
import type { EditedRecord, RecordToEdit } from './record-to-edit.queries.ts';

const storeRecord = async (
  { db }: WriteContext,
  record: RecordToEdit,
  { keys, facts }: EditedRecord,
): Promise<void> => {
  await db
    .updateTable('audit')
    .set({
      ...keyColumnValues(keys),
      country_id: sql<number>`(select id from country where name = ${answerText(keys.country)})`,
      owner_company_id: facts.owner.id,
      is_visible: facts.isVisible,
      status_reason: cleared(facts.statusReason),
      status_date: cleared(facts.statusDate),
    })
    .where('id', '=', record.id)
    .execute();
  const isWider = !isDeepStrictEqual([keys.categories, keys.modules], [record.keys.categories, record.keys.modules]);
  if (isWider) await linkExtent(db, record.id, keys);
};

const storeAnswers = async ({ db }: WriteContext, record: RecordToEdit, rest: Answers | undefined): Promise<void> => {
  if (!rest || isDeepStrictEqual(rest, record.rest)) return;
  await db
    .updateTable('audit_report')
    .set({ answers: JSON.stringify(rest) })
    .where('audit_id', '=', record.id)
    .execute();
};

const alertKinds = { Suspended: 'suspended', Withdrawn: 'withdrawn' } as const;
const isAlerted = (status: string): status is keyof typeof alertKinds => status in alertKinds;

/** The standing of an edited record, and its departures. */
interface Outcome {
  standing: Standing;
  departures: readonly Departure[];
}

const notify = async (
  ctx: WriteContext,
  record: RecordToEdit,
  { facts }: EditedRecord,
  { standing, departures }: Outcome,
): Promise<void> => {
  const { id: auditId, site, body, certificationStatus: from } = record;
  const { certificationStatus: to } = standing;
  if (from !== to && isAlerted(to))
    await alertOfAudit(ctx, {
      kind: alertKinds[to],
      auditId,
      audience: concerned,
      change: { from, to },
      reason: facts.statusReason,
    });
  if (standing.recordStatus === 'Current' && record.recordStatus !== 'Current')
    await alertOfNewReport(ctx, auditId, ['owner', 'shared', 'follower'], to);
  await alertOfDepartures(ctx, { auditId, site, body, did: 'edited', departures });
};

/** Stores an edit in the record and its report, and updates the record's standing. */
export const changeRecord = async (
  ctx: WriteContext,
  record: RecordToEdit,
  edited: EditedRecord,
  standing: Standing,
): Promise<void> => {
  if (standing.recordStatus === 'Current') await lockCurrent(ctx.db, record);
  await storeRecord(ctx, record, edited);
  await storeAnswers(ctx, record, edited.rest);
  await storeStanding(ctx, recordAfter(record, edited), standing);
};

/** Stores an edit, sends notifications, and reissues the certificate where it prints something else. */
export const storeEdit = async (
  ctx: WriteContext,
  record: RecordToEdit,
  edited: EditedRecord,
  outcome: Outcome,
): Promise<void> => {
  await changeRecord(ctx, record, edited, outcome.standing);
  await notify(ctx, record, edited, outcome);
  await readReissued(ctx, record.id);
};
