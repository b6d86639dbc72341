import type { NamedFile } from '@attestry/contract/kernel/endpoint.ts';
import type { FlagName } from '@attestry/contract/kernel/flags.ts';
import type { Column, Columns, ExportInput, ListInput, ListSpec } from '@attestry/contract/kernel/list.ts';
import type { ReactNode } from 'react';
import type { Needed } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import { type ChangeList, type ListState, withColumns } from '../../kernel/url-state.ts';
import type { MenuAction } from '../../ui/action-menu.tsx';
import type { Question } from '../asking/ask-first.ts';
import type { RowCommand } from '../asking/send-each.ts';
import type { Choice } from '../lookups.tsx';

/** A page of a list; the API uses one of three keys for its rows. */
export type ListAnswer<R> = {
  totalPages: number;
  total: number;
  totalIsLowerBound: boolean;
  similarFrom?: number | undefined;
} & ({ resultsList: R[] } | { resultList: R[] } | { results: R[] });

export const rowsOf = <R>(answer: ListAnswer<R>): R[] => {
  if ('resultsList' in answer) return answer.resultsList;
  return 'resultList' in answer ? answer.resultList : answer.results;
};

/** What is to be done to each of the selected rows. */
export type CommandOf<R> = (row: R) => RowCommand;

/** What the dialog of an action for many rows is given: the rows it fits, and the way on from it. */
export interface SelectedRows<R> {
  rows: readonly R[];
  run: (commandOf: CommandOf<R>) => void;
  onClose: () => void;
}

/**
 * Makes an action of a row one for the selected rows, with one command for each: after a question that names the effects,
 * after a dialog that asks what is to be done, or at once, where all of it can be undone.
 */
export type BulkAction<R> = {
  /** The label where it differs from that of a row, such as "Plan next audits". */
  label?: string;
} & (
  | { command: CommandOf<R>; question?: (rows: readonly R[], run: () => void) => Promise<Question> }
  | { dialog: (selected: SelectedRows<R>) => ReactNode }
);

/** One entry of a row's More menu; one that is for many rows alone, neither leading anywhere nor run, stands in their bar. */
export interface RowAction<R> extends Pick<MenuAction, 'icon' | 'group' | 'leads'> {
  label: string | ((row: R) => string);
  needs?: Needed;
  /** The action exists only while this feature flag is on. */
  flag?: FlagName;
  /** Whether this row has the action; by default every row has it. */
  offered?: (row: R) => boolean;
  to?: (row: R) => string;
  run?: (row: R) => void;
  /** Whether it ends something of this row, which is asked about first. */
  dangerous?: (row: R) => boolean;
  bulk?: BulkAction<R>;
}

/** The button to add a record, for those who may. */
export interface AddRecord {
  label: string;
  /** The label where there is no record yet, such as "Upload the first report". */
  first?: string;
  to: string;
  needs: Needed;
}

export interface ExportChoice<C extends Columns> {
  label: string;
  /** Exports with the list's present filters: all rows, or those of the ids. Use a quiet client: the list shows the failure itself. */
  run: (query: ListInput<C> & { ids?: string[] }) => Promise<NamedFile>;
}

/** What a row's card shows below its name on a phone; columns that this reader does not have are left out. */
export interface CardParts<K extends string> {
  /** The quiet line under the name. */
  line: readonly K[];
  /** The last line: the status, and what stands beside it. */
  foot: readonly K[];
}

/** The definition of a list screen: the contract's columns, how to load a page, and how to render cells. */
export interface ListParts<C extends Columns, R extends object> {
  spec: ListSpec<C>;
  load: (query: ListInput<C>) => Promise<ListAnswer<R>>;
  /** What else the rows depend on, such as the company whose sites are listed. */
  scope?: readonly string[];
  rowKey: (row: R) => string;
  /** The name of a row, used in the label of its More button. */
  rowName: (row: R) => string;
  /** Custom cells, where the row's plain value under the column's key is not enough. */
  cells?: { readonly [K in keyof C]?: (row: R, isShown: (column: keyof C & string) => boolean) => ReactNode };
  /** The columns shown before the others; one before the name, such as a seal, stands beside it in a card. */
  leads?: readonly (keyof C & string)[];
  /** Columns of a wide table that are stacked under another until the screen has room for all. */
  under?: { readonly [K in keyof C]?: keyof C & string };
  /** The column that names the row and takes the room the others leave; without it, the one that links to the record. */
  names?: keyof C & string;
  /** The column that links to the record. */
  opens?: { column: keyof C & string; to: (row: R) => string };
  /** Without it, a card names and shows each column that the table shows. */
  card?: CardParts<keyof C & string>;
  rowActions?: readonly RowAction<R>[];
  /** Filters shown in the tool bar if there is room, the more important first; at most two. */
  toolBarFilters?: readonly (keyof C & string)[];
  /** The options of a filter in place of all values, such as the existing limits; without it, a number is typed. */
  filterChoices?: FilterChoices<C>;
  exports?: readonly ExportChoice<C>[];
  /** Why this reader may not export the list; the menu is then disabled and shows this text. */
  exportRefusal?: string;
  /** Words the range of the paging when it counts something other than rows, such as entries with several rows each. */
  counted?: (range: string) => string;
  add?: AddRecord;
  /** Says what will be listed here, while there is nothing. */
  nothingYet?: string;
  /** Nothing is listed before a search; this text is shown instead. */
  awaitsSearch?: string;
}

export type FilterChoices<C extends Columns> = { readonly [K in keyof C]?: readonly Choice[] };

/** What the parts of a list need to show and change its state. */
export interface ListControls<C extends Columns> {
  spec: ListSpec<C>;
  state: ListState<C>;
  change: ChangeList<C>;
  filterChoices?: FilterChoices<C> | undefined;
}

export const columnsOf = <C extends Columns>(spec: ListSpec<C>): (readonly [keyof C & string, Column])[] =>
  Object.entries(spec.columns);

/** The columns that can be shown. */
export const offeredColumnsOf = <C extends Columns>(spec: ListSpec<C>) =>
  columnsOf(spec).filter(([, { hidden }]) => hidden !== 'everywhere');

/** The list with the columns that are shown alone, in the order they are shown in. */
export const withShownColumns = <C extends Columns>(
  spec: ListSpec<C>,
  shown: readonly string[],
  leads: readonly string[] = [],
): ListSpec<C> => {
  const rank = (key: string) => (leads.includes(key) ? leads.indexOf(key) : leads.length);
  const columns = columnsOf(spec).filter(([key]) => shown.includes(key));
  return withColumns(
    spec,
    columns.toSorted(([one], [other]) => rank(one) - rank(other)),
  );
};

/** The plain value of a row in a column. */
export const plainValueOf = (row: object, key: string): unknown => Reflect.get(row, key);

/** A name with its id, where several rows may share the name. */
export const nameWithId = ({ name, id }: { name: string; id: string }): string => i18n.t('{name}, {id}', { name, id });

/** The two formats in which every list is exported. */
export const csvAndXlsx = <C extends Columns>(
  run: (query: ExportInput<C>) => Promise<NamedFile>,
): ExportChoice<C>[] => [
  { label: 'CSV', run: (query) => run({ ...query, format: 'csv' }) },
  { label: 'XLSX', run: (query) => run({ ...query, format: 'xlsx' }) },
];

/** The props of every filter of a list. */
export interface FilterProps<C extends Columns> extends ListControls<C> {
  columnKey: keyof C & string;
  column: Column;
}
