import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

/** Opens the review of the unsaved changes. */
export const review = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Review and save' }));
  return screen.findByRole('dialog', { name: 'Review your changes' });
};

/** Saves the unsaved changes once their effects are known. */
export const saveReviewed = async () => {
  const save = within(await review()).getByRole('button', { name: 'Save' });
  await waitFor(() => expect(save.getAttribute('aria-disabled')).toBeNull());
  await userEvent.click(save);
};
