import type { EditMessage, EditResult } from '@attestry/contract/features/audit-editing/audit-editing.schema.ts';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { sha256Of } from '../../kernel/files/file-store.ts';
import { standingWhenEdited } from '../audit-life/audit-life.public.ts';
import {
  askAboutClosing,
  describeStanding,
  isByOwner,
  isOnHold,
  type Prospect,
  prospectOf,
  settleReport,
} from '../audit-report/audit-report.public.ts';
import type { Answered } from '../confirmation/confirmation.public.ts';
import { answerText } from '../report-answers/report-answers.public.ts';
import { changesToConfirm } from './edit-questions.rules.ts';
import { againstSubmission, approvalFor, doubtsAboutEdit, knownCountry, sameVisit } from './edit-refusals.queries.ts';
import { type Edit, editedRecord, isChanged, judgeEdited, recordAfter } from './edited-record.rules.ts';
import type { EditedRecord, RecordToEdit } from './record-to-edit.queries.ts';
import { storeEdit } from './store-edit.commands.ts';

/** An edit as sent; confirmations count for the same content only. */
export interface SentEdit {
  content: object;
  answered: Answered;
}

/** The record after an edit, and the problems with it. */
export const judgeEdit = async (ctx: WriteContext, record: RecordToEdit, edit: Edit) => {
  const { edited: written, problems } = editedRecord(record, edit, ctx.today);
  const { edited, problems: unknown } = await knownCountry(ctx, record, written);
  const judgement = judgeEdited(record, edited, ctx.today);
  const approval = await approvalFor(ctx, record, edited);
  const double = await sameVisit(ctx, record, edited);
  const doubts = await doubtsAboutEdit(ctx, record, edited);
  const refusals: EditMessage[] = [
    ...againstSubmission(ctx.actor, record, edited),
    ...approval.refusals,
    ...edit.problems,
    ...problems,
    ...unknown,
    ...double,
    ...doubts.refusals,
    // An answer that could not be read would also be reported as missing.
    ...(edit.problems.length ? [] : judgement.refusals),
  ];
  return {
    ...{ edited, judgement, refusals },
    overrides: [...approval.overrides, ...judgement.overrides],
    warnings: [...judgement.warnings, ...doubts.warnings],
  };
};

export const prospectOfEdit = (ctx: WriteContext, record: RecordToEdit, edited: EditedRecord): Promise<Prospect> => {
  const by = { byOwner: isByOwner(ctx.actor), onHold: isOnHold(ctx.actor, record.body) };
  const after = recordAfter(record, edited);
  return prospectOf(ctx, after, (neighbours) => standingWhenEdited(after, by, neighbours));
};

/** The status that survives a changed decision. */
const keptBy = (record: RecordToEdit, { keys, certificationStatus }: EditedRecord, { standing }: Prospect) =>
  certificationStatus === record.certificationStatus && answerText(keys.decision) !== answerText(record.keys.decision)
    ? describeStanding(standing, record).kept
    : [];

/** Judges an edit of a locked record and stores it if nothing prevents that. */
export const settleEdit = async (
  ctx: WriteContext,
  record: RecordToEdit,
  edit: Edit,
  { content, answered }: SentEdit,
): Promise<EditResult> => {
  const { edited, judgement, refusals, overrides, warnings } = await judgeEdit(ctx, record, edit);
  if (!refusals.length && !isChanged(record, edited)) return { status: 'Success', messages: [] };
  const prospect = await prospectOfEdit(ctx, record, edited);
  const { standing, former } = prospect;
  const { status, messages } = await settleReport(ctx, {
    refusals,
    questions: {
      contentSha256: sha256Of(Buffer.from(JSON.stringify(content))),
      target: `audit ${record.id} version ${record.version}`,
      confirms: [
        ...changesToConfirm(record, edited, { standing, today: ctx.today }),
        ...(await askAboutClosing(ctx, former)),
      ],
      overrides,
    },
    answered,
    warnings,
    news: { held: [], kept: keptBy(record, edited, prospect) },
    store: () => storeEdit(ctx, record, edited, { standing, departures: judgement.departures }),
  });
  return { status, messages };
};
