import type { CertificationStatus } from '@attestry/contract/features/audit/audit.states.ts';
import type {
  AuditDetailsForm,
  EditedElement,
  EditMessage,
} from '@attestry/contract/features/audit-editing/audit-editing.schema.ts';
import { statusesToChoose } from '@attestry/contract/features/audit-life/audit-life.states.ts';
import type { KeyAnswer } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { numberOf } from '@attestry/contract/kernel/organisation.ts';
import { isOf } from '../../kernel/access/actor.ts';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { type Owner, ownerNamed } from '../audit-report/audit-report.public.ts';
import { answerText } from '../report-answers/report-answers.public.ts';
import { entryFor } from '../report-template/report-template.public.ts';
import { readElements } from './edited-answers.rules.ts';
import type { Edit } from './edited-record.rules.ts';
import { decisionGiven } from './edited-status.rules.ts';
import type { RecordToEdit } from './record-to-edit.queries.ts';

/** The fields that are also answers of the report. */
const answerFields = ['startDate', 'issueDate', 'expiryDate', 'scope', 'exclusion', 'justification'] as const;

/** The unchanged form of a record. */
export const toDetailsForm = ({ keys, facts, certificationStatus }: RecordToEdit) => ({
  auditOwnerType: numberOf('Company'),
  auditOwnerId: facts.owner.id,
  isVisibleInPublicDirectory: facts.isVisible,
  certificationStatusId: certificationStatus,
  statusReason: facts.statusReason,
  statusDate: facts.statusDate,
  ...Object.fromEntries(answerFields.map((field) => [field, answerText(keys[field]) ?? ''])),
});

interface Asked {
  field: string;
  element: EditedElement;
}

const elementsOf = ({ template, certificationStatus }: RecordToEdit, form: AuditDetailsForm): Asked[] => {
  const given = form.certificationStatusId === certificationStatus ? undefined : form.certificationStatusId;
  const answers: [field: string, key: KeyAnswer, value: string | undefined][] = [
    ['certificationStatusId', 'decision', decisionGiven(given)],
    ...answerFields.map((field): [string, KeyAnswer, string | undefined] => [field, field, form[field]]),
  ];
  return answers.flatMap(([field, key, value]) => {
    const xmlTag = entryFor(template, key)?.xmlTag;
    return xmlTag === undefined || value === undefined ? [] : [{ field, element: { xmlTag, value } }];
  });
};

const ownerOf = async (
  ctx: WriteContext,
  { facts }: RecordToEdit,
  { auditOwnerId }: AuditDetailsForm,
): Promise<{ owner: Owner; problems: EditMessage[] }> => {
  const { owner } = facts;
  const named = auditOwnerId === owner.id ? undefined : await ownerNamed(ctx, auditOwnerId, owner);
  if (named && 'problem' in named) return { owner, problems: [{ message: named.problem, field: 'auditOwnerId' }] };
  return { owner: named ?? owner, problems: [] };
};

/** An owner may set the statuses that a report decides; the others are set by the certification or standards body. */
const againstChoice = (
  { actor }: WriteContext,
  { certificationStatus }: RecordToEdit,
  chosen: CertificationStatus | undefined,
): EditMessage[] => {
  const byHand = statusesToChoose(certificationStatus).some(({ status, by }) => status === chosen && by === 'hand');
  if (!byHand || isOf(actor, 'body') || isOf(actor, 'cb')) return [];
  const message = `Only a certification body or the standards body makes a certification ${chosen}`;
  return [{ message, field: 'certificationStatusId' }];
};

/** Reads the details form as an edit of the record. */
export const detailsEdit = async (ctx: WriteContext, record: RecordToEdit, form: AuditDetailsForm): Promise<Edit> => {
  const asked = elementsOf(record, form);
  const fields = new Map(asked.map(({ field, element }) => [element.xmlTag, field]));
  const ofDetails = asked.map(({ element }) => element);
  const { answers, problems } = readElements(record, [...ofDetails, ...(form.elements ?? [])]);
  const { owner, problems: againstOwner } = await ownerOf(ctx, record, form);
  const { certificationStatusId: given, isVisibleInPublicDirectory: isVisible, statusReason, statusDate } = form;
  const chosen = given === record.certificationStatus ? undefined : given;
  return {
    answers,
    fields,
    chosen,
    facts: {
      owner,
      isVisible: isVisible ?? record.facts.isVisible,
      statusReason: statusReason ?? record.facts.statusReason,
      statusDate: statusDate ?? record.facts.statusDate,
    },
    problems: [...againstOwner, ...againstChoice(ctx, record, chosen), ...problems],
  };
};
