import type { NamedFile } from '@attestry/contract/kernel/endpoint.ts';
import type { FlagName } from '@attestry/contract/kernel/flags.ts';
import type { Column, Columns, ListInput, ListSpec } from '@attestry/contract/kernel/list.ts';
import type { ReactNode } from 'react';
import type { Needed } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import type { ChangeList, ListState } from '../../kernel/url-state.ts';
import type { Choice } from '../lookups.tsx';

/** A page of a list as the API answers it, under any of its three keys. */
export type ListAnswer<R> = { totalPages: number; total: number; totalIsLowerBound: boolean } & (
  | { resultsList: R[] }
  | { resultList: R[] }
  | { results: R[] }
);

export const rowsOf = <R>(answer: ListAnswer<R>): R[] => {
  if ('resultsList' in answer) return answer.resultsList;
  return 'resultList' in answer ? answer.resultList : answer.results;
};

/** One entry of a row's More menu. */
export interface RowAction<R> {
  label: string | ((row: R) => string);
  needs?: Needed;
  /** The action exists only while the feature flag is on. */
  flag?: FlagName;
  /** Whether this row has the action; without it every row has. */
  offered?: (row: R) => boolean;
  to?: (row: R) => string;
  run?: (row: R) => void;
  dangerous?: true;
}

export interface ExportChoice<C extends Columns> {
  label: string;
  /** Sends with the list's present filters. Give it a quiet client: the list shows what an export failed of. */
  run: (query: ListInput<C>) => Promise<NamedFile>;
}

/** What a list screen is driven by: the contract's columns, how to load a page, and how its cells look. */
export interface ListParts<C extends Columns, R extends object> {
  spec: ListSpec<C>;
  load: (query: ListInput<C>) => Promise<ListAnswer<R>>;
  /** What else the rows depend on, such as the company whose sites are listed. */
  scope?: readonly string[];
  rowKey: (row: R) => string;
  /** The row's name, as its More button is announced. */
  rowName: (row: R) => string;
  /** Cells that are more than the row's plain value under the column's key. */
  cells?: { readonly [K in keyof C]?: (row: R) => ReactNode };
  /** Columns of a long table that stand under another one until the screen has room for all side by side. */
  under?: { readonly [K in keyof C]?: keyof C & string };
  /** The column that leads to the record. */
  opens?: { column: keyof C & string; to: (row: R) => string };
  rowActions?: readonly RowAction<R>[];
  /** Filters that stand in the tool bar where there is room, the more important first; at most two. */
  nearFilters?: readonly (keyof C & string)[];
  /** What a filter offers in place of all its values, such as the limits there are; without it, a number is typed. */
  filterChoices?: FilterChoices<C>;
  exports?: readonly ExportChoice<C>[];
  /** Why this list is not exported by this reader; the menu is then shown disabled with this text. */
  exportRefusal?: string;
  /** What the paging counts, where it is not the rows, such as entries of several rows: `1–10 of 25` in words of its own. */
  counted?: (place: string) => string;
  /** Nothing is listed before a search; this text says so. */
  awaitsSearch?: string;
}

export type FilterChoices<C extends Columns> = { readonly [K in keyof C]?: readonly Choice[] };

/** The parts of a list that show and change its state. */
export interface ListControls<C extends Columns> {
  spec: ListSpec<C>;
  state: ListState<C>;
  change: ChangeList<C>;
  filterChoices?: FilterChoices<C> | undefined;
}

export const columnsOf = <C extends Columns>(spec: ListSpec<C>): (readonly [keyof C & string, Column])[] =>
  Object.entries(spec.columns);

export const shownColumnsOf = <C extends Columns>(spec: ListSpec<C>) =>
  columnsOf(spec).filter(([, { hidden }]) => hidden !== 'inTable' && hidden !== 'everywhere');

/** The plain value of a row under a column's key. */
export const plainValueOf = (row: object, key: string): unknown => Reflect.get(row, key);

/** The name of a row beside which others of the same name may stand. */
export const nameWithId = ({ name, id }: { name: string; id: string }): string => i18n.t('{name}, {id}', { name, id });

/** The two formats in which every list is exported. */
export const csvAndXlsx = <C extends Columns>(
  run: (query: ListInput<C> & { format: 'csv' | 'xlsx' }) => Promise<NamedFile>,
): ExportChoice<C>[] => [
  { label: 'CSV', run: (query) => run({ ...query, format: 'csv' }) },
  { label: 'XLSX', run: (query) => run({ ...query, format: 'xlsx' }) },
];

/** What every filter of a list is given. */
export interface FilterProps<C extends Columns> extends ListControls<C> {
  columnKey: keyof C & string;
  column: Column;
}
