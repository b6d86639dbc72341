import { session } from './session.ts';

const prefix = 'attestry.draft';
const lasts = 14 * 86_400_000;

/** Unsaved input, and the moment since which this device has kept it. */
export interface KeptDraft {
  at: string;
  draft: unknown;
}

const keyOf = (person: string, record: string): string => `${prefix} ${person} ${record}`;

const isKept = (value: unknown): value is KeptDraft =>
  typeof value === 'object' && value !== null && 'draft' in value && 'at' in value && typeof value.at === 'string';

const keptUnder = (key: string): KeptDraft | undefined => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isKept(kept) && Date.now() - Date.parse(kept.at) < lasts ? kept : undefined;
  } catch {
    // Storage may be unavailable, or hold what another version of the product wrote.
    return undefined;
  }
};

/** Forgets the drafts on this device, except those for which `stays` returns true. */
const forgetUnless = (stays: (key: string) => boolean): void => {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(`${prefix} `));
    for (const key of keys) if (!stays(key)) localStorage.removeItem(key);
  } catch {
    // Storage may be unavailable; then it holds no drafts.
  }
};

/** Forgets everybody's drafts, when a person signs out. */
export const forgetDrafts = (): void => forgetUnless(() => false);

/** Forgets other people's drafts and those that are too old, when a person has signed in. */
export const forgetDraftsOfOthers = (person: string): void =>
  forgetUnless((key) => key.startsWith(keyOf(person, '')) && keptUnder(key) !== undefined);

/** The unsaved input that this device has kept for a record, such as `audit 500003`. */
export const draftKept = (record: string): KeptDraft | undefined => {
  const person = session.profile()?.identificator;
  return person === undefined ? undefined : keptUnder(keyOf(person, record));
};

/** Keeps the unsaved input for a record as of a moment, or forgets it if undefined. Returns whether it is kept now. */
export const keepDraft = (record: string, draft: unknown, at = new Date().toISOString()): boolean => {
  const person = session.profile()?.identificator;
  if (person === undefined) return false;
  try {
    if (draft === undefined) localStorage.removeItem(keyOf(person, record));
    else localStorage.setItem(keyOf(person, record), JSON.stringify({ at, draft } satisfies KeptDraft));
    return draft !== undefined;
  } catch {
    // Storage may be unavailable or full; the draft then lasts as long as the page.
    return false;
  }
};
