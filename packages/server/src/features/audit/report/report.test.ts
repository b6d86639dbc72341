import type { ReportEntry, ReportSection, ReportTable } from '@attestry/contract/features/audit/report.schema.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../../app/testing/test-directory.ts';
import { pdfStructure } from '../../../kernel/documents/pdf-structure.ts';
import { asked, tables, templateFor, templates } from '../../report-template/report-template.public.ts';
import { type MadeAudit, makeAudit, makeExtent, makeReport } from '../audit.factory.ts';

let directory: TestDirectory;
let admin: Caller;
let audit: MadeAudit;

beforeAll(async () => {
  directory = await testDirectory({ PRODUCT_NAME: 'HF' });
  admin = await directory.as({ role: '{body} Admin' });
  audit = await makeAudit(directory.owner, { county: 'East Riding' });
  await makeExtent(directory.owner, audit.id, { categories: [14, 16], modules: [7] });
  const answers = {
    R_1_1_1: 'Minor',
    R_1_1_1_NOTE: 'The policy was not dated.',
    NON_CONFORMITIES: [{ NC_CLAUSE: '1.1.1', NC_SEVERITY: 'Minor', NC_DETAIL: 'No date on the policy' }],
  };
  await makeReport(directory.owner, audit.id, { answers });
});

afterAll(() => directory.close());

const sectionsOf = async (id: string): Promise<ReportSection[]> => {
  const { status, body } = await admin.get(`/audit/api/Audit/${id}/Report`);
  expect(status).toBe(200);
  return body.sections;
};

const contentOf = (sections: readonly ReportSection[]) =>
  sections.flatMap((section) => section.sections.flatMap((part) => part.content));

const isTable = (one: ReportEntry | ReportTable): one is ReportTable => 'rows' in one;

const tagsOf = (sections: readonly ReportSection[]): string[] =>
  contentOf(sections).flatMap((one) => {
    if (!isTable(one)) return [one.xmlTag];
    if (one.type === 'table') return [one.xmlTag];
    return one.rows.flat().flatMap(({ xmlTag }) => (xmlTag ? [xmlTag] : []));
  });

const answerTo = (sections: readonly ReportSection[], tag: string) =>
  contentOf(sections).find((one): one is ReportEntry => !isTable(one) && one.xmlTag === tag)?.data;

describe('the report of an audit', () => {
  it('has a tab for each section of its template, in template order', async () => {
    const sections = await sectionsOf(audit.id);
    expect(sections.map(({ name }) => name)).toEqual(templateFor('Food')?.sections.map(({ name }) => name));
  });

  it.each(templates.map((template) => [template.standard, template.version, template] as const))(
    'has every answer that the template of %s %s asks for, once, under a part of its own id',
    async (standard, _, template) => {
      const { rows } = await sql<{ id: number }>`select id from standard where name = ${standard}`.execute(
        directory.owner,
      );
      const { id } = await makeAudit(directory.owner, { standard_id: rows[0]?.id ?? 0 });
      await makeReport(directory.owner, id, { template });
      const sections = await sectionsOf(id);
      expect(tagsOf(sections).sort()).toEqual([...asked(template).keys(), ...tables(template).keys()].sort());
      const parts = sections.flatMap((section) => section.sections.map((part) => part.id));
      expect(new Set(parts).size).toBe(parts.length);
    },
  );

  it('has the record’s own fields where the template asks for them', async () => {
    const sections = await sectionsOf(audit.id);
    const shown = [
      'SITE_CODE',
      'COUNTY',
      'COUNTRY',
      'GRADE',
      'DECISION',
      'START_DATE',
      'CATEGORIES',
      'MODULES',
      'ADDRESS_2',
    ];
    expect(shown.map((tag) => answerTo(sections, tag))).toEqual([
      audit.siteId,
      'East Riding',
      'United Kingdom',
      'AA',
      'Certificated',
      '2026-03-02',
      ['Bakery', 'Confectionery'],
      ['Food Safety Culture'],
      null,
    ]);
  });

  it('is stored once with the record: an edit of the record appears in the report', async () => {
    await sql`update audit set scope = 'Rusks alone', version = version + 1 where id = ${audit.id}::bigint`.execute(
      directory.owner,
    );
    expect(answerTo(await sectionsOf(audit.id), 'SCOPE')).toBe('Rusks alone');
    expect((await admin.get(`/audit/api/Audit/${audit.id}`)).body.scope).toBe('Rusks alone');
  });

  it('keeps its decision when the certification is suspended later', async () => {
    const { id } = await makeAudit(directory.owner, { certification_status: 'Suspended' });
    await makeReport(directory.owner, id, { answers: { DECISION: 'Certificated' } });
    expect(answerTo(await sectionsOf(id), 'DECISION')).toBe('Certificated');
  });

  it('shows a clause as an accordion with editable results and notes', async () => {
    const clause = contentOf(await sectionsOf(audit.id)).find(({ id }) => id === 'clause-1.1');
    expect(clause).toMatchObject({ type: 'accordion' });
    const rows = clause && isTable(clause) ? clause.rows : [];
    const row = rows.find((cells) => cells.some(({ xmlTag }) => xmlTag === 'R_1_1_1'));
    expect(row?.[0]).toEqual({ xmlTag: '', data: '1.1.1', visible: true });
    expect(row?.slice(-2)).toEqual([
      { xmlTag: 'R_1_1_1', data: 'Minor', visible: true },
      { xmlTag: 'R_1_1_1_NOTE', data: 'The policy was not dated.', visible: true },
    ]);
  });

  it('shows a table by its columns, including missing cells', async () => {
    const table = contentOf(await sectionsOf(audit.id)).find(({ id }) => id === 'NON_CONFORMITIES');
    const rows = table && isTable(table) ? table.rows : [];
    const cells = rows[0]?.map(({ xmlTag, data }) => [xmlTag, data]) ?? [];
    expect(Object.fromEntries(cells)).toMatchObject({
      NC_CLAUSE: '1.1.1',
      NC_DETAIL: 'No date on the policy',
      NC_CLOSED_ON: null,
    });
  });

  it('has the version that an edit must name', async () => {
    const { headers } = await admin.get(`/audit/api/Audit/${audit.id}/Report`);
    expect(headers.etag).toBe((await admin.get(`/audit/api/Audit/${audit.id}`)).headers.etag);
  });

  it('has the record’s own fields if the record has no report', async () => {
    const { id } = await makeAudit(directory.owner, { scope: 'Pickling' });
    expect(answerTo(await sectionsOf(id), 'SCOPE')).toBe('Pickling');
  });

  it('has only its key answers editable if the record has no report', async () => {
    const { id } = await makeAudit(directory.owner);
    const entries = templateFor('Food')?.sections.flatMap(({ content }) => content) ?? [];
    const keyed = entries.flatMap((each) => (each.kind === 'entry' && each.key ? [each.xmlTag] : []));
    const editable = contentOf(await sectionsOf(id)).filter((each) => each.editable);
    expect(editable.map((each) => each.id)).toEqual(keyed.filter((tag) => tag !== 'SITE_CODE'));
  });

  it('has every answer editable except the site', async () => {
    const others = contentOf(await sectionsOf(audit.id)).filter((each) => !each.editable);
    expect(others.map(({ id }) => id)).toEqual(['SITE_CODE']);
  });

  it('downloads as a PDF named after site, standard and day', async () => {
    const { status, bytes, headers } = await admin.get(`/audit/api/Audit/${audit.id}/PDF`);
    expect([status, headers['content-type'], bytes.subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    expect(String(headers['content-disposition'])).toContain(`AuditReport-${audit.siteId}-FOOD-2026-03-02.pdf`);
  });
});

describe('the PDF of a record without a report that was never validated', () => {
  it.each(['Holding', 'Archived'] as const)('is one page that states that the record is %s', async (status) => {
    const unvalidated = { record_status: status, validation_date: null };
    const { id, certificationBodyId } = await makeAudit(directory.owner, unvalidated);
    const { body } = await admin.get(
      `/certificationbody/api/CertificationBody/getCertificationBodyOptions?id=${certificationBodyId}`,
    );
    const { pages, titles } = pdfStructure((await admin.get(`/audit/api/Audit/${id}/PDF`)).bytes);
    expect([pages, titles[0]]).toEqual([1, expect.stringContaining(`${status}: not validated by ${body[0].name}`)]);
  });
});

describe('the details of an audit', () => {
  it('contain the record, its parts and the contacts in its report', async () => {
    const { body } = await admin.get(`/audit/api/Audit/${audit.id}`);
    expect(body).toMatchObject({
      id: audit.id,
      site: { id: audit.siteId, name: 'Mill Lane Bakery' },
      siteLocation: {
        addressLine1: '2 Mill Lane',
        addressLine2: '',
        county: 'East Riding',
        country: { name: 'United Kingdom' },
      },
      standard: { id: '4', name: 'Food' },
      category: 'Bakery; Confectionery',
      additionalModules: 'Food Safety Culture',
      certificateIssueDate: '2026-03-20',
      hasCertificate: false,
      siteContactEmail: 'site@bakery.example',
      technicalName: 'Tove Lind',
      technicalContact: null,
      programOwner: 'GFA',
    });
  });
});

describe('the free tier', () => {
  const lite = () => directory.as({ role: 'Company User', organisations: [['Company', audit.ownerCompanyId]] });

  it('sees its own audits and their key facts without the report’s contacts', async () => {
    const caller = await lite();
    expect((await caller.get('/audit/api/Audit')).body.total).toBe(1);
    const { body } = await caller.get(`/audit/api/Audit/${audit.id}`);
    expect([body.grade, body.siteContactEmail, body.technicalName]).toEqual(['AA', null, null]);
  });

  it.each(['Report', 'PDF'])('is asked to upgrade when it requests the %s', async (part) => {
    const { status, body } = await (await lite()).get(`/audit/api/Audit/${audit.id}/${part}`);
    expect([status, body.message]).toEqual([403, 'Pro subscription is required to access Details.']);
  });

  it('does not learn of an audit that it may not see', async () => {
    const { id } = await makeAudit(directory.owner);
    expect((await (await lite()).get(`/audit/api/Audit/${id}/Report`)).status).toBe(404);
  });
});
