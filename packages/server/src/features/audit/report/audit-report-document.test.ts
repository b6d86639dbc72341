import type {
  Answers,
  ReportTemplate,
  Requirement,
} from '@attestry/contract/features/report-template/report-template.schema.ts';
import { describe, expect, it } from 'vitest';
import { pdfStructure } from '../../../kernel/documents/pdf-structure.ts';
import { reportChapters, resultSummary } from './audit-report.rules.ts';
import { type AuditReport, auditReportDocument } from './audit-report-document.queries.ts';

const requirement = (clause: string, changes: Partial<Requirement> = {}): Requirement => ({
  kind: 'requirement',
  xmlTag: `R_${clause}`,
  clause,
  label: `The site shall keep what clause ${clause} asks for.`,
  ...changes,
});

const template: ReportTemplate = {
  standard: 'Food',
  code: 'FOOD',
  version: '9',
  sections: [
    {
      id: 'summary',
      name: 'Audit summary',
      content: [
        { kind: 'entry', xmlTag: 'SCOPE', label: 'Scope', type: 'longText' },
        { kind: 'entry', xmlTag: 'CATEGORIES', label: 'Categories', type: 'choices' },
        { kind: 'entry', xmlTag: 'EMPLOYEES', label: 'Employees', type: 'number' },
        {
          kind: 'table',
          xmlTag: 'PEOPLE',
          label: 'People present',
          rows: 10,
          columns: [
            { xmlTag: 'NAME', label: 'Name', type: 'text', required: true },
            { xmlTag: 'TITLE', label: 'Job title', type: 'text' },
          ],
        },
      ],
    },
    {
      id: 'site',
      name: 'Site standards',
      content: [
        requirement('4.1', { fundamental: true, statementOfIntent: true }),
        requirement('4.2'),
        requirement('4.3'),
        requirement('4.4'),
      ],
    },
  ],
};

const answers: Answers = {
  SCOPE: 'Bread',
  CATEGORIES: ['14 Bakery', '16 Confectionery'],
  EMPLOYEES: 0,
  PEOPLE: [{ NAME: '王小明', TITLE: 'Quality lead' }, { TITLE: 'Engineer' }, { NAME: 'Ilse' }],
  'R_4.1': 'Conform',
  'R_4.2': 'Minor',
  'R_4.2_NOTE': 'A seal was worn.',
  'R_4.3': 'Major',
};

const report = (changes: Partial<AuditReport> = {}): AuditReport => ({
  bodyName: 'Global Food Assurance',
  siteName: 'Alta Bakery BV',
  standard: 'Food, version 9',
  certificationBody: 'Certa Nordic AS',
  grade: 'A',
  certificationStatus: 'Certificated',
  facts: [{ label: 'Site code', value: '1104420' }],
  template,
  answers,
  producedAt: new Date('2026-11-20T10:00:00Z'),
  ...changes,
});

describe('the chapters of a report', () => {
  const [summary, site] = reportChapters(template, answers);

  it('print answers in the order of the template, several choices in one line, zero as an answer', () => {
    expect(summary?.parts[0]).toEqual({
      kind: 'entries',
      rows: [
        { label: 'Scope', answer: 'Bread' },
        { label: 'Categories', answer: '14 Bakery; 16 Confectionery' },
        { label: 'Employees', answer: '0' },
      ],
    });
  });

  it('tell a missing cell from one that may be empty', () => {
    expect(summary?.parts[1]).toMatchObject({
      layout: 'rows',
      rows: [
        ['王小明', 'Quality lead'],
        [null, 'Engineer'],
        ['Ilse', '–'],
      ],
    });
  });

  it('keep what was not answered, as missing', () => {
    const [entries, people] = reportChapters(template, {})[0]?.parts ?? [];
    expect(entries).toMatchObject({ rows: [{ answer: null }, { answer: null }, { answer: null }] });
    expect(people).toMatchObject({ rows: [] });
  });

  it('put requirements with their note beside the result', () => {
    expect(site?.parts).toMatchObject([
      {
        rows: [
          { mark: 'Statement of intent', result: 'Conform', note: '' },
          { mark: '', result: 'Minor', note: 'A seal was worn.' },
          { result: 'Major' },
          { result: null },
        ],
      },
    ]);
  });

  it('are summed up by result, with what was not met listed worst first', () => {
    const { chapters, results, findings } = resultSummary(reportChapters(template, answers));
    expect(results).toEqual(['Conform', 'Minor', 'Major', 'Critical', 'Not applicable', 'Missing']);
    expect(chapters).toEqual([{ name: 'Site standards', counts: [1, 1, 1, 0, 0, 1] }]);
    expect(findings.map(({ clause }) => clause)).toEqual(['4.3', '4.2']);
  });

  it('print a table of many columns as one record for each row', () => {
    const columns = Array.from({ length: 9 }, (_, at) => ({
      xmlTag: `C${at}`,
      label: `C${at}`,
      type: 'text' as const,
    }));
    const wide: ReportTemplate = {
      ...template,
      sections: [{ id: 'n', name: 'N', content: [{ kind: 'table', xmlTag: 'T', label: 'T', rows: 5, columns }] }],
    };
    expect(reportChapters(wide, { T: [{ C0: 'x' }] })[0]?.parts).toMatchObject([{ layout: 'records' }]);
  });
});

describe('the report as a document', () => {
  it('is tagged PDF/A-2a: cover, contents, results and a page at least for each chapter', async () => {
    const structure = pdfStructure(await auditReportDocument(report()));
    expect(structure).toMatchObject({ pages: 5, tagged: true, language: 'en', conformance: '2A', embedded: true });
    for (const letter of '王小明') expect(structure.characters).toContain(letter);
  });

  it('is made without a single answer, and with no section at all', async () => {
    expect(pdfStructure(await auditReportDocument(report({ answers: {} }))).pages).toBe(5);
    const empty = report({ template: { ...template, sections: [] }, grade: '' });
    expect(pdfStructure(await auditReportDocument(empty)).pages).toBe(3);
  });

  it('is the same file for the same report at the same instant', async () => {
    const once = await auditReportDocument(report());
    expect(Buffer.from(await auditReportDocument(report())).equals(once)).toBe(true);
  });

  it('marks a character that no font has rather than failing', async () => {
    const pdf = await auditReportDocument(report({ answers: { ...answers, SCOPE: 'Bread 🙂' } }));
    expect(pdfStructure(pdf).characters).toContain('\ufffd');
  });

  it('goes on over pages with answers longer than one', async () => {
    const long = { ...answers, SCOPE: 'Bread and rolls. '.repeat(800), 'R_4.2_NOTE': 'A seal was worn. '.repeat(500) };
    expect(pdfStructure(await auditReportDocument(report({ answers: long }))).pages).toBeGreaterThan(8);
  });

  const list = (lines: number) => Array.from({ length: lines }, (_, at) => `Lot ${at}`).join('\n');

  it('goes on over pages with a note of many short lines', async () => {
    const pages = async (note: string) =>
      pdfStructure(await auditReportDocument(report({ answers: { ...answers, 'R_4.2_NOTE': note } }))).pages;
    // Among the results and in its chapter.
    expect([await pages(list(10)), await pages(list(140))]).toEqual([5, 9]);
  });

  it('goes on over pages with a record of many short lines', async () => {
    const columns = Array.from({ length: 9 }, (_, at) => ({
      xmlTag: `C${at}`,
      label: `C${at}`,
      type: 'longText' as const,
    }));
    const content = [{ kind: 'table' as const, xmlTag: 'T', label: 'T', rows: 5, columns }];
    const wide = report({ template: { ...template, sections: [{ id: 'n', name: 'N', content }] } });
    const pages = async (cell: string) =>
      pdfStructure(await auditReportDocument({ ...wide, answers: { T: [{ C0: cell }] } })).pages;
    expect([await pages(list(10)), await pages(list(140))]).toEqual([4, 6]);
  });
});
