import type { EditEffects } from '@attestry/contract/features/audit-editing/audit-editing.schema.ts';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { DescribedValue } from '../../blocks/form-screen/described-value.tsx';
import { i18n } from '../../kernel/texts.ts';
import { Dialog, DialogButtons, LeaveButton } from '../../ui/dialog.tsx';
import { useFocusOnRest } from '../../ui/free-focus.ts';
import { PlainTable } from '../../ui/plain-table.tsx';
import { useLast } from '../../ui/use-last.ts';
import { WhyNot, whileBusy } from '../../ui/why-not.tsx';
import { briefAnswer, type Change } from './draft/draft.parts.tsx';
import styles from './review.module.css';
import { causedWords, ReviewEffects, useEffects, whyUnsavable } from './review-effects.parts.tsx';

interface ReviewDialogProps {
  opened: boolean;
  busy: boolean;
  failure: string | undefined;
  changes: readonly Change[];
  /** Loads the effects of saving the changes. */
  loadEffects: () => Promise<EditEffects>;
  revert: (names: readonly string[]) => void;
  /** Saves the changes, with the words for the effects that were shown. */
  onSave: (caused: readonly string[]) => void;
  onClose: () => void;
}

const Field = ({ change: { field, section } }: { change: Change }) => (
  <>
    <strong className={styles.label}>{field.label}</strong>
    <span className={styles.section}>{section}</span>
  </>
);

type ReviewedProps = Pick<ReviewDialogProps, 'busy' | 'changes' | 'revert'>;

const Reviewed = ({ busy, changes, revert }: ReviewedProps) => {
  const rest = useRef<HTMLDivElement>(null);
  useFocusOnRest(changes.length, rest);
  return (
    <div ref={rest} tabIndex={-1} data-autofocus className={styles.reviewed}>
      <PlainTable
        label={i18n.t('Changes to save')}
        heads={[i18n.t('Field'), i18n.t('Was'), i18n.t('Becomes'), i18n.t('Action')]}
        rows={changes.map((change) => ({
          key: change.name,
          cells: [
            <Field key="field" change={change} />,
            <DescribedValue key="before" field={change.field} value={briefAnswer(change.before)} />,
            <DescribedValue key="after" field={change.field} value={briefAnswer(change.after)} />,
            <WhyNot key="back" reason={whileBusy(busy)}>
              <Button
                variant="subtle"
                size="compact-md"
                className={styles.back ?? ''}
                aria-label={i18n.t('Undo: {label}', { label: change.field.label })}
                onClick={() => revert([change.name])}
              >
                {i18n.t('Undo')}
              </Button>
            </WhyNot>,
          ],
        }))}
      />
    </div>
  );
};

type ReviewProps = Omit<ReviewDialogProps, 'opened'>;

const Review = ({ changes, busy, failure, loadEffects, revert, onSave, onClose }: ReviewProps) => {
  const effects = useEffects(changes, loadEffects);
  return (
    <>
      <Reviewed {...{ changes, busy, revert }} />
      <ReviewEffects effects={effects} />
      <p role="alert" className={styles.problem}>
        {failure}
      </p>
      <DialogButtons>
        <LeaveButton busy={busy} onLeave={onClose}>
          {i18n.t('Keep editing')}
        </LeaveButton>
        <WhyNot reason={whyUnsavable(effects)}>
          <Button loading={busy} onClick={() => onSave(effects.known ? causedWords(effects.known) : [])}>
            {i18n.t('Save')}
          </Button>
        </WhyNot>
      </DialogButtons>
    </>
  );
};

/** The changes to save, old and new values next to each other, each with an Undo button. */
export const ReviewDialog = ({ opened, changes, ...props }: ReviewDialogProps) => {
  const { busy, onClose } = props;
  // From Save on, while the audit is read again and the dialog fades out, it keeps showing the reviewed changes.
  const shown = useLast(opened && !busy ? changes : undefined) ?? changes;
  return (
    <Dialog wide opened={opened} held={busy} onClose={() => busy || onClose()} title={i18n.t('Review your changes')}>
      <Review {...props} changes={shown} />
    </Dialog>
  );
};
