import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { i18n } from '../kernel/texts.ts';
import { Dialog, DialogButtons } from './dialog.tsx';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  children: ReactNode;
  /** The verb on the button that confirms. */
  confirmLabel: string;
  /** The label of the button that changes nothing; by default Cancel. */
  cancelLabel?: string;
  /** Whether the action cannot be undone. */
  dangerous?: true;
  busy?: boolean;
  /** See `Dialog`. */
  over?: true;
  wide?: true;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation. Escape and Cancel, which has the focus, change nothing. */
export const ConfirmDialog = (props: ConfirmDialogProps) => (
  <Dialog
    opened={props.opened}
    onClose={props.onCancel}
    title={props.title}
    over={props.over}
    {...(props.wide && { wide: true })}
  >
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
