import { Loader } from '@mantine/core';
import { i18n } from '../../kernel/texts.ts';
import styles from './saving.module.css';

export const Saving = () => (
  <span role="status" className={styles.saving}>
    <Loader size={14} />
    {i18n.t('Editing...')}
  </span>
);
