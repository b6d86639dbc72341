import type { ReportTemplate } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { pdfStructure } from '../../kernel/documents/pdf-structure.ts';
import { openWorkbook } from '../../kernel/workbooks/open-workbook.ts';
import { makeApprovedBody } from '../certification-body/certification-body.factory.ts';
import { filledAnswers, type Keys } from '../report-answers/report-answers.factory.ts';
import { templateByCode, templateFor } from '../report-template/report-template.public.ts';
import { siteToAudit, uploadReport } from './audit-import.factory.ts';

const newest = templateFor('ETRS') ?? expect.unreachable();
const former = templateByCode('ETRS', '1.0') ?? expect.unreachable();

let directory: TestDirectory;
let cb: Caller;
let keys: Keys;
let externalId: string;

const answersOf = (template: ReportTemplate, note: string) =>
  filledAnswers(template, { ...keys, grade: '' }, { R_1_1_1_NOTE: note });
const upload = (template: ReportTemplate, note: string) =>
  uploadReport(cb, template, answersOf(template, note), externalId ? { externalId } : {});
const reportOf = async () => (await cb.get(`/audit/api/Audit/${externalId}/Report`)).body;
const sectionsOf = ({ sections }: ReportTemplate) => sections.map(({ name }) => name);
const named = ({ code, version }: ReportTemplate) => ({ code, version });
/** The text of clause 1.1 in a version. */
const intentOf = (template: ReportTemplate) =>
  template.sections
    .flatMap(({ content }) => content)
    .flatMap((each) => (each.kind === 'requirement' && each.clause === '1.1' ? [each.label] : []))
    .join();

beforeAll(async () => {
  directory = await testDirectory();
  const { id } = await makeApprovedBody(directory.owner);
  cb = await directory.as({ role: 'CB Full Admin', organisations: [['CertificationBody', id]] });
  ({ keys } = await siteToAudit(directory.owner));
  externalId = '';
  externalId = (await upload(former, 'Seen under the former version.')).auditExternalId ?? '';
});
afterAll(() => directory.close());

describe('a report whose standard has a newer version', () => {
  it('is shown with its original questions', async () => {
    const { template, sections } = await reportOf();
    expect(template).toEqual(named(former));
    expect(sections.map(({ name }: { name: string }) => name)).toEqual(sectionsOf(former));
    const shown = JSON.stringify(sections);
    expect(shown).toContain(intentOf(former));
    expect(shown).not.toContain(intentOf(newest));
    expect(shown).toContain('Seen under the former version.');
  });

  it('is printed with them, and names its version', async () => {
    const { bytes } = await cb.get(`/audit/api/Audit/${externalId}/PDF`);
    const { titles } = pdfStructure(bytes);
    expect(titles.at(-1)).toMatch(/ETRS, version 1\.0$/);
    const unnumbered = (title: string) => title.replace(/^[\d.]+ /, '');
    const chapters = titles.map(unnumbered);
    expect(chapters).toEqual(expect.arrayContaining(sectionsOf(former).map(unnumbered)));
    expect(chapters).not.toContain('Scorecard');
  });

  it('is corrected by a workbook of its own version, which it keeps', async () => {
    expect((await upload(former, 'Corrected.')).auditExternalId).toBe(externalId);
    const report = await reportOf();
    expect(report.template).toEqual(named(former));
    expect(JSON.stringify(report.sections)).toContain('Corrected.');
  });

  it('is replaced as a whole by one of the newer version', async () => {
    expect((await upload(newest, 'Seen under the newer version.')).auditExternalId).toBe(externalId);
    const { template, sections } = await reportOf();
    expect(template).toEqual(named(newest));
    expect(sections.map(({ name }: { name: string }) => name)).toEqual(sectionsOf(newest));
  });
});

describe('the standard itself', () => {
  it('offers only the newest version, with its workbook', async () => {
    const offered = (await cb.get('/audit/api/Audit/templates')).body;
    expect(offered.filter(({ name }: { name: string }) => name === 'ETRS')).toEqual([
      { id: '3', name: 'ETRS', code: 'ETRS', version: '2.0' },
    ]);
    const { customProperties } = await openWorkbook((await cb.get('/audit/api/Audit/templates/3/workbook')).bytes);
    expect(customProperties.get('templateVersion')).toBe('2.0');
  });
});
