import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { i18n } from '../kernel/texts.ts';
import { Dialog, DialogButtons } from './dialog.tsx';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  children: ReactNode;
  /** The verb of the button that goes ahead. */
  confirmLabel: string;
  /** The word of the button that leaves everything as it is, where it is another than Cancel. */
  cancelLabel?: string;
  /** What is confirmed cannot be taken back. */
  dangerous?: true;
  busy?: boolean;
  /** As of the dialog. */
  over?: true;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something happens. Escape and Cancel, which has the focus, leave everything as it is. */
export const ConfirmDialog = (props: ConfirmDialogProps) => (
  <Dialog opened={props.opened} onClose={props.onCancel} title={props.title} over={props.over}>
    {props.children}
    <DialogButtons>
      <Button data-autofocus variant="default" onClick={props.onCancel}>
        {props.cancelLabel ?? i18n.t('Cancel')}
      </Button>
      <Button {...(props.dangerous && { color: 'red' })} loading={props.busy ?? false} onClick={props.onConfirm}>
        {props.confirmLabel}
      </Button>
    </DialogButtons>
  </Dialog>
);
