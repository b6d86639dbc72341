import { auditEditingErrors } from '@attestry/contract/features/audit-editing/audit-editing.errors.ts';
import { lockedAuditFields } from '@attestry/contract/features/audit-editing/audit-editing.parts.ts';
import type {
  AuditDetailsForm,
  EditMessage,
  EditResult,
  ReportEditForm,
} from '@attestry/contract/features/audit-editing/audit-editing.schema.ts';
import { refuseLockedChanges } from '../../kernel/fields/locked-fields.ts';
import { sha256Of } from '../../kernel/files/file-store.ts';
import type { WriteContext } from '../../kernel/http/context.ts';
import { readAudit, readReport, reviseAudit, showAudit } from '../audit/audit.public.ts';
import { outlastsReports } from '../audit-life/audit-life.public.ts';
import { settleQuestion } from '../confirmation/confirmation.public.ts';
import { answerText, type Judgement, withLabels } from '../report-answers/report-answers.public.ts';
import { sectionOf } from '../report-template/report-template.public.ts';
import { asForm, detailsEdit } from './details-edit.queries.ts';
import { questionsOf } from './edit-questions.rules.ts';
import { readElements } from './edited-answers.rules.ts';
import { type Edit, editedRecord, isChanged, judgeEdited } from './edited-record.rules.ts';
import { againstSubmission } from './edited-submission.rules.ts';
import { approvalFor, knownCountry, type Prospect, prospectOf, sameVisit } from './prospect.queries.ts';
import { type EditedRecord, type RecordToEdit, recordToEdit } from './record-to-edit.queries.ts';
import { storeEdit } from './store-edit.commands.ts';

/** An edit as it was sent: a yes counts for the same content alone. */
interface Sent {
  content: object;
  confirmed: boolean;
  overrideWarning: boolean;
}

/** What an edit comes to, when nothing stands against it. */
interface Outcome {
  edited: EditedRecord;
  judgement: Judgement;
  prospect: Prospect;
}

const outcomeOf = async (
  ctx: WriteContext,
  record: RecordToEdit,
  edit: Edit,
): Promise<Outcome | { problems: EditMessage[] }> => {
  const { edited: said, problems } = editedRecord(record, edit, ctx.today);
  const { edited, problems: unknown } = await knownCountry(ctx, record, said);
  const judgement = judgeEdited(record, edited, ctx.today);
  const approval = await approvalFor(ctx, record, edited);
  const double = await sameVisit(ctx, record, edited);
  const against = [
    ...againstSubmission(ctx.actor, record, edited),
    ...approval.refusals,
    ...edit.problems,
    ...problems,
    ...unknown,
    ...double,
  ];
  // An answer that could not be read is not blamed for being absent as well.
  const refusals = edit.problems.length ? [] : judgement.refusals;
  if (against.length + refusals.length) return { problems: [...against, ...refusals] };
  const overrides = [...approval.overrides, ...judgement.overrides];
  return { edited, judgement: { ...judgement, overrides }, prospect: await prospectOf(ctx, record, edited) };
};

const settleQuestions = async (
  ctx: WriteContext,
  record: RecordToEdit,
  { edited, judgement, prospect }: Outcome,
  { content, ...answers }: Sent,
) => {
  const about = {
    contentSha256: sha256Of(Buffer.from(JSON.stringify(content))),
    target: `audit ${record.id} version ${record.version}`,
  };
  const confirms = [...questionsOf(record, edited, { ...prospect, today: ctx.today }), ...prospect.closings];
  return (
    (await settleQuestion(ctx, { ...about, status: 'Confirm', findings: confirms }, answers)) ??
    settleQuestion(ctx, { ...about, status: 'OverrideWarning', findings: judgement.overrides }, answers)
  );
};

/** What is to be known of a record that the edit did not say itself. */
const newsOf = (record: RecordToEdit, { keys, certificationStatus }: EditedRecord): EditMessage[] => {
  const stays = certificationStatus === record.certificationStatus && outlastsReports(certificationStatus);
  return stays && answerText(keys.decision) !== answerText(record.keys.decision)
    ? [{ message: `The certification status of the record stays ${certificationStatus}.` }]
    : [];
};

const settle = async (ctx: WriteContext, record: RecordToEdit, edit: Edit, sent: Sent): Promise<EditResult> => {
  const outcome = await outcomeOf(ctx, record, edit);
  if ('problems' in outcome) return { status: 'Validation', messages: outcome.problems };
  const { edited, judgement, prospect } = outcome;
  if (!isChanged(record, edited)) return { status: 'Success', messages: [] };
  const question = await settleQuestions(ctx, record, outcome, sent);
  if (question) return question;
  await storeEdit(ctx, record, edited, { ...prospect, departures: judgement.departures });
  const messages = [...judgement.warnings, ...newsOf(record, edited)];
  return { status: messages.length ? 'SuccessWithWarnings' : 'Success', messages };
};

/** Each message with the words and section of its question, and at its field where the edit was a form. */
const told = ({ template }: RecordToEdit, { fields }: Edit, { status, messages }: EditResult): EditResult => ({
  status,
  messages: withLabels(template, messages).map((message) => {
    const { xmlTag = '' } = message;
    const field = message.field ?? fields.get(xmlTag);
    const section = sectionOf(template, xmlTag)?.name;
    return { ...message, ...(field && { field }), ...(section && { section }) };
  }),
});

const answered = async (ctx: WriteContext, record: RecordToEdit, edit: Edit, sent: Sent): Promise<EditResult> => {
  ctx.holdsVersion(record.version);
  return told(record, edit, await settle(ctx, record, edit, sent));
};

export const editDetails = async (ctx: WriteContext, id: string, form: AuditDetailsForm): Promise<EditResult> => {
  const record = await recordToEdit(ctx, id, { may: showAudit(ctx.actor), present: () => readAudit(ctx, id) });
  if (!record.mayRevise) refuseLockedChanges(auditEditingErrors.lockedFields, lockedAuditFields, form, asForm(record));
  const { confirmed, overrideWarning, ...content } = form;
  return answered(ctx, record, await detailsEdit(ctx, record, form), { content, confirmed, overrideWarning });
};

export const editReport = async (ctx: WriteContext, id: string, form: ReportEditForm): Promise<EditResult> => {
  const record = await recordToEdit(ctx, id, { may: reviseAudit(ctx.actor), present: () => readReport(ctx, id) });
  const { elements, ...answers } = form;
  const edit = { ...readElements(record, elements), fields: new Map(), chosen: undefined, facts: record.facts };
  return answered(ctx, record, edit, { content: elements, ...answers });
};
