import type { KeyAnswer } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { i18n } from '../../kernel/texts.ts';
import { PartsLine } from '../../ui/parts-line.tsx';
import styles from './changed-value.module.css';
import type { Change } from './draft/draft.parts.tsx';
import { useEditing } from './editing.parts.tsx';
import { entryFor } from './report-values.parts.tsx';

interface EditedMarkProps {
  section: string;
  /** The answers of other sections that this one shows as well. */
  answers?: readonly KeyAnswer[];
}

/** The number of unsaved changes among the values that a section shows. */
export const EditedMark = ({ section, answers = [] }: EditedMarkProps) => {
  const editing = useEditing();
  const tags = answers.map((key) => entryFor(editing?.report, key)?.xmlTag);
  const isShown = (change: Change) => change.section === section || tags.includes(change.name);
  const count = editing?.changes.filter(isShown).length ?? 0;
  return count > 0 && <span className={styles.mark}>{i18n.t('{count} edited', { count })}</span>;
};

/** On paper, above the record: which of its values are not saved yet. */
export const EditedOnPaper = () => {
  const labels = useEditing()?.changes.map(({ field }) => field.label) ?? [];
  if (labels.length === 0) return null;
  return (
    <p className={styles.onPaper}>
      {i18n.t('Not saved yet:')} <PartsLine parts={labels} separator=", " />
    </p>
  );
};
