/** A whole number with separators as in 1,008. */
export const countInEnglish = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** Which form of a text fits a whole number. */
export const pluralInEnglish = (count: number): 'one' | 'other' => (Math.abs(count) === 1 ? 'one' : 'other');
