/** A choice of the reader that this device remembers, such as light or dark; null if there is none. */
export const storedPreference = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage may be unavailable; the defaults then apply.
    return null;
  }
};

/** Remembers a choice on this device; an empty choice is forgotten. */
export const storePreference = (key: string, choice: string): void => {
  try {
    if (choice) localStorage.setItem(key, choice);
    else localStorage.removeItem(key);
  } catch {
    // Storage may be unavailable or full; the choice then lasts as long as the page.
  }
};
