import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { i18n } from '../../kernel/texts.ts';
import { useWayBack } from '../../kernel/way-back.ts';
import styles from './form-screen.module.css';

interface SaveBarProps {
  /** The number of wrong fields. */
  wrong: number;
  busy: boolean;
  saveLabel: string;
  /** Where Cancel leads if the reader opened the form by its address. */
  cancelTo: string;
}

/** The footer of a form, sticky while a record is edited: the number of wrong fields, Cancel and Save. */
export const SaveBar = ({ wrong, busy, saveLabel, cancelTo }: SaveBarProps) => (
  <div className={styles.saveBar}>
    <p role="status" className={styles.wrong}>
      {wrong > 0 && i18n.t('{wrong, plural, one {# field needs attention} other {# fields need attention}}', { wrong })}
    </p>
    <Button variant="subtle" color="gray" component={Link} to={useWayBack(cancelTo)}>
      {i18n.t('Cancel')}
    </Button>
    <Button type="submit" loading={busy}>
      {saveLabel}
    </Button>
  </div>
);
