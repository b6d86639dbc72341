/** The same keys, each with what `of` makes of its value. */
export const mapValues = <K extends string, V, W>(
  values: Readonly<Record<K, V>>,
  of: (value: V, key: string) => W,
): Record<K, W> =>
  Object.fromEntries(Object.entries<V>(values).map(([key, value]) => [key, of(value, key)])) as Record<K, W>; // every key of K
