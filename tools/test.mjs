// `npm test`: installs what is missing, runs every test there is, and ends with "N passed, N failed". Plain Node 20.
// `npm test -- --checked` runs the checks at the same time.
import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildWeb } from './build-web.mjs';
import { inTurn } from './in-turn.mjs';
import { install } from './install.mjs';
import { asProgram, projectNode, root, run } from './running.mjs';
import { provideSystemPackages } from './system-packages.mjs';
import { countPlaywright, countVitest, total } from './test-results.mjs';

const modules = path.join(root, 'node_modules');
const journeys = path.join(root, 'packages', 'e2e');
/** Dozens of programs that start import the same modules: compiled once, they are ready in two thirds of the time. */
const env = {
  NODE_COMPILE_CACHE: path.join(modules, '.cache', 'compiled'),
  ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
};

const exists = (file) =>
  access(file).then(
    () => true,
    () => false,
  );

const readReport = async (file) => {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  try {
    return text && JSON.parse(text);
  } catch {
    return undefined; // cut off by a crash, which is counted as a failure
  }
};

const nothing = { passed: 0, failed: 0 };

const runChecks = async ({ show }) => {
  const { code } = await run(projectNode, [path.join(root, 'tools', 'check.ts')], { env, show, yielding: true });
  return { ...nothing, faulty: code !== 0 };
};

const runVitest = async ({ reports, show }) => {
  const report = path.join(reports, 'vitest.json');
  const vitest = path.join(modules, 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run(projectNode, [vitest, 'run', ...reporters], { env, show, yielding: true });
  return countVitest(await readReport(report), code);
};

/** People wait for the pages of journeys, so that these go first. */
const runPlaywright = async ({ reports, show }) => {
  if (!(await exists(path.join(journeys, 'playwright.config.ts')))) return nothing;
  await buildWeb(show);
  const report = path.join(reports, 'playwright.json');
  const playwright = path.join(modules, '@playwright', 'test', 'cli.js');
  const options = { cwd: journeys, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, show };
  const { code } = await run(projectNode, [playwright, 'test', '--reporter=list,json'], options);
  return countPlaywright(await readReport(report), code);
};

/** Whatever goes wrong in one part is said and counted, and the others still run. */
const counted = async (part, reports, { write, end }) => {
  try {
    return await part({ reports, show: write });
  } catch (reason) {
    write(`${reason.message}\n`);
    return { passed: 0, failed: 1 };
  } finally {
    end();
  }
};

await asProgram(async () => {
  await install();
  const missing = await provideSystemPackages();
  const reports = await mkdtemp(path.join(os.tmpdir(), 'attestry-reports-'));
  const parts = [...(process.argv.includes('--checked') ? [runChecks] : []), runVitest, runPlaywright];
  const writers = inTurn(parts.length, (text) => process.stdout.write(text));
  const counts = await Promise.all(parts.map((part, at) => counted(part, reports, writers[at])));
  await rm(reports, { recursive: true });
  const { passed, failed } = total(counts);
  for (const sentence of missing) console.log(sentence);
  process.exitCode = failed === 0 && !counts.some(({ faulty }) => faulty) ? 0 : 1;
  console.log(`${passed} passed, ${failed} failed`);
});
