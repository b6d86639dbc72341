import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestDirectory, testDirectory } from '../../app/testing/test-directory.ts';
import { plainParts, unzipped, zipOf, zipped } from '../../kernel/workbooks/workbook.factory.ts';
import { filledAnswers } from '../report-answers/report-answers.factory.ts';
import { templateFor } from '../report-template/report-template.public.ts';
import { blankWorkbook } from '../report-template/report-workbook.public.ts';
import { siteToAudit, uploadFile, uploadRequest } from './audit-import.factory.ts';
import { bodyThatUploads, everythingStored } from './uploading.factory.ts';

const food = templateFor('Food') ?? expect.unreachable();

let directory: TestDirectory;
let cb: Caller;

beforeAll(async () => {
  directory = await testDirectory();
  ({ cb } = await bodyThatUploads<Caller>(directory));
});
afterAll(() => directory.close());

const mark = async (caller: Caller, ...upload: Parameters<typeof uploadRequest>) =>
  caller.send({ ...(await uploadRequest(...upload)), url: '/audit/api/Audit/MarkReport' });

const wrongReport = async () => {
  const site = await siteToAudit(directory.owner);
  return {
    site,
    bytes: await blankWorkbook(food, filledAnswers(food, { ...site.keys, auditorName: '', grade: 'AAA' })),
  };
};

describe('a refused report', () => {
  it('is returned with its wrong cells marked, and nothing of it is stored', async () => {
    const { bytes } = await wrongReport();
    const { messages } = await uploadFile(cb, bytes);
    const before = await everythingStored(directory);
    const answer = await mark(cb, bytes, {}, 'Mill Lane.xlsx');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toContain('Mill Lane marked.xlsx');
    expect(await everythingStored(directory)).toEqual(before);
    const notes = Object.entries(await unzipped(answer.bytes)).filter(([name]) => name.startsWith('xl/comments'));
    expect(notes.flatMap(([, xml]) => [...xml.matchAll(/ref="(\w+)"/g)].map(([, cell]) => cell)).sort()).toEqual(
      messages.map(({ cell }) => cell).sort(),
    );
    const said = notes.map(([, xml]) => xml).join('');
    expect(said).toContain('&quot;AAA&quot; is not one of');
    expect(said).toContain('Choose one of AA+, AA');
    // It reads the same: fills and notes are not answers.
    expect((await uploadFile(cb, answer.bytes)).messages).toEqual(messages);
  });

  it('is stored once the marked workbook is corrected', async () => {
    const { site, bytes } = await wrongReport();
    const { messages } = await uploadFile(cb, bytes);
    const parts = await unzipped((await mark(cb, bytes)).bytes);
    const answers: Record<string, string> = { AUDITOR_NAME: 'Iris Hale', GRADE: 'AA' };
    const corrected = Object.entries(parts).map(([name, xml]) => {
      const wrong = messages.filter(({ sheet }) => name === partOf(sheet));
      return [name, wrong.reduce((text, { cell, xmlTag = '' }) => answered(text, cell, answers[xmlTag]), xml)] as const;
    });
    const result = await uploadFile(cb, zipped(Object.fromEntries(corrected)));
    expect(result).toMatchObject({ status: 'Success', messages: [], siteName: site.name });
  });
});

/** The guide is the first sheet, the sections follow in their order. */
const partOf = (sheet: string | undefined) =>
  `xl/worksheets/sheet${food.sections.findIndex(({ name }) => name === sheet) + 2}.xml`;

const answered = (xml: string, cell: string | undefined, answer: string | undefined) =>
  xml.replace(
    new RegExp(`<c r="${cell}"([^>]*?)(/>|>.*?</c>)`, 's'),
    (_, attributes: string) =>
      `<c r="${cell}"${attributes.replace(/ t="\w+"/, '')} t="inlineStr"><is><t>${answer}</t></is></c>`,
  );

describe('a file to mark', () => {
  it.each<[string, () => Promise<Uint8Array>, number, string]>([
    [
      'without a wrong cell',
      async () => blankWorkbook(food, filledAnswers(food, (await siteToAudit(directory.owner)).keys)),
      409,
      'audit import.nothingToMark',
    ],
    ['that is no workbook', async () => Buffer.from('no workbook'), 415, 'audit import.notRead'],
    ['made from no template', async () => zipOf(plainParts()), 415, 'audit import.notRead'],
  ])('is refused: %s', async (_, make, status, code) => {
    expect(await mark(cb, await make())).toMatchObject({ status, body: { code } });
  });

  it('is marked only for users who may upload it', async () => {
    const { bytes } = await wrongReport();
    const { companyId } = await siteToAudit(directory.owner);
    const stranger = await directory.as({ role: 'Company BI S User', organisations: [['Company', companyId]] });
    expect((await mark(stranger, bytes)).status).toBe(404);
    expect((await mark(cb, bytes, { siteCode: '999999999' })).status).toBe(404);
    const other = await siteToAudit(directory.owner);
    const says = `Write ${other.id}`;
    const parts = await unzipped((await mark(cb, bytes, { siteCode: other.id })).bytes);
    expect(Object.values(parts).some((xml) => xml.includes(says))).toBe(true);
  });
});
