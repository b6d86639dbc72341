import { withoutHidden } from '@attestry/contract/kernel/hidden-characters.ts';

const maxNameLength = 200;
/**
 * The name under which an uploaded file is stored: without folders and invisible characters, at most 200 characters, its
 * extension whole.
 */
export const storedFileName = (given: string | undefined, otherwise: string): string => {
  const [name = ''] = (given ?? '').split(/[/\\]/).slice(-1);
  return (
    [...withoutHidden(name.toWellFormed()).replace(/\p{Cc}/gu, '')].slice(-maxNameLength).join('').trim() || otherwise
  );
};
