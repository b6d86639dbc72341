import { type Column, columnsOfReader, type ListSpec } from '@attestry/contract/kernel/list.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, isOf, visitor } from '../access/actor.ts';
import { allOf, always, anyOf, type Predicate } from '../access/predicates.ts';
import type { Sight } from '../access/sight.ts';
import type { PublicContext } from '../calls/context.ts';
import type { NameOf } from '../lookups/name-of.ts';
import type { Flags } from '../settings/flags.ts';
import type { Settings } from '../settings/settings.ts';
import { perViewer } from './per-viewer.ts';

/** Who reads a list and when: what decides which rows and columns they see. */
export interface Viewer {
  actor: Actor;
  today: string;
  flags: Flags;
  settings: Settings;
}

/** The viewer of a call. A public call has the visitor, who belongs to no organisation and has no permission. */
export const viewerOf = ({ actor, today, kernel }: Pick<PublicContext, 'actor' | 'today' | 'kernel'>): Viewer => ({
  actor: actor ?? visitor,
  today,
  flags: kernel.flags,
  settings: kernel.settings,
});

export interface SortedSet {
  rows: Predicate;
  at: RawBuilder<unknown>;
  /** An index finds its rows, which are few or none: in the order of another the database would look for them everywhere. */
  few?: true;
}

/**
 * The rows to which a viewer is shown a column. On the others its value is as if there were none, and no filter, order,
 * search, count or export reveals anything about it.
 */
export interface Mask {
  /** The rows that show it, as sets for the list, part of those in sight. */
  rows: Sight;
  /** The same, to be read in the order of the column. */
  inOrder: Sight;
  /** The rows in sight that do not, written so that an index finds them or that there are none. */
  hidden: Sight;
  /** Whether a row shows it, asked of the rows that are read, beside what the list joins to them. */
  each: Predicate;
}

/** The SQL of a declared column: what is shown and sorted by, and what its filter compares if that differs. */
export interface ColumnSource {
  at: RawBuilder<unknown>;
  /** The last day of a period that begins on the day `at`: a filter by days finds every row whose period overlaps it. */
  until?: RawBuilder<unknown>;
  /** The value shown in rows the viewer knows by another name. */
  instead?: RawBuilder<unknown>;
  /** What a filter by ids compares on them, where `by` is not `at`. */
  insteadBy?: RawBuilder<unknown>;
  /** Disjoint sets of all rows with the column as a filter compares it on each. */
  comparedIn?: readonly { rows: Predicate; source: ColumnSource }[];
  /** The column that a filter by ids compares; by default `at`. */
  by?: RawBuilder<unknown>;
  /** The rows that a filter value selects, if a comparison with the column cannot use an index. */
  finds?: (value: string) => Predicate;
  /** The SQL type of the filter's values. */
  type?: 'bigint' | 'int' | 'text';
  /** The filter compares an array: it finds the rows that contain any of the requested values. */
  several?: true;
  /**
   * What a filter compares on rows that the viewer reads as somebody (`as` of their set), where `at` chooses by row: an
   * index finds each, and none a choice.
   */
  readAs?: Readonly<Record<string, RawBuilder<unknown>>>;
  /**
   * The name of an id the filter compares, as an export says what it was made with. Only for names that everybody
   * reads: without it an id has the name that the visible rows show for it.
   */
  nameOf?: NameOf;
  /** Rows without a value come last in either direction. */
  nullable?: true;
  /** Disjoint sets of all rows with what each is sorted by, where no index has `at` itself. */
  sorted?: readonly SortedSet[];
  /** Every reader reads each set in the same way, so the plan of a page without filters is kept. */
  readAlike?: true;
  /** Only some of the visible rows show the viewer the column. */
  masked?: Mask;
  /** The column without its mask, for what asks only among the rows that show it. */
  bare?: ColumnSource;
  /** A text that may be longer than an index has room for: rows are sorted by its beginning. */
  long?: true;
}

/**
 * A column that some rows have no value in, with an index of its own. Rows with and without one are sorted apart, because
 * an index puts those without last in one direction only.
 */
export const nullableInOrder = (at: RawBuilder<unknown>): ColumnSource => ({
  at,
  ...sortedWithout(at, [{ rows: always, at }]),
});

/** The same for a column `at` that is sorted by in several sets. */
export const sortedWithout = (at: RawBuilder<unknown>, sets: readonly SortedSet[]) => ({
  nullable: true as const,
  sorted: [
    ...sets.map((set) => ({ ...set, rows: allOf(set.rows, sql<boolean>`${at} is not null`) })),
    { rows: sql<boolean>`${at} is null`, at },
  ],
});

/** As much of a text as the indexes of listings hold (see the migration on bounded names). */
export const beginningOf = (text: RawBuilder<unknown>): RawBuilder<unknown> => sql`left(${text}, 200)`;

/** Few rows that a viewer knows by other names, and whose names in the listing are hidden from them. */
export interface KnownByOtherNames {
  id: RawBuilder<unknown>;
  rows: Predicate;
  select?: RawBuilder<unknown>; // their ids, until they are known
  /** The list has nothing to show of them. */
  isLeftOut?: true;
  /** What each is called, and the words that a search finds it by. */
  name: RawBuilder<unknown>;
  words: RawBuilder<unknown>;
}

/** The columns of a read model that make it searchable (see `listings/10_folding.sql`). */
export interface SearchSource {
  /** The numbers people know the record by. */
  codes: readonly RawBuilder<unknown>[];
  /** The name as people read and sort it. */
  name: RawBuilder<unknown>;
  /** The compared name. */
  nameKey: RawBuilder<unknown>;
  /** Words of the present name. */
  words: RawBuilder<unknown>;
  /** Words of present and former names. */
  allWords: RawBuilder<unknown>;
  /** Every viewer sees much of the register: no index of visible rows narrows a search, and common words find very many. */
  wide?: true;
  /** Whether a term is known to find more rows of the whole list than are counted, without looking for them. */
  findsMany?: (term: string, viewer: Viewer) => Predicate;
  /** The kinds of numbers that are found among the words. */
  numbers?: readonly ('certificate' | 'reference')[];
  /** The rows that are found by them, if not all in sight. */
  numbersIn?: (viewer: Viewer) => Sight;
}

/**
 * A read model's columns by which it is found: those that each of them has, `codes` by name, and `all_words` where it
 * keeps former names.
 */
export const searchOf = (
  alias: string,
  { codes = [], name = 'name', former = false }: { codes?: readonly string[]; name?: string; former?: boolean },
): SearchSource => {
  const at = (column: string) => sql.ref(`${alias}.${column}`);
  const words = at('words');
  return {
    codes: codes.map(at),
    name: at(name),
    nameKey: at('name_key'),
    words,
    allWords: former ? at('all_words') : words,
    ...(former && { numbers: ['certificate', 'reference'] }),
  };
};

export interface ListSource<C extends string, Row, R> {
  /** One row per record: a read model, so that nothing is joined while filtering and sorting. */
  from: RawBuilder<unknown>;
  /** Joined to the rows that are read, once they are found: what `extra` and masks ask of each. */
  beside?: (viewer: Viewer) => RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  /** The id of a row outside the database where that is another, a UUID. */
  publicId?: RawBuilder<unknown>;
  columns: Record<C, ColumnSource> | ((viewer: Viewer) => Record<C, ColumnSource>);
  /** More of the row that `present` needs. */
  extra?: (viewer: Viewer) => Record<string, RawBuilder<unknown>>;
  search?: SearchSource;
  knownByOtherNames?: (viewer: Viewer) => KnownByOtherNames | undefined;
  /** Rows that "Show archived" adds. */
  archived?: Predicate;
  /** The filter that asks for them by a value of its own, too: nobody who chooses it means to be shown nothing. */
  archivedBy?: { column: C; value: string };
  /** Rows that "Show Favourites" keeps, in lists that declare them. */
  favourites?: (viewer: Viewer) => Predicate;
  /** Up to so many filtered rows are read before they are sorted, where that is more than a few (see `run-list.ts`). */
  sortedWhole?: number;
  /** The rows the viewer may see. Masks of columns are parts of them. */
  see: (viewer: Viewer) => Sight;
  /** What those of the list meet as well, where it is `narrowed`. */
  only?: Predicate;
  /** From the row, by column key, to the answer's row. Columns the viewer does not have are absent. */
  present: (row: Row, viewer: Viewer) => R;
}

/** A list bound to its SQL; answers rows of R. */
export interface BoundList<R> {
  spec: ListSpec;
  source: ListSource<string, never, R>;
}

/**
 * A choice by conditions: a row has the first value whose condition it meets, and a filter finds every row that meets
 * its.
 */
export const chosenBy = <V extends string>(conditions: Readonly<Record<V, Predicate>>): ColumnSource => {
  const known = Object.entries<Predicate>(conditions);
  const cases = known.map(([value, condition]) => sql`when ${condition} then ${sql.lit(value)}`);
  return {
    at: sql`case ${sql.join(cases, sql` `)} end`,
    finds: (value) => anyOf(...known.flatMap(([one, condition]) => (one === value ? condition : []))),
  };
};

const bound = new WeakSet<object>();

/** Whether a source still has the sight that its masks are parts of. */
export const hasOwnSight = (source: BoundList<unknown>['source']): boolean => bound.has(source);

/** Keeps that of a list which is made of another one. */
export const boundLike = <R>(list: BoundList<R>, { source }: BoundList<R>): BoundList<R> => {
  if (hasOwnSight(source)) bound.add(list.source);
  return list;
};

/** Binds a declared list to SQL; a declared column without a source does not compile. */
export const bindList = <const S extends { columns: Record<string, Column> }, Row, R>(
  spec: S,
  source: ListSource<keyof S['columns'] & string, Row, R>,
): BoundList<R> => {
  bound.add(source);
  return { spec, source } as unknown as BoundList<R>;
};

const columnsOfViewer = perViewer((columns: ListSpec['columns'], { actor, flags }: Viewer) =>
  columnsOfReader(columns, {
    isAudience: (groups) => !groups || groups.some((group) => isOf(actor, group)),
    isOn: (flag) => flags[flag],
  }),
);

/** The columns that exist for this viewer, in the list's order. */
export const columnsFor = ({ columns }: Pick<ListSpec, 'columns'>, viewer: Viewer): readonly [string, Column][] =>
  columnsOfViewer(columns, viewer);
