import { kept } from './device-memory.ts';

/** The key under which the component kit stores the reader's choice of light or dark. */
const key = 'mantine-color-scheme-value';

/** Applies the reader's choice of light or dark before the first paint. */
export const applyKeptColours = (): void => {
  const choice = kept(key);
  if (choice === 'light' || choice === 'dark')
    document.documentElement.setAttribute('data-mantine-color-scheme', choice);
};
