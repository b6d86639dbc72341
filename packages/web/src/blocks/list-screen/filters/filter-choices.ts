import type { Column } from '@attestry/contract/kernel/list.ts';
import { i18n } from '../../../kernel/texts.ts';
import { type Choice, useChoices } from '../../lookups.tsx';

/** The options of a filter: those set by the list, or else those of the column, or else the entries of its lookup. */
export const useFilterChoices = (column: Column, offered?: readonly Choice[]): readonly Choice[] => {
  const entries = useChoices(column.kind === 'lookup' ? column.lookup : undefined);
  if (offered) return offered;
  if (column.kind === 'choice') return column.values.map((value) => ({ id: value, name: i18n.t(value) }));
  if (column.kind !== 'boolean') return entries;
  return [
    { id: 'true', name: i18n.t('Yes') },
    { id: 'false', name: i18n.t('No') },
  ];
};
