import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { i18n } from '../../kernel/texts.ts';
import styles from './form-screen.module.css';

interface SaveBarProps {
  /** How many fields are wrong. */
  wrong: number;
  busy: boolean;
  saveLabel: string;
  cancelTo: string;
}

/** The foot of a form, always in sight: what is wrong, Cancel and save. */
export const SaveBar = ({ wrong, busy, saveLabel, cancelTo }: SaveBarProps) => (
  <div className={styles.saveBar}>
    <p role="status" className={styles.wrong}>
      {wrong > 0 && i18n.t('{wrong, plural, one {# field needs attention} other {# fields need attention}}', { wrong })}
    </p>
    <Button variant="subtle" color="gray" component={Link} to={cancelTo}>
      {i18n.t('Cancel')}
    </Button>
    <Button type="submit" loading={busy}>
      {saveLabel}
    </Button>
  </div>
);
