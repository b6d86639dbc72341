/**
 * An optional text of a form as a column takes it: what was cleared is null; what was left out stays undefined, so that
 * a new row has null there and an edited one keeps what it has.
 */
export const cleared = (text: string | undefined): string | null | undefined => (text === '' ? null : text);
