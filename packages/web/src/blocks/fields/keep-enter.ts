import type { KeyboardEvent } from 'react';

/** For a field with a list to choose from: while that is open, Enter chooses and does not send the form as well. */
export const keepEnter = (event: KeyboardEvent<HTMLInputElement>): void => {
  if (event.key === 'Enter' && event.currentTarget.dataset.expanded !== undefined) event.preventDefault();
};
