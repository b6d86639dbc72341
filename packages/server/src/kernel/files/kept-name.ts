import { withoutHidden } from '@attestry/contract/kernel/hidden-characters.ts';

const longestName = 200;
/** A stranger's file name as it is kept: without folders and unseen characters, at most 200 long, its ending whole. */
export const keptName = (given: string | undefined, otherwise: string): string => {
  const [name = ''] = (given ?? '').split(/[/\\]/).slice(-1);
  return (
    [...withoutHidden(name.toWellFormed()).replace(/\p{Cc}/gu, '')].slice(-longestName).join('').trim() || otherwise
  );
};
