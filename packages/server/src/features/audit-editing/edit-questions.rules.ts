import type { EditMessage } from '@attestry/contract/features/audit-editing/audit-editing.schema.ts';
import { printedAnswers } from '@attestry/contract/features/certificate/certificate.schema.ts';
import type { Answer } from '@attestry/contract/features/report-template/report-template.schema.ts';
import type { Standing } from '../audit-life/audit-life.public.ts';
import { answerText } from '../report-answers/report-answers.public.ts';
import { entryFor } from '../report-template/report-template.public.ts';
import { statusOn } from './edited-status.rules.ts';
import type { EditedRecord, RecordToEdit } from './record-to-edit.queries.ts';

/** Changes of printed answers require confirmation, except corrections of the auditor's number. */
const confirmedKeys = printedAnswers.flatMap(({ key }) => (key === 'auditorNumber' ? [] : [key]));

const written = (answer: Answer | undefined): string =>
  typeof answer === 'object'
    ? answer.filter((each) => typeof each === 'string').join('; ')
    : (answerText(answer) ?? '');

const quoted = (text: string): string => (text === '' ? 'none' : `"${text}"`);

/** A question that names the old and new value; none if nothing changes. */
const change = (what: string, from: string, to: string, place: Partial<EditMessage> = {}): EditMessage[] =>
  from === to ? [] : [{ message: `${what} would change from ${quoted(from)} to ${quoted(to)}.`, ...place }];

const changedKeys = ({ template, keys }: RecordToEdit, edited: EditedRecord): EditMessage[] =>
  confirmedKeys.flatMap((key) => {
    const { label = key, xmlTag } = entryFor(template, key) ?? {};
    return change(label, written(keys[key]), written(edited.keys[key]), { ...(xmlTag && { xmlTag }) });
  });

const yesOrNo = (is: boolean): string => (is ? 'Yes' : 'No');

/** Changes to confirm before an edit is stored: to what is certified, to the owner, and to public visibility. */
export const changesToConfirm = (
  record: RecordToEdit,
  edited: EditedRecord,
  { standing, today }: { standing: Standing; today: string },
): EditMessage[] => {
  const { facts } = record;
  const status = statusOn(today, standing.certificationStatus, answerText(edited.keys.expiryDate));
  return [
    ...changedKeys(record, edited),
    ...change('Certification status', record.certificationStatus, status, { field: 'certificationStatusId' }),
    ...change('Record status', record.recordStatus, standing.recordStatus),
    ...change('Audit owner', facts.owner.name, edited.facts.owner.name, { field: 'auditOwnerId' }),
    ...change('Visible in the public directory', yesOrNo(facts.isVisible), yesOrNo(edited.facts.isVisible), {
      field: 'isVisibleInPublicDirectory',
    }),
  ];
};
