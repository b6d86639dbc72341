import { isOffered } from '@attestry/contract/features/reports/reports.parts.ts';
import { roles } from '@attestry/contract/kernel/permissions.ts';
import { roleGroups, rolesOf } from '@attestry/contract/kernel/role-groups.ts';
import { describe, expect, it } from 'vitest';
import { admin, asCb, directory, held, mine, report, rowsOf, withReports } from '../../app/testing/with-reports.ts';
import { openWorkbook } from '../../kernel/workbooks/open-workbook.ts';
import { makeCompany } from '../company/company.factory.ts';
import { allReports } from './all-reports.queries.ts';

withReports();

describe('a report', () => {
  it('is previewed with the rows of its file, within the sight of the reader', async () => {
    const cb = await asCb();
    const { body } = await cb.get(`${report}/AuditStatus/preview?sortBy=id`);
    const [head, ...rows] = await rowsOf(cb, 'AuditStatusCsv?sortBy=id');
    expect(head?.[0]).toBe('Audit ID');
    expect(body).toMatchObject({ total: 3, totalPages: 1 });
    expect(body.resultsList.map((row: { id: string }) => row.id)).toEqual(rows.map(([id]) => id));
    expect(rows.find(([id]) => id === held.id)?.at(-1)).toBe('Holding: It waits for its decision');
  });

  it('is named after its title and the moment, and its workbook says what it was asked for', async () => {
    const query = `CertificationStatusXlsx?recordStatus=Current&certificationBody=${mine.id}&country=826`;
    const { headers, bytes } = await admin.get(`${report}/${query}`);
    expect(headers['content-disposition']).toMatch(/CertificationStatus-\d{8}-\d{6}\.xlsx/);
    const { sheets } = await openWorkbook(bytes);
    const facts = sheets[0]?.rows.map(({ cells }) => [...cells.values()].map(({ value }) => String(value)).join(': '));
    expect(facts?.[0]).toBe('Certification Status');
    expect(facts).toContain('Record status: Current');
    expect(facts?.some((fact) => fact.startsWith('Countries: United Kingdom'))).toBe(true);
  });

  it('has no formula in a name', async () => {
    const rows = await rowsOf(await asCb(), 'CertificationStatusCsv?recordStatus=Current');
    expect(rows[1]?.[0]).toBe("'=2+3 Mills");
  });

  it('is refused with the field that is wrong', async () => {
    const wrong = {
      'expiryDateFrom=2026-05-01&expiryDateTo=2026-04-01': 'The end must not be before the start',
      'colour=red': 'colour',
      'recordStatus=Lost': 'Is not one of the choices',
      'certificationBody=x': 'Is not one of the choices',
      [Array.from({ length: 301 }, (_, at) => `country=${at}`).join('&')]: 'Max 300 values allowed',
    };
    for (const [query, said] of Object.entries(wrong)) {
      const { status, text } = await admin.get(`${report}/CertificationStatus/preview?${query}`);
      expect({ status, said: text.includes(said) ? said : text }).toEqual({ status: 400, said });
    }
  });

  it('that is unknown, of an unknown format, or not offered, does not exist', async () => {
    const lone = await directory.as({ role: 'Analytics User' });
    for (const url of ['NoSuchCsv', 'AuditStatusPdf', 'AuditStatus', 'NoSuch/preview'])
      expect((await admin.get(`${report}/${url}`)).status, url).toBe(404);
    for (const url of ['CompanyCsv', 'Company/preview'])
      expect((await lone.get(`${report}/${url}`)).status, url).toBe(404);
    expect((await lone.get(`${report}/AuditStatus/preview`)).body.total).toBe(4);
  });

  it('is not exported for a company that is kept from exporting, and still previewed', async () => {
    const { id } = await makeCompany(directory.owner, { allow_export_list: false });
    const caller = await directory.as({ role: 'Company BI S User', organisations: [['Company', id]] });
    expect((await caller.get(`${report}/AuditStatusCsv`)).status).toBe(403);
    expect((await caller.get(`${report}/AuditStatus/preview`)).status).toBe(200);
  });

  it('is offered only to those whom it concerns', () => {
    const offeredTo = (title: string) => {
      const { report: declared } = allReports.find((bound) => bound.report.title === title) ?? expect.unreachable();
      return roles.filter((role) => isOffered(declared, { role, tiers: true }));
    };
    const { body, company, cb, ofCertificationBody, analyst, site } = roleGroups;
    const pro = rolesOf('pro', true);
    expect(offeredTo('HAVI GQS')).toEqual([...body, ...pro]);
    expect(offeredTo('Specifier Reporting')).toEqual(company);
    expect(offeredTo('Compliance')).toEqual([...body, ...ofCertificationBody, ...analyst]);
    expect(offeredTo('Audit Schedule')).toEqual([...body, ...ofCertificationBody, ...company, ...site, ...analyst]);
    expect(offeredTo('Recall')).toEqual([...body, ...cb, 'AB User', ...pro, ...site]);
  });

  it('sets only filters that it has', () => {
    for (const { report: declared, spec } of allReports)
      for (const key of Object.keys(declared.atFirst ?? {}))
        expect(spec.columns[key]?.filterable, `${declared.title} ${key}`).toBe(true);
  });
});

describe('the page IFS Audit Report', () => {
  it('offers the report Audit Status with the filters of invoices', async () => {
    const { body } = await (await asCb()).get(`${report}/data/IFSreport`);
    expect(body).toMatchObject([
      {
        name: 'Audit Status',
        csvEndpoint: 'SendAuditStatusReport',
        filters: ['certificationBody', 'submissionDateFrom', 'submissionDateTo'],
        list: { columns: { submissionDate: { label: 'Submission date', filterLabel: 'Invoice Period' } } },
      },
    ]);
    const filtered = Object.entries<{ filterable?: true }>(body[0].list.columns).filter(([, one]) => one.filterable);
    expect(filtered.map(([key]) => key)).toEqual(['certificationBody', 'submissionDate']);
  });

  it('exports the rows of that report, and says which filter is wrong', async () => {
    const cb = await asCb();
    const period = `certificationBody=${mine.id}&submissionDateFrom=2026-03-01&submissionDateTo=2026-03-31`;
    const [head, ...rows] = await rowsOf(cb, `SendAuditStatusReport?${period}`);
    expect(head).toContain('Submission date');
    expect(rows).toHaveLength(1);
    expect(rows).toEqual((await rowsOf(cb, `AuditStatusCsv?${period}`)).slice(1));
    const reversed = 'submissionDateFrom=2026-05-01&submissionDateTo=2026-04-01';
    const wrong = await cb.get(`${report}/SendAuditStatusReport?${reversed}`);
    expect({ status: wrong.status, said: wrong.text.includes('The end must not be before the start') }).toEqual({
      status: 400,
      said: true,
    });
  });
});
