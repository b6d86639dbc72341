import type { ReactNode } from 'react';
import { i18n } from '../../kernel/texts.ts';
import styles from './field-label.module.css';

/** A label marked with a star if the field is required (drawn by the input), or with "(optional)". */
export const FieldLabel = ({ label, required }: { label: string; required: boolean }): ReactNode => (
  <>
    {label}
    {!required && <span className={styles.optional}> {i18n.t('(optional)')}</span>}
  </>
);
