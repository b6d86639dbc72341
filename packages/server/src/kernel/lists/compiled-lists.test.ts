import type { ListQuery } from '@attestry/contract/kernel/list.ts';
import type { RawBuilder } from 'kysely';
import { describe, expect, it } from 'vitest';
import { offices } from '../../features/certification-body/office.queries.ts';
import { companies } from '../../features/company/company.queries.ts';
import { recalls } from '../../features/recall/recall.queries.ts';
import { sites } from '../../features/site/site.queries.ts';
import { type Actor, visitor } from '../access/actor.ts';
import { textOf } from '../database/statement-text.ts';
import { flagsOf } from '../settings/flags.ts';
import { readSettings } from '../settings/settings.ts';
import type { Meaning } from './list-search.ts';
import type { BoundList, Viewer } from './list-source.ts';
import { countSql, pageSql } from './run-list.ts';

const linesOf = (query: RawBuilder<unknown>) =>
  textOf(query)
    .text.replace(/\s+/g, ' ')
    .replace(/ (?=(from|where|order by|union all|cross join)\b)/g, '\n  ');

const settings = readSettings({ NODE_ENV: 'test' });
const viewerAs = (role: Actor['role'], organisations: Partial<Actor['organisations']> = {}): Viewer => ({
  actor: { ...visitor, role, organisations: { ...visitor.organisations, ...organisations } },
  today: '2026-11-21',
  flags: flagsOf(settings),
  settings,
});

const body = viewerAs('{body} User');
const cb = viewerAs('CB Full Admin', { certificationBodies: ['1'] });
const company = viewerAs('Company User', { companies: ['1'] });

const firstPage: ListQuery = { pageNumber: 1, showArchived: false };
const harbour: Meaning = { code: undefined, key: 'harbour', strict: "'harbour':*", near: "'harbour':*" };

const compiled = (list: BoundList<unknown>, sortBy: string): string =>
  [
    ['the first page, for the standards body', pageSql(list, body, firstPage, undefined)],
    ['the total, for the standards body', countSql(list, body, firstPage, undefined)],
    ['a search, for the standards body', pageSql(list, body, { ...firstPage, searchTerm: 'harbour' }, harbour)],
    [
      `two countries by ${sortBy}, for the standards body`,
      pageSql(list, body, { ...firstPage, country: ['4', '8'], sortBy }, undefined),
    ],
    ['the first page, for a certification body', pageSql(list, cb, firstPage, undefined)],
    ['the total, for a certification body', countSql(list, cb, firstPage, undefined)],
    ['the first page, for a company', pageSql(list, company, firstPage, undefined)],
  ]
    .map(([title, query]) => `-- ${title}\n${linesOf(query as RawBuilder<unknown>)};\n`)
    .join('\n');

describe('the SQL of a list', () => {
  it.each([
    ['certification-body', offices, 'city'],
    ['company', companies, 'city'],
    ['recall', recalls, 'siteCode'],
    ['site', sites, 'city'],
  ])('of %s changes in review only', async (name, list, sortBy) => {
    await expect(compiled(list, sortBy)).toMatchFileSnapshot(`./compiled/${name}-list.sql`);
  });
});
