import { storedPreference } from './device-memory.ts';

/** The key under which the component kit stores the reader's choice of light or dark. */
const key = 'mantine-color-scheme-value';

/** Applies the reader's choice of light or dark before the first paint. */
export const applyStoredColours = (): void => {
  const choice = storedPreference(key);
  if (choice === 'light' || choice === 'dark')
    document.documentElement.setAttribute('data-mantine-color-scheme', choice);
};
