import type { FlagName } from './flags.ts';
import type { ListPreset } from './list-presets.ts';
import type { RoleGroup } from './role-groups.ts';

interface ColumnParts {
  label: string;
  /** What its filter is called, if not as the column. */
  filterLabel?: string;
  sortable?: true;
  filterable?: true;
  /** Only these role groups have the column; by default everyone who may see the list. */
  audience?: readonly RoleGroup[];
  /**
   * The column counts only what each reader sees. Only these role groups see everything, so only they can filter, sort
   * and export by it: the order would reveal rows that they do not see.
   */
  wholeFor?: readonly RoleGroup[];
  /** The column exists only while the feature flag is on. */
  flag?: FlagName;
  /** Hidden until the reader chooses it: for everybody, or for these role groups. */
  optional?: true | readonly RoleGroup[];
  /** Not exported; or not shown either, because it exists only to filter and sort by. */
  hidden?: 'inExport' | 'everywhere';
}

/**
 * A column of a list, declared once and used by the query builder, the table, the filter bar and the export. `choice`
 * filters by its values, `lookup` by the ids of a lookup, `date` by a range of days.
 */
export type Column =
  | (ColumnParts & { kind: 'text' | 'number' | 'boolean' })
  /** `ahead`: its days lie in the future, such as expiry days, and so do the ranges its filter offers. */
  | (ColumnParts & { kind: 'date'; ahead?: true })
  | (ColumnParts & {
      kind: 'choice';
      values: readonly [string, ...string[]];
      /** The values that are offered only while their feature flag is on. */
      valueFlags?: Readonly<Record<string, FlagName>>;
    })
  | (ColumnParts & {
      kind: 'lookup';
      lookup: string;
      /**
       * The column whose lookup has what these entries belong to, such as the standards of categories. The filter offers
       * the entries of what is chosen there, and nothing until then.
       */
      within?: string;
      /** The values are records, whose ids are longer than the numbers of shipped lookups. */
      ofRecords?: true;
    });
export type Columns = Record<string, Column>;

/** The properties of a reader that decide which columns they have. */
export interface ListReader {
  isAudience(groups: readonly RoleGroup[] | undefined): boolean;
  isOn(flag: FlagName): boolean;
}

const shownOnly = ({ sortable: _, filterable: __, ...column }: Column): Column => ({ ...column, hidden: 'inExport' });

const withoutAbsentValues = (column: Column, { isOn }: ListReader): Column => {
  if (column.kind !== 'choice' || !column.valueFlags) return column;
  const { valueFlags, ...choice } = column;
  const [first, ...others] = column.values.filter((value) => !valueFlags[value] || isOn(valueFlags[value]));
  return first === undefined ? choice : { ...choice, values: [first, ...others] };
};

const columnOfReader = (column: Column, reader: ListReader): Column => {
  const { isAudience } = reader;
  const { optional, ...shown } = withoutAbsentValues(isAudience(column.wholeFor) ? column : shownOnly(column), reader);
  const isOptional = optional === true || (optional !== undefined && isAudience(optional));
  return isOptional ? { ...shown, optional: true } : shown;
};

/** The columns that a reader has, in the list's order, with what the reader may do with each. */
export const columnsOfReader = <C extends Columns>(columns: C, reader: ListReader): [keyof C & string, Column][] =>
  Object.entries(columns)
    .filter(([, { audience, flag }]) => reader.isAudience(audience) && (!flag || reader.isOn(flag)))
    .map(([key, column]) => [key, columnOfReader(column, reader)]);

export interface ListSpec<C extends Columns = Columns> {
  name: string;
  columns: C;
  defaultSort: keyof C & string;
  defaultOrder?: 'asc' | 'desc';
  /** The key of the rows in the answer, from the specification. */
  resultsKey: 'resultsList' | 'resultList' | 'results';
  /** The label of the search box: the fields it searches. */
  search?: string;
  /** The date column whose range filter is in the tool bar. */
  dateRange?: keyof C & string;
  /** The list offers "Show archived". */
  archived?: true;
  /** The list hides deactivated rows until a reader of these role groups chooses "Show inactive". */
  inactive?: readonly RoleGroup[];
  /** Readers of these role groups have favourites: the list offers them "Show Favourites", which hides other rows. */
  favourites?: readonly RoleGroup[];
  /** The views that come with the list, apart from the one without filters, in the order of their tabs. */
  presets?: Readonly<Record<string, ListPreset>>;
  /** How the palette shows a row, by columns; those that the reader does not have are left out. */
  inPalette?: PaletteColumns<keyof C & string>;
}

/** The columns of a row's title, of its second line, and of what its mark and status are drawn from. */
export interface PaletteColumns<K extends string = string> {
  title: readonly K[];
  line: readonly K[];
  facts?: readonly K[];
}

/** The page sizes; the first is the default. */
export const pageSizes = [10, 25, 50, 100] as const;
export const defaultRows: number = pageSizes[0];
/** Totals are exact up to this many rows and a lower bound beyond; pages beyond it are refused. */
export const exactRows = 10_000;

type KeysWhere<C extends Columns, F extends 'sortable' | 'filterable'> = {
  [K in keyof C]: C[K] extends { [P in F]: true } ? K : never;
}[keyof C] &
  string;

export const list = <const C extends Columns, const K extends ListSpec['resultsKey']>(
  spec: Omit<ListSpec<C>, 'defaultSort'> & { defaultSort: KeysWhere<C, 'sortable'>; resultsKey: K },
): ListSpec<C> & { resultsKey: K } => spec;

/** A column that is both sortable and filterable. */
export const sortedAndFiltered = { sortable: true, filterable: true } as const;

/** The decoded query of a list: filters by column key. */
export interface ListQuery {
  searchTerm?: string | undefined;
  pageNumber: number;
  /** How many rows the page has. */
  rows: number;
  /** Absent: the list's own order or, with a search term, by rank. */
  sortBy?: string | undefined;
  order?: 'asc' | 'desc' | undefined;
  showArchived: boolean;
  showFavourites?: boolean | undefined;
  [filter: string]: unknown;
}

/** The part of the query that selects rows: filters by column key, and the search. */
export interface Narrowing {
  searchTerm?: string | undefined;
  [filter: string]: unknown;
}

type FilterInput<K extends string, C extends Column> = C extends { filterable: true }
  ? C extends { kind: 'date' }
    ? { [P in `${K}From` | `${K}To`]?: string }
    : { [P in K]?: string | string[] }
  : unknown;
type Merge<U> = (U extends unknown ? (u: U) => void : never) extends (i: infer I) => void ? I : never;
/** What a caller of a list may send. */
export type ListInput<C extends Columns> = {
  searchTerm?: string;
  pageNumber?: number | string;
  rows?: number | string;
  sortBy?: KeysWhere<C, 'sortable'>;
  order?: 'asc' | 'desc';
  showArchived?: 'true' | 'false';
  showInactive?: 'true' | 'false';
  showFavourites?: 'true' | 'false';
} & Merge<{ [K in keyof C & string]: FilterInput<K, C[K]> }[keyof C & string]>;

export type ExportFormat = 'csv' | 'xlsx';

/** How many rows can be selected at once: an address must hold their ids. */
export const maxSelectedRows = 200;

/** The request of an export, decoded. */
export interface ExportQuery extends ListQuery {
  format: ExportFormat;
  /** The ids of the selected rows; without them, all rows of the query. */
  ids?: string[] | undefined;
}

/** What a caller of an export may send. */
export type ExportInput<C extends Columns> = ListInput<C> & { format: ExportFormat; ids?: string[] };

/** The number of rows, or a lower bound. */
export interface Total {
  total: number;
  totalIsLowerBound: boolean;
}

/**
 * A page of rows under the key the specification gives them. Rows that a search term finds come first and are counted by
 * `total`; from the row at `similarFrom` on, counted from 0 over all pages, names only resemble the term.
 */
export type Page<R, K extends ListSpec['resultsKey'] = 'resultsList'> = Total & {
  totalPages: number;
  similarFrom?: number;
} & { [P in K]: R[] };
