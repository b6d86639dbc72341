import type { ReactNode } from 'react';
import { i18n } from '../../kernel/texts.ts';
import styles from './field-label.module.css';

/** A required field is marked with a star, which the input draws; any other with "(optional)". */
export const FieldLabel = ({ label, required }: { label: string; required: boolean }): ReactNode => (
  <>
    {label}
    {!required && <span className={styles.optional}> {i18n.t('(optional)')}</span>}
  </>
);
