/** The key under which the component kit stores the reader's choice of light or dark. */
const key = 'mantine-color-scheme-value';

const keptChoice = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage may be unavailable; the system setting then applies.
    return null;
  }
};

/** Applies the reader's choice of light or dark before the first paint. */
export const applyKeptColours = (): void => {
  const kept = keptChoice();
  if (kept === 'light' || kept === 'dark') document.documentElement.setAttribute('data-mantine-color-scheme', kept);
};
