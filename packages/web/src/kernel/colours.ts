/** Where the component kit keeps the reader's choice of light or dark, as it names it. */
const key = 'mantine-color-scheme-value';

const keptChoice = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage may be closed to the page; the system's choice then stands.
    return null;
  }
};

/** Shows the pages in the light or dark that the reader chose, before anything is drawn. */
export const applyKeptColours = (): void => {
  const kept = keptChoice();
  if (kept === 'light' || kept === 'dark') document.documentElement.setAttribute('data-mantine-color-scheme', kept);
};
