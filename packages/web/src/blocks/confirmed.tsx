import { useState } from 'react';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

interface ConfirmedParts {
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel?: string;
  dangerous?: true;
  /** A failure shows the banner. */
  run: () => Promise<unknown>;
}

/** A command sent only after confirmation. `ask` opens the dialog, which stays open until the command ends. */
export const useConfirmed = ({ text, run, ...parts }: ConfirmedParts) => {
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await run().catch(() => undefined);
    setBusy(false);
    setAsked(false);
  };
  const dialog = (
    <ConfirmDialog
      opened={asked}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={() => setAsked(false)}
      {...parts}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
  return { ask: () => setAsked(true), dialog };
};
