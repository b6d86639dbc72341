/** One member of each entry, by the entry's name. */
export const pluck = <T extends Record<string, object>, M extends keyof T[keyof T]>(
  entries: T,
  member: M,
): { [N in keyof T]: T[N][M] } =>
  Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, Reflect.get(entry, member)])) as {
    [N in keyof T]: T[N][M];
  };
