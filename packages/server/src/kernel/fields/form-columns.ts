/**
 * The column value of an optional form text: null when cleared; undefined when omitted, so that a new row gets null and an
 * edited row keeps its value.
 */
export const cleared = (text: string | undefined): string | null | undefined => (text === '' ? null : text);

/** Column values from a map of form field to column, such as `{ zipCode: 'zip_code' }`. */
export const columnValues = <const C extends Record<string, string>, V>(
  columns: C,
  read: (field: keyof C) => V,
): Record<C[keyof C], V> => {
  const values = Object.entries(columns).map(([field, column]) => [column, read(field)]);
  return Object.fromEntries(values) as Record<C[keyof C], V>; // one entry for each column of C
};
