const longestName = 200;
/** Controls, and the marks that turn the direction of writing and so make one name look like another. */
const unseen = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A stranger's file name as it is kept: without folders and unseen characters, at most 200 long, its ending whole. */
export const keptName = (given: string | undefined, otherwise: string): string => {
  const [name = ''] = (given ?? '').split(/[/\\]/).slice(-1);
  return [...name.toWellFormed().replace(unseen, '')].slice(-longestName).join('').trim() || otherwise;
};
