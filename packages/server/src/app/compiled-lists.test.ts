import { globSync } from 'node:fs';
import type { Column, ListQuery, ListSpec } from '@attestry/contract/kernel/list.ts';
import type { RawBuilder } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Actor, visitor } from '../kernel/access/actor.ts';
import { among } from '../kernel/access/predicates.ts';
import { inSight } from '../kernel/access/sight.ts';
import { compileStatement } from '../kernel/database/statements.ts';
import { hasFavourites } from '../kernel/lists/list-filters.ts';
import { countSql } from '../kernel/lists/list-rows.ts';
import type { SearchMeaning } from '../kernel/lists/list-search.ts';
import { type BoundList, boundLike, columnsFor, type Viewer } from '../kernel/lists/list-source.ts';
import { allRows, pageOfFewSql, pageSql } from '../kernel/lists/run-list.ts';
import { flagsOf } from '../kernel/settings/flags.ts';
import { readSettings } from '../kernel/settings/settings.ts';

/** Everything a package's features export, so that a new list cannot be forgotten. */
const exportsOf = async (workspace: 'contract' | 'server', pattern: string): Promise<unknown[]> => {
  const features = new URL(`../../../${workspace}/src/features/`, import.meta.url);
  const files = globSync(pattern, { cwd: features }).sort();
  const modules = await Promise.all(files.map((file): Promise<object> => import(new URL(file, features).href)));
  return modules.flatMap((module) => Object.values(module));
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isDeclared = (value: unknown): value is ListSpec =>
  isObject(value) && 'columns' in value && 'defaultSort' in value;
const isBound = (value: unknown): value is BoundList<unknown> =>
  isObject(value) && 'spec' in value && 'source' in value;

const isReport = (value: unknown): value is { list: ListSpec } =>
  isObject(value) && 'list' in value && isDeclared(value.list);

const declared = (await exportsOf('contract', '*/*.list.ts')).filter(isDeclared);
const reported = (await exportsOf('contract', '*/**/*.report.ts')).filter(isReport).map(({ list }) => list);
const bound = (await exportsOf('server', '*/**/*.{queries,report}.ts')).filter(isBound);
/** Each list once: a second one of the same columns differs only in the visible rows. */
const lists = [...Map.groupBy(bound, ({ spec }) => spec).values()].flatMap(([first]) => first ?? []);

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

const valueText = (value: unknown): string =>
  typeof value === 'number' ? String(value) : `'${Array.isArray(value) ? `{${value}}` : value}'`;

/** The statement with its values inserted, one clause per line. */
const linesOf = (query: RawBuilder<unknown>) => {
  const { text, values } = compileStatement(query);
  return text
    .replace(/\$(\d+)/g, (_, at) => valueText(values[Number(at) - 1]))
    .replace(/\s+/g, ' ')
    .replace(/ (?=(from|where|order by|union all|cross join)\b)/g, '\n  ');
};

const settings = readSettings({ NODE_ENV: 'test' });
const flags = { ...flagsOf(settings), CompanyTiers: true, AuditFeature: true };
const viewerAs = (role: Actor['role'], organisations: Partial<Actor['organisations']> = {}): Viewer => ({
  actor: {
    ...{ ...visitor, id: '7', role, organisations: { ...visitor.organisations, ...organisations } },
    primaryCompany: organisations.companies?.[0],
  },
  today: '2026-11-21',
  flags,
  settings,
});

const body = viewerAs('{body} Admin');
const others: [string, Viewer][] = [
  ['another user of the standards body', viewerAs('{body} User')],
  ['a certification body', viewerAs('CB Full Admin', { certificationBodies: ['301'] })],
  ['an accreditation body', viewerAs('AB User', { accreditationBodies: ['401'] })],
  ['a company', viewerAs('Company User', { companies: ['101'] })],
  ['a company that was given sites', viewerAs('Company User', { companies: ['101', '102'], sites: ['201'] })],
  ['a site', viewerAs('Site User', { sites: ['201', '202'] })],
  ['a visitor', { ...viewerAs('UNKNOWN'), actor: visitor }],
];

/** They read reports without seeing the records. */
const readersOfReports: [string, Viewer][] = [
  ['an analyst', viewerAs('Analytics User')],
  ['Commercial Horizon', viewerAs('CB Commercial Horizon', { certificationBodies: ['301'] })],
];

const firstPage: ListQuery = { pageNumber: 1, rows: 10, showArchived: false };
const harbour: SearchMeaning = {
  term: 'harbour',
  code: null,
  numbered: null,
  text: 'harbour',
  key: 'harbour',
  certificate: "'!harbour'",
  reference: "'#harbour'",
  strict: "('harbour':*)",
};
const number: SearchMeaning = {
  term: '1104420',
  code: '1104420',
  numbered: { code: '1104420', words: null },
  text: '1104420',
  key: '1104420',
  certificate: "'!1104420'",
  reference: "'#1104420'",
  strict: "('1104420':*)",
};

const filterBy = (key: string, column: Column): [string, unknown][] => {
  if (column.kind === 'date')
    return [
      [`${key}From`, '2026-01-01'],
      [`${key}To`, '2026-12-31'],
    ];
  if (column.kind === 'boolean') return [[key, true]];
  if (column.kind === 'text') return [[key, 'Ely']];
  return [[key, column.kind === 'choice' ? column.values.slice(0, 2) : ['4', '8']]];
};

/** Every filter at once, sorted by the last sortable column, descending. */
const narrowest = (list: BoundList<unknown>): ListQuery => {
  const columns = columnsFor(list.spec, body);
  const filters = columns.filter(([, { filterable }]) => filterable).flatMap(([key, column]) => filterBy(key, column));
  const sortBy = columns.findLast(([, { sortable }]) => sortable)?.[0];
  return { ...Object.fromEntries(filters), pageNumber: 2, rows: 10, showArchived: true, sortBy, order: 'desc' };
};

const searches = (list: BoundList<unknown>): [string, string][] => {
  const { search } = list.source;
  if (!search) return [];
  const numbersIn = search.numbersIn && { numbersIn: inSight(search.numbersIn(buyer)) };
  const few = (meaning: SearchMeaning) =>
    linesOf(pageOfFewSql(list, body, firstPage, { search, meaning: { ...meaning, ...numbersIn } }));
  return [
    ['a search', `${few(harbour)};`],
    ['a search for a number', `${few(number)};`],
    ['a search that finds many', `${linesOf(pageSql(list, body, firstPage, harbour))};`],
    ['the total of a search', `${linesOf(countSql(list, body, firstPage, harbour))};`],
    ['the export of a search', `${linesOf(allRows(list, body, firstPage, harbour))};`],
  ];
};

const buyer = viewerAs('Company User', { companies: ['101'] });

const favourites = (list: BoundList<unknown>): [string, string][] => {
  const query = { ...firstPage, showFavourites: true };
  return hasFavourites(list.spec, buyer)
    ? [['the favourites of a company', `${linesOf(pageSql(list, buyer, query, undefined))};`]]
    : [];
};

/** The list for a viewer who knows the rows with these ids by other names. */
const naming = (list: BoundList<unknown>, ids: readonly string[]): BoundList<unknown> => {
  const named = list.source.knownByOtherNames?.(buyer);
  const known = named && ids.length > 0 ? { ...named, rows: among(named.id, ids) } : undefined;
  return boundLike({ ...list, source: { ...list.source, knownByOtherNames: () => known } }, list);
};

const ofOtherNames = (list: BoundList<unknown>): [string, string][] => {
  const named = naming(list, ['501', '502']);
  const page = (filters: Partial<ListQuery>) => linesOf(pageSql(named, buyer, { ...firstPage, ...filters }, undefined));
  return list.source.knownByOtherNames
    ? [
        ['the first page, for a company that knows rows by other names', `${page({})};`],
        ['the same in a country', `${page({ country: ['4'] })};`],
      ]
    : [];
};

const compiled = (bound: BoundList<unknown>): string => {
  const list = naming(bound, []);
  const page = (viewer: Viewer) => linesOf(pageSql(list, viewer, firstPage, undefined));
  const forBody = page(body);
  const isOfReport = reported.some((spec) => spec === list.spec);
  const forOthers = [...others, ...(isOfReport ? readersOfReports : [])].map(([who, viewer]): [string, string] => {
    const statement = page(viewer);
    return [`the first page, for ${who}`, statement === forBody ? "-- as the standards body's" : `${statement};`];
  });
  return [
    ['the first page, for the standards body', `${forBody};`],
    ...searches(list),
    ...favourites(list),
    ['every filter', `${linesOf(pageSql(list, body, narrowest(list), undefined))};`],
    ['every filter, with few rows', `${linesOf(pageSql(list, body, narrowest(list), undefined, 12))};`],
    ['the export', `${linesOf(allRows(list, body, firstPage, undefined))};`],
    ...forOthers,
    ...(isOfReport ? [] : ofOtherNames(bound)),
  ]
    .map(([title, statement]) => `-- ${title}\n${statement}\n`)
    .join('\n');
};

describe('the SQL of a list', () => {
  it.each(lists.map((list) => [list.spec.name, list] as const))('for %s changes only in review', async (name, list) => {
    await expect(compiled(list)).toMatchFileSnapshot(`./compiled/${kebabCase(name)}.sql`);
  });

  it.each([['the standards body', body] as const, ...others])(
    'for %s shows at most seven columns by default',
    (_, viewer) => {
      const shown = declared.map((spec) =>
        columnsFor(spec, viewer).filter(([, { optional, hidden }]) => !optional && !hidden),
      );
      expect(Math.max(...shown.map(({ length }) => length))).toBeLessThanOrEqual(7);
    },
  );

  it('is compared exactly once for every declared list', () => {
    const names = (specs: readonly ListSpec[]) => specs.map(({ name }) => name).sort();
    expect(names(lists.map(({ spec }) => spec))).toEqual(names([...declared, ...reported]));
  });
});
