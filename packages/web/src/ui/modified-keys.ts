const modifier = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** The keys that open the palette, as the keyboard of this device has them. */
export const paletteKeys = `${modifier} K`;

/** The keys that undo what was just done. */
export const undoKeys = `${modifier} Z`;
