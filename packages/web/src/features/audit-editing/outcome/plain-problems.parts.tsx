import type { EditMessage } from '@attestry/contract/features/audit-editing/audit-editing.schema.ts';
import { detailLabel, isDetail } from '../detail-fields.parts.tsx';
import { asSentence, rowNamed } from './problem-words.parts.tsx';

const labelOf = ({ label, field }: EditMessage): string | undefined =>
  label ?? (field && isDetail(field) ? detailLabel(field) : undefined);

/** The section and row of a question. */
const sectionAndRow = ({ section, row }: EditMessage): string | undefined =>
  [section, row !== undefined && rowNamed(row)].filter(Boolean).join(' · ') || undefined;

/** A message preceded by its question's label, unless it begins with that label. */
const plainProblem = (edited: EditMessage) => {
  const message = asSentence(edited.message);
  const label = labelOf(edited);
  return {
    message,
    label: label && message.startsWith(label) ? undefined : label,
    place: sectionAndRow(edited),
  };
};

export const plainProblems = (messages: readonly EditMessage[]) => messages.map(plainProblem);
