import { i18n } from '../../kernel/texts.ts';
import styles from './changed-value.module.css';
import { useEditing } from './editing.parts.tsx';

/** The number of unsaved changes in a section. */
export const EditedMark = ({ section }: { section: string }) => {
  const count = useEditing()?.changes.filter((change) => change.section === section).length ?? 0;
  return count > 0 && <span className={styles.mark}>{i18n.t('{count} edited', { count })}</span>;
};
