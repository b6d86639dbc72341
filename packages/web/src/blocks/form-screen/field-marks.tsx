import { i18n } from '../../kernel/texts.ts';
import styles from './field-marks.module.css';

interface FieldMarksProps {
  /** The number of wrong fields. */
  wrong: number;
  /** The number of fields that a submission needs. */
  missing: number;
}

/** How many fields of a part need attention, or are still missing. */
export const FieldMarks = ({ wrong, missing }: FieldMarksProps) => {
  if (wrong > 0)
    return (
      <span className={styles.mark} data-wrong>
        {i18n.t('{wrong, plural, one {# field needs attention} other {# fields need attention}}', { wrong })}
      </span>
    );
  return missing > 0 && <span className={styles.mark}>{i18n.t('{missing} missing', { missing })}</span>;
};
