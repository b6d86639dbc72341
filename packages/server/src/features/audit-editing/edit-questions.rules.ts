import type { EditMessage } from '@attestry/contract/features/audit-editing/audit-editing.schema.ts';
import type { Answer, KeyAnswer } from '@attestry/contract/features/report-template/report-template.schema.ts';
import type { Standing } from '../audit-life/audit-life.public.ts';
import { answerText } from '../report-answers/report-answers.public.ts';
import { entryFor } from '../report-template/report-template.public.ts';
import { statusOn } from './edited-status.rules.ts';
import type { EditedRecord, RecordToEdit } from './record-to-edit.queries.ts';

/** What is certified: the certificate prints it, or the decision stands on it. */
const certifiedKeys = [
  'siteName',
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'city',
  'county',
  'zipCode',
  'country',
  'scope',
  'exclusion',
  'categories',
  'modules',
  'auditProgramme',
  'startDate',
  'endDate',
  'decision',
  'grade',
  'issueDate',
  'expiryDate',
] as const satisfies readonly KeyAnswer[];

const said = (answer: Answer | undefined): string =>
  typeof answer === 'object'
    ? answer.filter((each) => typeof each === 'string').join('; ')
    : (answerText(answer) ?? '');

const quoted = (text: string): string => (text === '' ? 'none' : `"${text}"`);

/** From what to what; nothing where it stays. */
const change = (what: string, from: string, to: string, place: Partial<EditMessage> = {}): EditMessage[] =>
  from === to ? [] : [{ message: `${what} would change from ${quoted(from)} to ${quoted(to)}.`, ...place }];

const changedKeys = ({ template, keys }: RecordToEdit, edited: EditedRecord): EditMessage[] =>
  certifiedKeys.flatMap((key) => {
    const { label = key, xmlTag } = entryFor(template, key) ?? {};
    return change(label, said(keys[key]), said(edited.keys[key]), { ...(xmlTag && { xmlTag }) });
  });

const yesOrNo = (is: boolean): string => (is ? 'Yes' : 'No');

/** What is asked before an edit is stored: what is certified, whose the audit is and who sees it. */
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
