/** `%`, `_` and the backslash stand for themselves in what people type. */
const plain = (text: string): string => text.replace(/[\\%_]/g, (character) => `\\${character}`);

/** A pattern of `like` for texts that contain this one. */
export const containing = (text: string): string => `%${plain(text)}%`;

/** A pattern of `like` for texts that begin with this one. */
export const startingWith = (text: string): string => `${plain(text)}%`;
