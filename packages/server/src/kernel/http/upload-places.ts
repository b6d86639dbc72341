/** What the uploads of all callers of this process may hold at once: ten of the largest reports. */
const mostBytes = 200_000_000;

/** As many as somebody who uploads a day's reports has open at once. */
const mostOfOne = 4;

const held = new Map<string, number>();
let heldBytes = 0;

/** Why there is no place: the other uploads of the same person, or those of everybody. */
export type NoPlace = 'own' | 'all';

/**
 * Does `work` with an upload of so many bytes, for which there are four places for each person and a bounded number for all:
 * an upload lies whole in memory from its first byte until it has been dealt with.
 */
export const inUploadPlace = async <T>(
  person: string,
  bytes: number,
  work: () => Promise<T>,
): Promise<{ answer: T } | { noPlace: NoPlace }> => {
  const ofPerson = held.get(person) ?? 0;
  if (ofPerson >= mostOfOne) return { noPlace: 'own' };
  if (heldBytes + bytes > mostBytes) return { noPlace: 'all' };
  held.set(person, ofPerson + 1);
  heldBytes += bytes;
  try {
    return { answer: await work() };
  } finally {
    const left = (held.get(person) ?? 1) - 1;
    if (left > 0) held.set(person, left);
    else held.delete(person);
    heldBytes -= bytes;
  }
};
