import { i18n } from '../kernel/texts.ts';
import styles from './grade-seal.module.css';

const toneOf = (grade: string): 'high' | 'middle' | 'low' | 'none' => {
  if (/^A/.test(grade)) return 'high';
  if (/^B/.test(grade)) return 'middle';
  return /^[CD]/.test(grade) ? 'low' : 'none';
};

/** The grade of an audit as a seal. A site without a grade has an empty one. */
export const GradeSeal = ({ grade, large }: { grade: string; large?: true }) => {
  const tone = toneOf(grade);
  const label = tone === 'none' ? i18n.t('No Grade') : i18n.t('Grade {grade}', { grade });
  return (
    <span className={styles.seal} data-tone={tone} data-large={large} role="img" aria-label={label}>
      <span aria-hidden="true" dir="ltr">
        {tone === 'none' ? '–' : grade}
      </span>
    </span>
  );
};
