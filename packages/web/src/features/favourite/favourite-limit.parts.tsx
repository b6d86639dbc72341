import { Button } from '@mantine/core';
import { RefusedByAnswer } from '../../blocks/asking/send-each.ts';
import { createStore, useStore } from '../../kernel/store.ts';
import { i18n } from '../../kernel/texts.ts';
import { Dialog, DialogButtons } from '../../ui/dialog.tsx';

const isShown = createStore(false);

/** Thrown when the company may not have one more favourite. */
export class LimitReached extends RefusedByAnswer {
  override name = 'LimitReached';

  constructor() {
    super(i18n.t('Favourites limit reached.'));
  }
}

export const showLimit = (): void => isShown.set(true);

/** Says that the limit prevented a favourite, and how to have it extended. On every page with a star. */
export const FavouriteLimitDialog = () => {
  const opened = useStore(isShown);
  const close = () => isShown.set(false);
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
