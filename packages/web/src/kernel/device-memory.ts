/** What this device keeps of a reader's choices, such as light or dark; null for nothing. */
export const storedPreference = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage may be unavailable; the defaults then apply.
    return null;
  }
};

/** Keeps a choice on this device; an empty one is forgotten. */
export const storePreference = (key: string, choice: string): void => {
  try {
    if (choice) localStorage.setItem(key, choice);
    else localStorage.removeItem(key);
  } catch {
    // Storage may be unavailable or full; the choice then lasts as long as the page.
  }
};
