// Saves a filled-in report of every template, and every report of the directory, with LibreOffice and reads it back:
// `npm run test:office`. With `write` it also replaces the committed report that the ordinary tests read.
import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
import { reportsThatDiffer } from './office-exports.ts';

const dates = { startDate: '2026-02-27', endDate: '2026-03-01', issueDate: '2026-03-20', expiryDate: '2027-03-20' };

/** Opens workbooks in LibreOffice, started once for all of them, and saves them again; returns where the one of a name is. */
const resave = async (
  folder: string,
  workbooks: Readonly<Record<string, Uint8Array>>,
): Promise<(name: string) => string> => {
  const saved = path.join(folder, 'saved');
  await mkdir(saved, { recursive: true });
  const files: string[] = [];
  for (const [name, bytes] of Object.entries(workbooks)) {
    const file = path.join(folder, `${name}.xlsx`);
    await writeFile(file, bytes);
    files.push(file);
  }
  // A separate profile: otherwise a running LibreOffice would take over the command and this process would exit.
  const profile = `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile'))}`;
  const convert = ['--headless', profile, '--convert-to', 'xlsx:Calc MS Excel 2007 XML', '--outdir', saved, ...files];
  await promisify(execFile)('soffice', convert, { timeout: 300_000 });
  return (name) => path.join(saved, `${name}.xlsx`);
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

/** Optional answers without a choice in this template stay empty. */
const givenOf = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''));

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
  const say = (name: string, differences: readonly string[]): void => {
    console.log(`${differences.length ? '✗' : '✓'} ${name}`);
    for (const difference of differences) console.log(`    ${difference}`);
    if (differences.length) process.exitCode = 1;
  };
  for (const { name, differences } of await reportsThatDiffer((files) => resave(folder, files))) say(name, differences);
  const filled = await Promise.all(
    reports.map(
      async ({ name, template, answers }) => [name, await blankWorkbook(template, givenOf(answers))] as const,
    ),
  );
  const savedAs = await resave(folder, Object.fromEntries(filled));
  for (const { name, template, answers } of reports) {
    const saved = savedAs(name);
    say(name, await differencesIn(saved, template, givenOf(answers)));
    if (process.argv[2] === 'write' && template === officeReport.template && answers === officeReport.answers)
      await copyFile(saved, fileURLToPath(officeReport.file));
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
