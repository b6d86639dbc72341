import { i18n } from '../../kernel/texts.ts';
import { PartsLine } from '../../ui/parts-line.tsx';
import styles from './changed-value.module.css';
import { useEditing } from './editing.parts.tsx';

/** The number of unsaved changes in a section. */
export const EditedMark = ({ section }: { section: string }) => {
  const count = useEditing()?.changes.filter((change) => change.section === section).length ?? 0;
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
