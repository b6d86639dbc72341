import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { i18n } from '../../kernel/texts.ts';
import { useWayBack } from '../../kernel/way-back.ts';
import { pageFoot } from '../../ui/page-foot.ts';
import { WhyNot, whileBusy } from '../../ui/why-not.tsx';
import styles from './form-screen.module.css';
import { SaveButton } from './save-button.tsx';
import type { RecordFormParts } from './use-record-form.ts';

interface SaveBarProps extends Pick<RecordFormParts<never, never, never>, 'aroundSave'> {
  /** The number of wrong fields. */
  wrong: number;
  /** Whether this device keeps what is not saved yet. */
  keeps: boolean;
  busy: boolean;
  saveLabel: string;
  /** Saves what is filled in so far. */
  draft: { label: string; onSave: () => void } | undefined;
  /** Where Cancel leads if the reader opened the form by its address. */
  cancelTo: string;
}

const wrongText = (wrong: number) =>
  i18n.t('{wrong, plural, one {# field needs attention} other {# fields need attention}}', { wrong });

/** The footer of a form, sticky while a record is edited: the number of wrong fields, Cancel and Save. */
export const SaveBar = ({ wrong, keeps, busy, saveLabel, draft, cancelTo, aroundSave }: SaveBarProps) => (
  <div ref={pageFoot} className={styles.saveBar}>
    <p role="status" className={styles.wrong}>
      {wrong > 0 && wrongText(wrong)}
    </p>
    {keeps && wrong === 0 && <p className={styles.kept}>{i18n.t('Kept on this device')}</p>}
    <Button variant="subtle" color="gray" component={Link} to={useWayBack(cancelTo)}>
      {i18n.t('Cancel')}
    </Button>
    {draft && (
      <WhyNot reason={whileBusy(busy)}>
        <Button variant="default" onClick={draft.onSave}>
          {draft.label}
        </Button>
      </WhyNot>
    )}
    <SaveButton label={saveLabel} busy={busy} around={aroundSave} />
  </div>
);
