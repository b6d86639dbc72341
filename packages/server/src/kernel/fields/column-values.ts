/** The values of columns that are declared by the field each of them stores, such as `{ zipCode: 'zip_code' }`. */
export const columnValues = <const C extends Record<string, string>, V>(
  columns: C,
  read: (field: keyof C) => V,
): Record<C[keyof C], V> => {
  const values = Object.entries(columns).map(([field, column]) => [column, read(field)]);
  return Object.fromEntries(values) as Record<C[keyof C], V>; // one entry for each column of C
};
