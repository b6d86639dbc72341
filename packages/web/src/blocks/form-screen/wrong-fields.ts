import { get } from 'react-hook-form';

const isMessage = (error: object): boolean => typeof get(error, 'message') === 'string';

/** What react-hook-form adds to an error beside its members. */
const notMembers = ['ref', 'type', 'types', 'message'];

const membersOf = (error: object): [string, object][] =>
  Object.entries(error).filter(
    (entry): entry is [string, object] =>
      !notMembers.includes(entry[0]) && typeof entry[1] === 'object' && entry[1] !== null,
  );

/** The paths of wrong fields below a field, in the order of their rows. */
const pathsBelow = (error: object, path: string): string[] => {
  if (isMessage(error)) return [path];
  return membersOf(error).flatMap(([key, member]) => pathsBelow(member, key === 'root' ? path : `${path}.${key}`));
};

/** The paths of the wrong fields, in the order of the form. */
export const wrongPaths = (errors: object, names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const error: unknown = get(errors, name);
    return typeof error === 'object' && error !== null ? pathsBelow(error, name) : [];
  });

/** Whether a path is that of a field or lies below it. */
export const isWithin = (path: string, name: string): boolean => path === name || path.startsWith(`${name}.`);
