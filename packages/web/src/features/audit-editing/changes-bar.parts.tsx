import type { EditEffects } from '@attestry/contract/features/audit-editing/audit-editing.schema.ts';
import { Button } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { DiscardQuestion } from '../../blocks/form-screen/leave-guard.tsx';
import { failureOfSave, NotStored } from '../../blocks/not-stored.ts';
import { pastDay } from '../../kernel/relative-time.ts';
import { formatCount, i18n } from '../../kernel/texts.ts';
import { later } from '../../ui/later.ts';
import { pageFoot } from '../../ui/page-foot.ts';
import { useLast } from '../../ui/use-last.ts';
import styles from './changes-bar.module.css';
import type { Change } from './draft/draft.parts.tsx';

const ReviewDialog = later(async () => (await import('./review.parts.tsx')).ReviewDialog);

interface ChangesBarProps {
  changes: readonly Change[];
  /** Whether this device keeps the changes until they are saved. */
  isKept: boolean;
  /** When they were kept, if that was before this page was opened. */
  keptFrom: string | undefined;
  loadEffects: () => Promise<EditEffects>;
  /** Saves the changes; the reader has seen what they cause. */
  save: (caused: readonly string[]) => Promise<void>;
  revert: (names: readonly string[]) => void;
  discard: () => void;
}

const countOf = ({ changes: { length: count }, keptFrom }: ChangesBarProps) => {
  const shown = formatCount(count);
  return keptFrom === undefined
    ? i18n.t('{count, plural, one {# change not saved yet} other {{shown} changes not saved yet}}', { count, shown })
    : i18n.t('{count, plural, one {# change kept from {day}} other {{shown} changes kept from {day}}}', {
        count,
        shown,
        day: pastDay(keptFrom),
      });
};

/** Saves the reviewed changes. If they are refused, the review closes and the page shows why at each field. */
const useReview = ({ changes, save }: ChangesBarProps) => {
  const [opened, setOpened] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const open = (now: boolean) => {
    setFailure(undefined);
    setOpened(now);
  };
  const finish = async (caused: readonly string[]) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await save(caused);
      open(false);
    } catch (error) {
      setFailure(failureOfSave(error));
      if (error instanceof NotStored && error.refused.length > 0) open(false);
    }
    setBusy(false);
  };
  return { opened: opened && changes.length > 0, busy, failure, open, finish };
};

/** The bar stays on the page while it is hidden, so that its status is announced. */
const Bar = ({ children, ...props }: ChangesBarProps & { children: ReactNode }) => {
  const { changes, isKept } = props;
  const isEmpty = changes.length === 0;
  return (
    <section
      ref={pageFoot}
      className={styles.bar}
      aria-label={i18n.t('Changes not saved yet')}
      hidden={isEmpty}
      data-takes-foot
    >
      <p role="status" className={styles.count}>
        {!isEmpty && countOf(props)}
      </p>
      <p className={styles.names}>{changes.map(({ field }) => field.label).join(', ')}</p>
      {isKept && <p className={styles.kept}>{i18n.t('Kept on this device')}</p>}
      <div className={styles.buttons}>{children}</div>
    </section>
  );
};

/** The unsaved changes, always in view until they are saved or discarded. */
export const ChangesBar = (props: ChangesBarProps) => {
  const { changes, loadEffects, revert, discard } = props;
  const { opened, busy, failure, open, finish } = useReview(props);
  const [asked, ask] = useState(false);
  const wasOpened = useLast(opened || undefined);
  return (
    <>
      <Bar {...props}>
        <Button variant="transparent" className={styles.discard ?? ''} onClick={() => ask(true)}>
          {i18n.t('Discard')}
        </Button>
        <Button className={styles.review ?? ''} onClick={() => open(true)}>
          {i18n.t('Review and save')}
        </Button>
      </Bar>
      <DiscardQuestion
        opened={asked}
        onStay={() => ask(false)}
        onDiscard={() => {
          ask(false);
          discard();
        }}
      />
      <Suspense>
        {wasOpened && (
          <ReviewDialog
            {...{ opened, busy, failure, changes, loadEffects, revert }}
            onSave={(caused) => void finish(caused)}
            onClose={() => open(false)}
          />
        )}
      </Suspense>
    </>
  );
};
