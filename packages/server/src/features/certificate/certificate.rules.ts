const longestPrefix = 8;

/**
 * The prefix of certificate numbers: a one-word name of the body, or the initials of a longer one; empty for a name
 * without letters.
 */
export const prefixOf = (bodyName: string): string => {
  const words = bodyName.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const letters = words.length > 1 ? words.flatMap((word) => [...word].slice(0, 1)) : [...(words[0] ?? '')];
  return letters.slice(0, longestPrefix).join('').toUpperCase();
};

/**
 * A certificate's number, such as `GFA-2026-100001`: the body, the year of issue, and a sequence over all certificates.
 */
export const certificateNumber = (bodyName: string, issueDate: string, sequence: string): string =>
  [prefixOf(bodyName), issueDate.slice(0, 4), sequence].filter(Boolean).join('-');
