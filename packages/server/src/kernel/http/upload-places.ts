/** What the uploads of all callers of this process may hold at once: ten of the largest reports. */
const mostBytes = 200_000_000;

const people = new Set<string>();
let heldBytes = 0;

/** Why there is no place: another upload of the same person, or those of everybody. */
export type NoPlace = 'own' | 'all';

/**
 * Does `work` with an upload of so many bytes, for which there is one place for each person and a bounded number for all:
 * an upload lies whole in memory from its first byte until it has been dealt with.
 */
export const inUploadPlace = async <T>(
  person: string,
  bytes: number,
  work: () => Promise<T>,
): Promise<{ answer: T } | { noPlace: NoPlace }> => {
  if (people.has(person)) return { noPlace: 'own' };
  if (heldBytes + bytes > mostBytes) return { noPlace: 'all' };
  people.add(person);
  heldBytes += bytes;
  try {
    return { answer: await work() };
  } finally {
    people.delete(person);
    heldBytes -= bytes;
  }
};
