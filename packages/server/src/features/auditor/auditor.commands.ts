import { auditorErrors } from '@attestry/contract/features/auditor/auditor.errors.ts';
import { dayFaultsOf, gapsOf, toAuditorForm } from '@attestry/contract/features/auditor/auditor.parts.ts';
import type { Auditor, AuditorEditForm, AuditorForm } from '@attestry/contract/features/auditor/auditor.schema.ts';
import { profileTransitions } from '@attestry/contract/features/auditor/auditor.states.ts';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import { sql } from 'kysely';
import { openEdit } from '../../kernel/access/stored-record.ts';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { refuse, refuseArchiving } from '../../kernel/calls/refusal.ts';
import { columnValuesOf } from '../../kernel/fields/bound-fields.ts';
import { auditorAccess } from './auditor.scope.ts';
import { type ChosenNames, countryOf, readChoices, unknownSites } from './auditor-choices.queries.ts';
import { type Links, linksAfter, noLinks, storeLanguages, storeLinks } from './auditor-links.commands.ts';
import {
  type QualificationChanges,
  qualificationsAfter,
  qualificationsOf,
  storeQualifications,
  submitQualifications,
} from './auditor-qualifications.commands.ts';
import { readAuditor, storedProfile } from './auditor-record.queries.ts';

/** Rows as they are stored: without those in which nothing was filled in, and null instead of no rows. */
const storedRows = <R extends object>(rows: readonly R[] | undefined): string | null | undefined => {
  const filled = rows?.filter((row) => Object.values(row).some((value) => value !== null && value !== false));
  return filled && (filled.length > 0 ? JSON.stringify(filled) : null);
};

const orNull = (text: string | undefined) => text || null;

type Training = NonNullable<AuditorForm['trainings']>[number];
type Exam = NonNullable<AuditorForm['gfsiExams']>[number];
type WitnessedAudit = NonNullable<AuditorForm['witnessedAudits']>[number];

const storedTraining = (names: ChosenNames) => (row: Training) => ({
  trainingType: names.named('training_type', row.trainingType),
  title: orNull(row.title),
  country: names.named('country', row.country),
  startDate: orNull(row.startDate),
  endDate: orNull(row.endDate),
  trainerName: orNull(row.trainerName),
  trainerType: orNull(row.trainerType),
});

const storedExam = (names: ChosenNames) => (row: Exam) => ({
  titleOfExam: orNull(row.titleOfExam),
  provider: orNull(row.provider),
  date: orNull(row.date),
  language: names.named('language', row.language),
  certificateReference: orNull(row.certificateReference),
});

const storedWitnessedAudit = (row: WitnessedAudit) => ({
  siteCode: orNull(row.siteCode),
  date: orNull(row.date),
  witnessingAuditorNumber: orNull(row.witnessingAuditorNumber),
  witnessingAuditorName: orNull(row.witnessingAuditorName),
});

const contentOf = (form: AuditorForm, names: ChosenNames) => ({
  ...columnValuesOf(storedProfile, {
    ...form,
    country: countryOf(form),
    sharedReason: form.isShared ? { id: '' } : form.sharedReason,
  }),
  education: storedRows(
    form.education?.map(({ degree, eqiptTraining = false }) => ({ degree: orNull(degree), eqiptTraining })),
  ),
  trainings: storedRows(form.trainings?.map(storedTraining(names))),
  witnessed_audits: storedRows(form.witnessedAudits?.map(storedWitnessedAudit)),
  exams: storedRows(form.gfsiExams?.map(storedExam(names))),
});

/** What a form stores, once nothing in it is wrong. */
interface Plan {
  content: ReturnType<typeof contentOf>;
  links: Links;
  changes: QualificationChanges;
}

interface Asked {
  /** The form as it was sent, and with the present values of what it omits. */
  form: AuditorForm;
  whole: AuditorForm;
  isSubmitted: boolean;
}

/** Refuses everything that is wrong or, on submission, missing, at once. */
const planOf = async (ctx: WriteContext, { form, whole, isSubmitted }: Asked, present?: Auditor): Promise<Plan> => {
  const before: Links = present
    ? {
        bodies: present.certificationBodies.map(({ id }) => id),
        offices: present.certificationBodiesOffice.map(({ id }) => id),
      }
    : noLinks;
  const { names, faults: choices } = await readChoices(ctx.db, form);
  const { links, faults: linking } = await linksAfter(ctx, form, before);
  const { changes, faults: qualified } = await qualificationsAfter(
    ctx,
    form.qualifications ?? [],
    present ? qualificationsOf(present) : [],
  );
  const known = present?.witnessedAudits.map(({ siteCode }) => siteCode) ?? [];
  const complete = { ...whole, certificationBodies: links.bodies.map((id) => ({ id })) };
  const fields = [
    ...(isSubmitted ? gapsOf(complete) : []),
    ...dayFaultsOf(whole, ctx.today),
    ...choices,
    ...linking,
    ...(await unknownSites(ctx, form, known)),
    ...qualified,
  ];
  if (fields.length > 0) throw refuse(kernelErrors.invalid, { fields });
  return { content: contentOf(form, names), links, changes };
};

const storeParts = async (ctx: WriteContext, id: string, form: AuditorForm, { links, changes }: Plan) => {
  await storeLinks(ctx.db, id, links);
  if (form.languages) await storeLanguages(ctx.db, id, form.languages);
  await storeQualifications(ctx, id, changes);
};

/** Whether a submission has anything to submit: a valid profile that stays as it is remains valid. */
const isToSubmit = ({ status }: Auditor, isChanged: boolean) =>
  status !== 'In Revision' && (status !== 'Validated' || isChanged);

const submit = (ctx: WriteContext, id: string) =>
  sql`update auditor set status = ${profileTransitions.submit.to}, status_at = app_now(), submitted_at = app_now()
    where id = ${id}::bigint`.execute(ctx.db);

export const createAuditor = async (ctx: WriteContext, form: AuditorForm, isSubmitted: boolean): Promise<number> => {
  const plan = await planOf(ctx, { form, whole: form, isSubmitted });
  const { id } = await ctx.db
    .insertInto('auditor')
    .values({ ...plan.content, status: profileTransitions.save.to })
    .returning('id')
    .executeTakeFirstOrThrow();
  await storeParts(ctx, id, form, plan);
  if (isSubmitted) {
    await submitQualifications(ctx, id, plan.changes);
    await submit(ctx, id);
  }
  return Number(id);
};

const isSameForm = (one: Auditor, other: Auditor) =>
  JSON.stringify(toAuditorForm(one)) === JSON.stringify(toAuditorForm(other));

/** The whole form after an edit: what it omits keeps its present value. */
const wholeForm = (present: Auditor, edit: AuditorForm): AuditorForm => {
  const before: AuditorForm = toAuditorForm(present);
  const sent = edit.qualifications ?? [];
  const unsent = before.qualifications?.filter(({ externalId }) => !sent.some((one) => one.externalId === externalId));
  return { ...before, ...edit, qualifications: [...sent, ...(unsent ?? [])] };
};

export const updateAuditor = async (
  ctx: WriteContext,
  { externalId: id, ...form }: AuditorEditForm,
  isSubmitted: boolean,
): Promise<Auditor> => {
  const { present, version } = await openEdit(ctx, auditorAccess, id, readAuditor);
  if (!isSubmitted && present.status !== 'In Progress') throw refuse(auditorErrors.submitted);
  const plan = await planOf(ctx, { form, whole: wholeForm(present, form), isSubmitted }, present);
  await ctx.db
    .updateTable('auditor')
    .set({ ...plan.content, version })
    .where('id', '=', id)
    .execute();
  await storeParts(ctx, id, form, plan);
  const isEdited = !isSameForm(present, await readAuditor(ctx, id));
  const isChanged = (isSubmitted && (await submitQualifications(ctx, id, plan.changes))) || isEdited;
  const moves = isSubmitted && isToSubmit(present, isChanged);
  if (moves) await submit(ctx, id);
  if (isChanged || moves)
    await ctx.db
      .updateTable('auditor')
      .set({ edited_at: sql<Date>`app_now()`, version: version + 1 })
      .where('id', '=', id)
      .execute();
  return readAuditor(ctx, id);
};

/** Archives a profile, or unarchives it and restores its former status. */
export const setArchived = async (ctx: WriteContext, id: string, archived: boolean): Promise<Auditor> => {
  await auditorAccess.lock(ctx, id, 'archive');
  const { numUpdatedRows } = await ctx.db
    .updateTable('auditor')
    .set((row) => ({ is_archived: archived, status_at: sql<Date>`app_now()`, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('is_archived', '=', !archived)
    .executeTakeFirst();
  if (!numUpdatedRows) throw refuseArchiving(archived);
  return readAuditor(ctx, id);
};
