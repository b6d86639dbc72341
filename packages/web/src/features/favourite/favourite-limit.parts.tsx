import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { RefusedByAnswer } from '../../blocks/asking/send-each.ts';
import { i18n } from '../../kernel/texts.ts';
import { Dialog, DialogButtons } from '../../ui/dialog.tsx';

let isShown = false;
const listeners = new Set<() => void>();

const show = (next: boolean) => {
  isShown = next;
  for (const listener of listeners) listener();
};

const store = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  current: () => isShown,
};

/** Thrown when the company may not have one more favourite. */
export class LimitReached extends RefusedByAnswer {
  override name = 'LimitReached';

  constructor() {
    super(i18n.t('Favourites limit reached.'));
  }
}

export const showLimit = (): void => show(true);

/** Says that the limit prevented a favourite, and how to have it extended. On every page with a star. */
export const FavouriteLimitDialog = () => {
  const opened = useSyncExternalStore(store.subscribe, store.current);
  const close = () => show(false);
  return (
    <Dialog opened={opened} onClose={close} title={i18n.t('Favourites limit reached.')}>
      <p>
        {i18n.t('To request an extension, please select "Favourites Extension request" from the "Assistance" option.')}
      </p>
      <DialogButtons>
        <Button data-autofocus onClick={close}>
          {i18n.t('Close')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
};
