import type { NamedFile } from '@attestry/contract/kernel/endpoint.ts';
import type { FlagName } from '@attestry/contract/kernel/flags.ts';
import type { Column, Columns, ExportInput, ListInput, ListSpec } from '@attestry/contract/kernel/list.ts';
import { BookOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Needed } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import { type ChangeList, type ListState, withColumns } from '../../kernel/url-state.ts';
import type { MenuAction } from '../../ui/action-menu.tsx';
import type { Question } from '../asking/ask-first.ts';
import type { LeftOut, NameOf } from '../asking/left-out-text.ts';
import type { CommandOf, UnfinishedRow } from '../asking/send-each.ts';
import type { Choice } from '../lookups.tsx';

/** A page of a list. The API uses one of three keys for its rows. */
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

export type Summary = (done: number, unfinished: readonly UnfinishedRow[]) => string;

/** The props of a dialog for a bulk action: the rows that the action fits and those it does not, and how to run or close it. */
export interface SelectedRows<R> {
  rows: readonly R[];
  nameOf: NameOf;
  leftOut: readonly LeftOut[];
  /** Runs a command for each of the rows, or for each that `isMeant`. */
  run: (commandOf: CommandOf<R>, isMeant?: (row: R) => boolean) => void;
  onClose: () => void;
}

/** A row action for many rows, a command each: it asks first, opens a dialog, or runs at once. Or it downloads one file. */
export type BulkAction<R> = {
  /** The label in the selection bar, if it differs from that of a row, such as "Plan next audits". */
  label?: string;
  /** Says what became of the rows, in place of "Archive: 8 done, 2 refused". */
  summary?: Summary;
} & (
  | { command: CommandOf<R>; question?: (rows: readonly R[], run: () => void, nameOf: NameOf) => Promise<Question> }
  | { dialog: (selected: SelectedRows<R>) => ReactNode }
  | { file: (rows: readonly R[]) => Promise<NamedFile> }
);

/** An entry of a row's More menu. One that neither leads anywhere nor runs appears only in the selection bar. */
export interface RowAction<R> extends Pick<MenuAction, 'icon' | 'group' | 'leads'> {
  label: string | ((row: R) => string);
  needs?: Needed;
  /** The action exists only while this feature flag is on. */
  flag?: FlagName;
  /** Whether the action is offered for this row; by default for every row. */
  offered?: (row: R) => boolean;
  /** Why the action is not offered for this row, if that is worth knowing; it is then shown with the reason. */
  refusal?: (row: R) => string | undefined;
  /** Why the action leaves out a selected row where the row's own menu need not say it. */
  leavesOut?: (row: R) => string | undefined;
  to?: (row: R) => string;
  run?: (row: R) => void;
  /** Whether the action ends something for this row; it then asks first. */
  dangerous?: (row: R) => boolean;
  bulk?: BulkAction<R>;
}

/** What adds a record, for readers who may do so. */
export interface AddRecord {
  label: string;
  /** What the palette calls it, such as "New site". */
  action: string;
  /** The label while there is no record yet, such as "Upload the first report". */
  first?: string;
  to: string;
  needs: Needed;
}

export interface ExportChoice<C extends Columns> {
  label: string;
  /** What it is called where it exports the selected rows, if it can. */
  ofSelected?: string;
  /**
   * Exports with the list's present filters: all rows, or those with the ids. Use a quiet client, because the list
   * shows the failure itself. Answers no file if the server makes it for later.
   */
  run: (query: ListInput<C> & { ids?: string[] }) => Promise<NamedFile | undefined>;
}

/** What a card shows below a row's name on a phone, apart from columns that this reader does not have. */
export interface CardParts<K extends string> {
  /** The line in muted text below the name. */
  line: readonly K[];
  /** The last line: the status and what belongs next to it. */
  foot: readonly K[];
  /** Those of both that a reader would not recognise without their label. */
  labelled?: readonly K[];
}

/** A key, and what it does. */
export type ExplainedKey = readonly [key: string, does: string];

/** What a reader decides row by row, in a wide preview that opens with the list. */
export interface ReviewParts<K extends string, R> {
  /** The columns that still fit next to it. */
  beside: readonly K[];
  content: (row: R) => ReactNode;
  /** What its own keys do, for the list of keys. */
  keys: readonly ExplainedKey[];
}

/** The entry that opens a row's record; the list adds the address. */
export const viewAction = { label: () => i18n.t('View'), icon: BookOpen };

/** The column below which another one is stacked, by the key of the latter. */
export type Under = Readonly<Record<string, string | undefined>>;

/** How rows are shown, in a table or as cards. */
export interface RowParts<C extends Columns, R extends object> {
  rowKey: (row: R) => string;
  /** The name of a row, used in the label of its More button. */
  rowName: (row: R) => string;
  /** Custom cells, for columns whose value is not shown as plain text. */
  cells?: { readonly [K in keyof C]?: (row: R, isShown: (column: keyof C & string) => boolean) => ReactNode };
  /** The columns shown first. In a card, those other than the name, such as a seal, are next to it. */
  leads?: readonly (keyof C & string)[];
  /** Columns of a wide table that are stacked below another one until there is room for all. */
  under?: { readonly [K in keyof C]?: keyof C & string };
  /** The column that names the row and takes the remaining width; by default the one that links to the record. */
  names?: keyof C & string;
  /** The column that links to the record; a row without an address opens nothing. */
  opens?: {
    column: keyof C & string;
    to: (row: R) => string | undefined;
    /** Called when the link is followed. */
    onOpen?: (row: R) => void;
  };
  /** Without it, a card shows each column of the table with its label. */
  card?: CardParts<keyof C & string>;
  /** The columns on paper; by default as many as fit of those that name a row and of those that a card shows. */
  printed?: readonly (keyof C & string)[];
  rowActions?: readonly RowAction<R>[];
}

/** The definition of a list screen: the contract's columns, how to load a page, and how to show its rows. */
export interface ListParts<C extends Columns, R extends object> extends RowParts<C, R> {
  spec: ListSpec<C>;
  load: (query: ListInput<C>) => Promise<ListAnswer<R>>;
  /** Names for what is being typed in the search box. Use a quiet client: without an answer there are none. */
  suggest?: (query: ListInput<C>) => Promise<readonly string[]>;
  /** What else the rows depend on, such as the company whose sites are listed. */
  scope?: readonly string[];
  /** The column that tells rows of one name apart. Beside the preview of a row it is stacked below the name. */
  tellsApart?: keyof C & string;
  /** Columns that the cell of another one tells until the reader chooses them; the preview leaves them out until then. */
  folded?: readonly (keyof C & string)[];
  /** What the preview of a row says beyond its columns. */
  beyondColumns?: (row: R) => readonly { label: string; content: ReactNode }[];
  review?: ReviewParts<keyof C & string, R> | undefined;
  /** Filters shown in the tool bar if there is room, the more important one first; at most two. */
  toolBarFilters?: readonly (keyof C & string)[];
  /** The options of a filter, such as the existing limits, instead of all values. Without them, a number is typed. */
  filterChoices?: FilterChoices<C>;
  exports?: readonly ExportChoice<C>[];
  /** Why this reader may not export the list; the disabled menu shows it. */
  exportRefusal?: string;
  /** Why this reader may not keep favourites; the disabled switch shows it. */
  favouritesRefusal?: string;
  /** Words the paging range if it counts something other than rows, such as entries with several rows each. */
  counted?: (range: string) => string;
  add?: AddRecord;
  /** Says what will be listed here while there is nothing. */
  nothingYet?: string;
  /** What the empty list says if its filters show pending work; undefined for other filters. */
  useNothingLeft?: () => string | undefined;
  /** The list shows only its first rows, so many at most, such as the preview of a report. */
  firstRows?: number;
  /** Shown before a search, if the list is empty until then. */
  awaitsSearch?: string;
}

export type FilterChoices<C extends Columns> = { readonly [K in keyof C]?: readonly Choice[] };

/** The state of a list and how to change it, for the parts that show it. */
export interface ListControls<C extends Columns> {
  spec: ListSpec<C>;
  state: ListState<C>;
  change: ChangeList<C>;
  filterChoices?: FilterChoices<C> | undefined;
  favouritesRefusal?: string | undefined;
}

export const columnsOf = <C extends Columns>(spec: ListSpec<C>): (readonly [keyof C & string, Column])[] =>
  Object.entries(spec.columns);

/** The column that names a row. */
export const nameColumnOf = <C extends Columns, R extends object>({
  names,
  opens,
}: Pick<RowParts<C, R>, 'names' | 'opens'>): (keyof C & string) | undefined => names ?? opens?.column;

/** The columns that can be shown. */
export const offeredColumnsOf = <C extends Columns>(spec: ListSpec<C>) =>
  columnsOf(spec).filter(([, { hidden }]) => hidden !== 'everywhere');

/** The list with only the shown columns, in display order. */
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

export const plainValueOf = (row: object, key: string): unknown => Reflect.get(row, key);

/** A name with its id, for rows that may share a name. */
export const nameWithId = ({ name, id }: { name: string; id: string }): string => i18n.t('{name}, {id}', { name, id });

/** The two formats in which every list is exported. */
export const csvAndXlsx = <C extends Columns>(
  run: (query: ExportInput<C>) => Promise<NamedFile>,
): ExportChoice<C>[] => [
  {
    label: 'CSV',
    ofSelected: i18n.t('Export as {format}', { format: 'CSV' }),
    run: (query) => run({ ...query, format: 'csv' }),
  },
  {
    label: 'XLSX',
    ofSelected: i18n.t('Export as {format}', { format: 'XLSX' }),
    run: (query) => run({ ...query, format: 'xlsx' }),
  },
];

export interface FilterProps<C extends Columns> extends ListControls<C> {
  columnKey: keyof C & string;
  column: Column;
}
