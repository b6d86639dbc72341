import { Button } from '@mantine/core';
import type { JSX, ReactNode } from 'react';

interface SaveButtonProps {
  label: string;
  busy: boolean;
  /** Puts the button into what says why it cannot be pressed. */
  around?: ((button: JSX.Element) => ReactNode) | undefined;
}

/** Saves the form around it. */
export const SaveButton = ({ label, busy, around = (button) => button }: SaveButtonProps) =>
  around(
    <Button type="submit" loading={busy}>
      {label}
    </Button>,
  );
