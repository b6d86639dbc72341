import type {
  Answers,
  ReportTemplate,
  Requirement,
} from '@attestry/contract/features/report-template/report-template.schema.ts';
import { describe, expect, it } from 'vitest';
import { pdfStructure } from '../../../kernel/documents/pdf-structure.ts';
import { reportChapters, resultSummary } from './report-chapters.rules.ts';
import { type CoveredRecord, coverOf } from './report-cover.rules.ts';
import { type AuditReport, auditReportDocument } from './report-document.queries.ts';

const requirement = (clause: string, changes: Partial<Requirement> = {}): Requirement => ({
  kind: 'requirement',
  xmlTag: `R_${clause}`,
  clause,
  heading: { number: clause.split('.').slice(0, 2).join('.'), title: 'Hygiene' },
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
        { kind: 'entry', xmlTag: 'SCOPE', label: 'Scope', type: 'longText', required: true },
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

const covered: CoveredRecord = {
  siteCode: '1104420',
  address: ['Haven 12', '3011 AB Rotterdam'],
  country: 'Netherlands',
  certificationBody: 'Certa Nordic AS',
  recordStatus: 'Current',
  isUnvalidated: false,
  certificationStatus: 'Certificated',
  decision: 'Certificated',
  grade: 'A',
  auditProgramme: 'Announced',
  startDate: '2026-08-19',
  endDate: '2026-08-21',
  issueDate: '2026-09-20',
  expiryDate: '2027-08-21',
  categories: ['Bakery'],
  modules: [],
  hasReport: true,
  scope: 'Production of bread',
  exclusion: 'None',
};

const held: Partial<CoveredRecord> = { recordStatus: 'Holding', isUnvalidated: true };

const report = (changes: Partial<AuditReport> = {}): AuditReport => ({
  bodyName: 'Global Food Assurance',
  siteName: 'Alta Bakery BV',
  standard: 'Food, version 9',
  certificationBody: 'Certa Nordic AS',
  ...coverOf(covered),
  template,
  answers,
  producedAt: new Date('2026-11-20T10:00:00Z'),
  organisation: 'StandardsBody',
  ...changes,
});

describe('the chapters of a report', () => {
  const [summary, site] = reportChapters(template, answers);

  it('print answers in template order, several choices on one line, and zero as an answer', () => {
    expect(summary?.parts[0]).toEqual({
      kind: 'entries',
      rows: [
        { label: 'Scope', answer: 'Bread' },
        { label: 'Categories', answer: '14 Bakery; 16 Confectionery' },
        { label: 'Employees', answer: '0' },
      ],
    });
  });

  it('distinguish a missing cell from an optional one', () => {
    expect(summary?.parts[1]).toMatchObject({
      layout: 'rows',
      rows: [
        ['王小明', 'Quality lead'],
        [null, 'Engineer'],
        ['Ilse', ''],
      ],
    });
  });

  it('show a missing required answer, and omit optional blanks', () => {
    expect(reportChapters(template, {})[0]?.parts).toEqual([
      { kind: 'entries', rows: [{ label: 'Scope', answer: null }] },
    ]);
  });

  it('keep the requirements of each clause together', () => {
    const content = [requirement('4.1.1'), requirement('4.1.2'), requirement('4.2.1')];
    const [clauses] = reportChapters({ ...template, sections: [{ id: 's', name: 'S', content }] }, {});
    expect(clauses?.parts).toMatchObject([
      { title: '4.1 Hygiene', rows: [{ clause: '4.1.1' }, { clause: '4.1.2' }] },
      { title: '4.2 Hygiene', rows: [{ clause: '4.2.1' }] },
    ]);
  });

  it('put a requirement with a note next to its result', () => {
    const rows = site?.parts.flatMap((part) => (part.kind === 'requirements' ? part.rows : []));
    expect(rows).toMatchObject([
      { mark: 'Statement of intent', result: 'Conform', note: '' },
      { mark: '', result: 'Minor', note: 'A seal was worn.' },
      { result: 'Major' },
      { result: null },
    ]);
  });

  it('are summarised by result, with findings listed worst first', () => {
    const { chapters, results, findings } = resultSummary(reportChapters(template, answers));
    expect(results).toEqual(['Conform', 'Minor', 'Major', 'Critical', 'Not applicable', 'Missing']);
    expect(chapters).toEqual([{ name: 'Site standards', counts: [1, 1, 1, 0, 0, 1] }]);
    expect(findings.map(({ clause }) => clause)).toEqual(['4.3', '4.2']);
  });

  it('print a wide table as one record per row', () => {
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

describe('the cover of a report', () => {
  const factsOf = (changes: Partial<CoveredRecord>) =>
    Object.fromEntries(coverOf({ ...covered, ...changes }).facts.map(({ label, value }) => [label, value]));

  it('has the grade in its seal, or the level for START!', () => {
    expect(coverOf(covered).seal).toEqual({ word: 'A', caption: 'GRADE' });
    const start = { decision: 'Start! Intermediate', certificationStatus: 'Suspended', grade: 'Foundation +' };
    expect(coverOf({ ...covered, ...start }).seal).toEqual({ word: 'Intermediate', caption: 'LEVEL' });
    expect(factsOf(start)).toMatchObject({ Grade: 'Foundation +' });
  });

  it.each([
    held,
    { ...held, decision: 'Start! Basic' },
    { certificationStatus: 'Pending' },
    { certificationStatus: 'Not Certificated', grade: 'No Grade' },
    { grade: 'No Grade' },
    { grade: '' },
  ])('has no seal with %o', (changes) => {
    expect(coverOf({ ...covered, ...changes }).seal).toBeNull();
  });

  it('says that a held record awaits validation, and does not say so for others', () => {
    expect(coverOf(covered).notValidated).toBe('');
    expect(coverOf({ ...covered, ...held }).notValidated).toBe('Holding: not validated by Certa Nordic AS');
    expect(factsOf(held)).toMatchObject({ 'Decision as submitted': 'Certificated' });
  });

  it('omits blanks, and formats the address as certificates do', () => {
    const facts = factsOf({ issueDate: '', expiryDate: '', categories: [] });
    expect(Object.keys(facts)).not.toEqual(expect.arrayContaining(['Issue date']));
    expect(facts).toMatchObject({ Address: 'Haven 12, 3011 AB Rotterdam, Netherlands', 'Additional modules': 'None' });
  });
});

describe('the report as a document', () => {
  it('is tagged PDF/A-2a: cover, contents, results and chapters', async () => {
    const structure = pdfStructure(await auditReportDocument(report()));
    expect(structure).toMatchObject({ pages: 4, tagged: true, language: 'en', conformance: '2A', embedded: true });
    for (const letter of '王小明') expect(structure.characters).toContain(letter);
  });

  it('can be made without any answer, and without any section', async () => {
    expect(pdfStructure(await auditReportDocument(report({ answers: {} }))).pages).toBe(4);
    const empty = report({ template: { ...template, sections: [] }, seal: null });
    expect(pdfStructure(await auditReportDocument(empty)).pages).toBe(4);
  });

  it('is one page of the directory’s data for a record without a report', async () => {
    const scope = 'Cutting, mincing, cooking, chilling and packing. '.repeat(80);
    for (const changes of [{}, { scope, ...held }]) {
      const summary = coverOf({ ...covered, hasReport: false, ...changes });
      expect(pdfStructure(await auditReportDocument(report({ ...summary, answers: null }))).pages).toBe(1);
    }
  });

  it('names the certification body that has not validated it', async () => {
    const document = await auditReportDocument(report(coverOf({ ...covered, ...held })));
    expect(pdfStructure(document).titles).toContainEqual(
      expect.stringMatching(/^Holding: not validated by Certa Nordic AS\./),
    );
  });

  it('is the same file for the same report at the same time', async () => {
    const once = await auditReportDocument(report());
    expect(Buffer.from(await auditReportDocument(report())).equals(once)).toBe(true);
  });

  it('marks a character that no font has instead of failing', async () => {
    const pdf = await auditReportDocument(report({ answers: { ...answers, SCOPE: 'Bread 🙂' } }));
    expect(pdfStructure(pdf).characters).toContain('\ufffd');
  });

  it('continues across pages with answers longer than one page', async () => {
    const long = { ...answers, SCOPE: 'Bread and rolls. '.repeat(800), 'R_4.2_NOTE': 'A seal was worn. '.repeat(500) };
    expect(pdfStructure(await auditReportDocument(report({ answers: long }))).pages).toBeGreaterThan(8);
  });

  const list = (lines: number) => Array.from({ length: lines }, (_, at) => `Lot ${at}`).join('\n');

  it('continues across pages with a note of many short lines', async () => {
    const pages = async (note: string) =>
      pdfStructure(await auditReportDocument(report({ answers: { ...answers, 'R_4.2_NOTE': note } }))).pages;
    // Once among the results and once in its chapter.
    expect([await pages(list(10)), await pages(list(140))]).toEqual([5, 9]);
  });

  it('continues across pages with a record of many short lines', async () => {
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
