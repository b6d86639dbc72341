import { noGrade } from '@attestry/contract/features/audit/audit.states.ts';
import { Lock } from 'lucide-react';
import { i18n } from '../../kernel/texts.ts';
import styles from './grade-seal.module.css';

type Tone = 'high' | 'middle' | 'low' | 'foundation' | 'failed' | 'none';

const toneOf = (grade: string): Tone => {
  if (grade === '') return 'none';
  if (grade === noGrade) return 'failed';
  if (grade.startsWith('Foundation')) return 'foundation';
  if (grade.startsWith('A')) return 'high';
  return grade.startsWith('B') ? 'middle' : 'low';
};

/** The letters in the seal: F for Foundation, a dash if no grade was reached. */
const lettersOf = (grade: string, tone: Tone): string => {
  if (tone === 'none' || tone === 'failed') return '–';
  return grade.replace(/^Foundation ?/, 'F');
};

const labelOf = (grade: string, tone: Tone): string => {
  if (tone === 'none') return i18n.t('Not graded');
  return tone === 'failed' ? i18n.t('No Grade') : i18n.t('Grade {grade}', { grade });
};

interface GradeSealProps {
  grade: string | null;
  large?: true;
  /** Whether the seal is greyed out because the audit is suspended, withdrawn or archived. */
  muted?: boolean;
}

/**
 * The grade of a certificate as a seal. No Grade is a failing result. The seal is empty for a standard without grades
 * and for an audit without a decision.
 */
export const GradeSeal = ({ grade, large, muted }: GradeSealProps) => {
  const given = grade ?? '';
  const tone = toneOf(given);
  return (
    <span
      className={styles.seal}
      data-tone={muted ? 'none' : tone}
      data-large={large}
      role="img"
      aria-label={labelOf(given, tone)}
    >
      <span aria-hidden="true" dir="ltr">
        {lettersOf(given, tone)}
      </span>
    </span>
  );
};

/** Stands in place of the seal where the reader is not shown the grade. */
export const LockedSeal = ({ large }: { large?: true }) => (
  <span className={styles.seal} data-tone="none" data-large={large} role="img" aria-label={i18n.t('Grade not shown')}>
    <Lock size={large ? 22 : 14} aria-hidden="true" />
  </span>
);
