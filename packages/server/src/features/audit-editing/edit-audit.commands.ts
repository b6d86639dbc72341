import { auditEditingErrors } from '@attestry/contract/features/audit-editing/audit-editing.errors.ts';
import {
  type AuditDetailsForm,
  type EditEffects,
  type EditMessage,
  type EditResult,
  lockedAuditFields,
  type ReportEditForm,
} from '@attestry/contract/features/audit-editing/audit-editing.schema.ts';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { refuseLockedChanges } from '../../kernel/fields/edited-form.ts';
import { readAudit, readReport } from '../audit/audit.public.ts';
import { withLabels } from '../report-answers/report-answers.public.ts';
import { sectionOf } from '../report-template/report-template.public.ts';
import { detailsEdit, toDetailsForm } from './details-edit.queries.ts';
import { effectsOfEdit } from './edit-effects.commands.ts';
import { readElements } from './edited-answers.rules.ts';
import type { Edit } from './edited-record.rules.ts';
import { type RecordToEdit, recordToEdit } from './record-to-edit.queries.ts';
import { type SentEdit, settleEdit } from './settle-edit.commands.ts';

interface ReadEdit {
  record: RecordToEdit;
  edit: Edit;
}

/** Adds to each message the label and section of its question, and its field in the details form. */
const withPlaces = ({ record: { template }, edit }: ReadEdit, messages: readonly EditMessage[]): EditMessage[] =>
  withLabels(template, messages).map((message) => {
    const { xmlTag = '' } = message;
    const field = message.field ?? edit.fields.get(xmlTag);
    const section = sectionOf(template, xmlTag)?.name;
    return { ...message, ...(field && { field }), ...(section && { section }) };
  });

const applyEdit = async (ctx: WriteContext, read: ReadEdit, sent: SentEdit): Promise<EditResult> => {
  ctx.holdsVersion(read.record.version);
  const { status, messages } = await settleEdit(ctx, read.record, read.edit, sent);
  return { status, messages: withPlaces(read, messages) };
};

const effectsOf = async (ctx: WriteContext, read: ReadEdit): Promise<EditEffects> => {
  const effects = await effectsOfEdit(ctx, read.record, read.edit);
  return { ...effects, refusals: withPlaces(read, effects.refusals) };
};

const readDetails = async (ctx: WriteContext, id: string, form: AuditDetailsForm): Promise<ReadEdit> => {
  const record = await recordToEdit(ctx, id, { verb: 'setVisibility', present: () => readAudit(ctx, id) });
  if (!record.mayRevise)
    refuseLockedChanges(auditEditingErrors.lockedFields, lockedAuditFields, form, toDetailsForm(record));
  return { record, edit: await detailsEdit(ctx, record, form) };
};

const readAnswers = async (ctx: WriteContext, id: string, { elements }: ReportEditForm): Promise<ReadEdit> => {
  const record = await recordToEdit(ctx, id, { verb: 'edit', present: () => readReport(ctx, id) });
  const { facts } = record;
  return { record, edit: { ...readElements(record, elements), fields: new Map(), chosen: undefined, facts } };
};

export const editDetails = async (ctx: WriteContext, id: string, form: AuditDetailsForm): Promise<EditResult> => {
  const { confirmed, overrideWarning, ...content } = form;
  return applyEdit(ctx, await readDetails(ctx, id, form), { content, answered: { confirmed, overrideWarning } });
};

export const editReport = async (ctx: WriteContext, id: string, form: ReportEditForm): Promise<EditResult> => {
  const { elements, ...answered } = form;
  return applyEdit(ctx, await readAnswers(ctx, id, form), { content: elements, answered });
};

export const effectsOfDetails = async (ctx: WriteContext, id: string, form: AuditDetailsForm): Promise<EditEffects> =>
  effectsOf(ctx, await readDetails(ctx, id, form));

export const effectsOfReport = async (ctx: WriteContext, id: string, form: ReportEditForm): Promise<EditEffects> =>
  effectsOf(ctx, await readAnswers(ctx, id, form));
