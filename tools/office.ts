// Saves a filled-in report of every template, and an exported one, with LibreOffice and reads it back: `npm run test:office`. With `write` it
// also replaces the committed report that the ordinary tests read.
import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isDeepStrictEqual, promisify } from 'node:util';
import type {
  Answers,
  ReportTemplate,
} from '../packages/contract/src/features/report-template/report-template.schema.ts';
import { officeReport } from '../packages/server/src/features/report-answers/reading/office-report.factory.ts';
import { readReport } from '../packages/server/src/features/report-answers/reading/read-report.rules.ts';
import { wholeReport } from '../packages/server/src/features/report-answers/report-answers.factory.ts';
import { templates } from '../packages/server/src/features/report-template/report-template.public.ts';
import { blankWorkbook } from '../packages/server/src/features/report-template/report-workbook.public.ts';
import { openWorkbook } from '../packages/server/src/kernel/workbooks/open-workbook.ts';
import { writeXlsx } from '../packages/server/src/kernel/workbooks/stream-rows.ts';

const dates = { startDate: '2026-02-27', endDate: '2026-03-01', issueDate: '2026-03-20', expiryDate: '2027-03-20' };

/** Opens a workbook in LibreOffice and saves it again; returns the saved file. */
const resave = async (folder: string, name: string, bytes: Uint8Array): Promise<string> => {
  const saved = path.join(folder, 'saved');
  await mkdir(saved, { recursive: true });
  const file = path.join(folder, `${name}.xlsx`);
  await writeFile(file, bytes);
  // A separate profile: otherwise a running LibreOffice would take over the command and this process would exit.
  const profile = `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile'))}`;
  const convert = ['--headless', profile, '--convert-to', 'xlsx:Calc MS Excel 2007 XML', '--outdir', saved, file];
  await promisify(execFile)('soffice', convert, { timeout: 120_000 });
  return path.join(saved, `${name}.xlsx`);
};

/** Where a saved workbook differs from the answers it was filled with. */
const differencesIn = async (file: string, template: ReportTemplate, answers: Answers): Promise<string[]> => {
  const read = await readReport(await readFile(file), templates);
  const tags = [...new Set([...Object.keys(answers), ...Object.keys(read.answers)])];
  return [
    ...(read.template === template ? [] : ['the template is not recognised']),
    ...read.findings.map(({ level, message }) => `${level}: ${message}`),
    ...tags
      .filter((tag) => !isDeepStrictEqual(answers[tag], read.answers[tag]))
      .map((tag) => `${tag}: ${JSON.stringify(answers[tag])} became ${JSON.stringify(read.answers[tag])}`),
  ];
};

const exported = [
  ['1000001', '3.9', 'Major', '=1+1 was the answer to every question.', '2026-03-02', 3.5],
  ['1000002', '10.1', 'Minor', 'Ein Schloß fehlte; 王小明 sah es.\nZweite Zeile', null, 0],
];

const exportColumns = (['Site code', 'Clause', 'Severity', 'Details', 'Closed on', 'Man-days'] as const).map(
  (label) => ({
    label,
    kind: label === 'Closed on' ? ('date' as const) : label === 'Man-days' ? ('number' as const) : ('text' as const),
  }),
);

/** Whether LibreOffice shows an exported report as it was written: each cell's text, day or number. */
const exportDiffers = async (folder: string): Promise<string[]> => {
  const header = { title: 'Non Conformities', facts: [['Record status', 'Current'] as const] };
  const bytes = await buffer(writeXlsx(exportColumns, [exported], { sheetName: 'Non Conformities', header }));
  const { sheets } = await openWorkbook(await readFile(await resave(folder, 'report', bytes)));
  const cells = sheets.at(-1)?.rows.map((row) => [...row.cells.values()].map(({ value }) => value)) ?? [];
  const days = Math.round((Date.UTC(2026, 2, 2) - Date.UTC(1899, 11, 30)) / 86_400_000);
  const wanted = [
    exportColumns.map(({ label }) => label),
    ...exported.map((row) => row.filter((value) => value !== null)),
  ];
  const said = (rows: unknown) => JSON.stringify(rows).replace('"2026-03-02"', String(days));
  return said(cells) === said(wanted) ? [] : [`${said(wanted)} became ${said(cells)}`];
};

const folder = await mkdtemp(path.join(tmpdir(), 'office-'));
try {
  const reports = [
    { name: 'food-with-traps', ...officeReport },
    ...templates.map((template) => ({
      name: `${template.code}-${template.version}`.toLowerCase(),
      template,
      answers: wholeReport(template, dates),
    })),
  ];
  const differing = await exportDiffers(folder);
  console.log(`${differing.length ? '✗' : '✓'} an exported report`);
  for (const difference of differing) console.log(`    ${difference}`);
  if (differing.length) process.exitCode = 1;
  for (const { name, template, answers } of reports) {
    // Optional answers without a choice in this template stay empty.
    const given = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''));
    const saved = await resave(folder, name, await blankWorkbook(template, given));
    const differences = await differencesIn(saved, template, given);
    console.log(`${differences.length ? '✗' : '✓'} ${name}`);
    for (const difference of differences) console.log(`    ${difference}`);
    if (differences.length) process.exitCode = 1;
    if (process.argv[2] === 'write' && template === officeReport.template && answers === officeReport.answers)
      await copyFile(saved, fileURLToPath(officeReport.file));
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
