import { session } from './session.ts';

const prefix = 'attestry.recent';
const most = 8;

const keyOf = (person: string): string => `${prefix} ${person}`;

const readUnder = (key: string): string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((entry) => typeof entry === 'string').slice(0, most) : [];
  } catch {
    // Storage may be unavailable, or hold what another version of the product wrote.
    return [];
  }
};

/** The keys of what the reader opened last on this device, the latest first. They hold no names. */
export const recentEntries = (): readonly string[] => {
  const person = session.profile()?.identificator;
  return person === undefined ? [] : readUnder(keyOf(person));
};

export const rememberEntry = (entry: string): void => {
  const person = session.profile()?.identificator;
  if (person === undefined) return;
  const kept = [entry, ...recentEntries().filter((one) => one !== entry)].slice(0, most);
  try {
    localStorage.setItem(keyOf(person), JSON.stringify(kept));
  } catch {
    // Storage may be unavailable or full; then nothing is recent.
  }
};

/** Forgets what people opened on this device, except for one who has just signed in. */
export const forgetEntries = (except?: string): void => {
  try {
    const stays = except === undefined ? undefined : keyOf(except);
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(`${prefix} `));
    for (const key of keys) if (key !== stays) localStorage.removeItem(key);
  } catch {
    // Storage may be unavailable; then nothing is kept.
  }
};
