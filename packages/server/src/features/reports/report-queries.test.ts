import type { Column } from '@attestry/contract/kernel/list.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { openWorkbook } from '../../kernel/workbooks/open-workbook.ts';
import { makeAudit, makeCertificationBody } from '../audit/audit.factory.ts';
import { makeCompany } from '../company/company.factory.ts';
import { makeSite } from '../site/site.factory.ts';
import { allReports } from './all-reports.queries.ts';

let directory: TestDirectory;
/** Every report is offered to this admin, the buyer or both. */
let admin: Caller;
let buyer: Caller;
/** Ids of records that the buyer does not see, by what a filter asks for. */
let foreign: Record<string, string[]>;

beforeAll(async () => {
  directory = await testDirectory();
  const { owner } = directory;
  admin = await directory.as({ role: '{body} Admin' });
  buyer = await directory.as({
    role: 'Company BI S User',
    organisations: [['Company', (await makeCompany(owner)).id]],
  });
  const [company, body] = [
    await makeCompany(owner, { name: 'Unheard Company' }),
    await makeCertificationBody(owner, { name: 'Unheard Body' }),
  ];
  const site = await makeSite(owner, { name: 'Unheard Site', company_id: company.id });
  await makeAudit(owner, { site_id: site.id, certification_body_id: body.id, record_status: 'Archived' });
  foreign = { reportedOrganisation: [company.id, site.id], reportedBody: [body.id] };
});
afterAll(() => directory.close());

type Asked = readonly [query: string, field: string];

const wrongValues = ([key, column]: readonly [string, Column]): Asked[] => {
  if (!column.filterable)
    return [[`${key}=1`, key], ...(column.sortable ? [] : ([[`sortBy=${key}`, 'sortBy']] as const))];
  switch (column.kind) {
    case 'date':
      return [
        [`${key}From=2026-02-30`, `${key}From`],
        [`${key}To=yesterday`, `${key}To`],
        [`${key}From=2026-05-01&${key}To=2026-04-01`, `${key}To`],
        [`${key}=2026-05-01`, key],
      ];
    case 'text':
      return [
        [`${key}=${'9'.repeat(10_000)}`, key],
        [`${key}=a&${key}=b`, key],
        [`${key}=a%00b`, key],
      ];
    case 'choice':
      return [[`${key}=Nonsense`, key]];
    default:
      return [
        [`${key}=x`, key],
        [`${key}=-1`, key],
        [`${key}=${'9'.repeat(30)}`, key],
      ];
  }
};

const wrong: readonly Asked[] = [
  ['colour=red', 'colour'],
  ['constructor=1', 'constructor'],
  ['__proto__=1', '__proto__'],
  ['sortBy=colour', 'sortBy'],
  ['order=up', 'order'],
  ['showArchived=perhaps', 'showArchived'],
];

const tooMany = (columns: Readonly<Record<string, Column>>): Asked[] => {
  const [key] = Object.entries(columns).find(([, { kind, filterable }]) => kind === 'lookup' && filterable) ?? [];
  return key ? [[Array.from({ length: 10_000 }, (_, at) => `${key}=${at}`).join('&'), key]] : [];
};

describe.each(allReports.map((bound) => [bound.report.title, bound] as const))(
  'a query of %s',
  (_, { report, spec }) => {
    const offered = async (query: string) => {
      const url = `/report/api/Report/${report.urlName}/preview?${query}`;
      const answer = await admin.get(url);
      return answer.status === 404 ? buyer.get(url) : answer;
    };

    it('is refused with the field that is wrong', async () => {
      for (const [query, field] of [
        ...wrong,
        ...tooMany(spec.columns),
        ...Object.entries<Column>(spec.columns).flatMap(wrongValues),
      ]) {
        const { status, body } = await offered(query);
        const named = (body.fields ?? []).flatMap(({ path, message }: Record<'path' | 'message', string>) => [
          path.split('.')[0]?.toLowerCase(),
          ...(path ? [] : (message.toLowerCase().match(/\w+/g) ?? [])),
        ]);
        expect({ query: query.slice(0, 60), status, named }).toMatchObject({
          status: 400,
          named: expect.arrayContaining([field.toLowerCase()]),
        });
      }
    });

    it('reveals nothing of records that its reader does not see', async () => {
      const asked = Object.entries<Column>(spec.columns).flatMap(([key, { filterable, ...column }]) =>
        filterable && column.kind === 'lookup' ? (foreign[column.lookup] ?? []).map((id) => `${key}=${id}`) : [],
      );
      const { status, bytes } = await buyer.get(`/report/api/Report/${report.urlName}Xlsx?${asked.join('&')}`);
      if (status === 404) return;
      expect(status).toBe(200);
      const { sheets } = await openWorkbook(bytes);
      const text = JSON.stringify(sheets.map(({ rows }) => rows.map(({ cells }) => [...cells.values()])));
      expect(text).not.toContain('Unheard');
    });
  },
);
