/**
 * An optional text of a form as a column takes it: what was cleared is null; what was left out stays undefined, so that
 * a new row has null there and an edited one keeps what it has.
 */
export const cleared = (text: string | undefined): string | null | undefined => (text === '' ? null : text);

/** The values of columns that are declared by the field each of them stores, such as `{ zipCode: 'zip_code' }`. */
export const columnValues = <const C extends Record<string, string>, V>(
  columns: C,
  read: (field: keyof C) => V,
): Record<C[keyof C], V> => {
  const values = Object.entries(columns).map(([field, column]) => [column, read(field)]);
  return Object.fromEntries(values) as Record<C[keyof C], V>; // one entry for each column of C
};
