import type { Column, Columns } from '@attestry/contract/kernel/list.ts';
import { i18n } from '../../../kernel/texts.ts';
import { chosenOf } from '../../../kernel/url-state.ts';
import { type Choice, useChoices } from '../../lookups.tsx';
import type { FilterProps } from '../list-parts.ts';
import { filterLabelOf } from './filter-label.ts';

/** More options than this can be searched. */
export const manyChoices = 8;

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

/** The options that a filter offers now, and the label of the filter in which something must be chosen before. */
export const useOfferedChoices = <C extends Columns>({
  columnKey,
  column,
  spec,
  state,
  filterChoices,
}: FilterProps<C>) => {
  const all = useFilterChoices(column, filterChoices?.[columnKey]);
  const outerKey = column.kind === 'lookup' ? (column.within ?? '') : '';
  const outer = spec.columns[outerKey];
  const entries = useChoices(outer?.kind === 'lookup' ? outer.lookup : undefined);
  if (!outer) return { choices: all, awaits: undefined };
  const [chosen, around] = [chosenOf(state.filters, columnKey), chosenOf(state.filters, outerKey)];
  const names = new Set(entries.filter(({ id }) => around.includes(id)).map(({ name }) => name));
  return {
    // What an address chose stays removable.
    choices: all.filter(({ id, hint = '' }) => names.has(hint) || chosen.includes(id)),
    awaits: around.length === 0 ? filterLabelOf(outer) : undefined,
  };
};
