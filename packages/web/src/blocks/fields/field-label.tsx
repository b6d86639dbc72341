import type { ReactNode } from 'react';
import { i18n } from '../../kernel/texts.ts';
import styles from './field-label.module.css';

/** The label with its mark: a star where it must be filled (drawn by the input), "(optional)" where it need not. */
export const FieldLabel = ({ label, required }: { label: string; required: boolean }): ReactNode => (
  <>
    {label}
    {!required && <span className={styles.optional}> {i18n.t('(optional)')}</span>}
  </>
);
