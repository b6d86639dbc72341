// `npm test`: installs what is missing, runs every test there is, and ends with "N passed, N failed". Plain Node 20.
import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildWeb } from './build-web.mjs';
import { install } from './install.mjs';
import { asProgram, projectNode, root, run } from './running.mjs';
import { provideSystemPackages } from './system-packages.mjs';
import { countPlaywright, countVitest, total } from './test-results.mjs';

const modules = path.join(root, 'node_modules');
const journeys = path.join(root, 'packages', 'e2e');

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

const runVitest = async (report) => {
  const vitest = path.join(modules, 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run(projectNode, [vitest, 'run', ...reporters]);
  return countVitest(await readReport(report), code);
};

const runPlaywright = async (report) => {
  const playwright = path.join(modules, '@playwright', 'test', 'cli.js');
  const options = { cwd: journeys, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } };
  const { code } = await run(projectNode, [playwright, 'test', '--reporter=list,json'], options);
  return countPlaywright(await readReport(report), code);
};

/** Whatever goes wrong in one part is said and counted, and the next part still runs. */
const counted = async (part) => {
  try {
    return await part();
  } catch (reason) {
    console.error(reason.message);
    return { passed: 0, failed: 1 };
  }
};

await asProgram(async () => {
  await install();
  const missing = await provideSystemPackages();
  const reports = await mkdtemp(path.join(os.tmpdir(), 'attestry-reports-'));
  const counts = [await counted(() => runVitest(path.join(reports, 'vitest.json')))];
  if (await exists(path.join(journeys, 'playwright.config.ts'))) {
    const inBrowser = async () => {
      await buildWeb();
      return runPlaywright(path.join(reports, 'playwright.json'));
    };
    counts.push(await counted(inBrowser));
  }
  await rm(reports, { recursive: true });
  const { passed, failed } = total(counts);
  for (const sentence of missing) console.log(sentence);
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`${passed} passed, ${failed} failed`);
});
