/** `%`, `_` and the backslash that people type are literal. */
const plain = (text: string): string => text.replace(/[\\%_]/g, (character) => `\\${character}`);

/** A `like` pattern for texts that contain this one. */
export const containing = (text: string): string => `%${plain(text)}%`;

/** A `like` pattern for texts that begin with this one. */
export const startingWith = (text: string): string => `${plain(text)}%`;
