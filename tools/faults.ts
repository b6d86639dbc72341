// Plants one fault after another in a copy of the checkout and prints which of them the tests detect: `npm run faults`.
// `npm run faults -- share search` plants only those whose sentence contains one of the words. Takes some minutes.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Fault, plant, plantedFaults } from './planted-faults.ts';
import { filesUnder, root } from './source-files.ts';

const modules = 'node_modules';

const git = (...words: string[]): string => execFileSync('git', words, { cwd: root, encoding: 'utf8' });

/** Every tracked or untracked file in its current state; installed packages as links, our own as those of the copy. */
const copyTo = (folder: string): void => {
  for (const path of git('ls-files', '--cached', '--others', '--exclude-standard', '-z').split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), readFileSync(join(root, path)));
  }
  mkdirSync(join(folder, modules, '@attestry'), { recursive: true });
  for (const name of readdirSync(join(root, modules)).filter((each) => each !== '@attestry'))
    symlinkSync(join(root, modules, name), join(folder, modules, name));
  for (const name of readdirSync(join(root, modules, '@attestry')))
    symlinkSync(join(folder, 'packages', name), join(folder, modules, '@attestry', name));
};

interface Report {
  numFailedTests: number;
  numPassedTests: number;
}

/** How many tests failed and passed; a file that cannot be loaded has neither. */
const runTests = (folder: string, tests: readonly string[]): Report => {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const vitest = join(folder, modules, 'vitest', 'vitest.mjs');
  spawnSync(process.execPath, [vitest, 'run', '--reporter=json', `--outputFile=${report}`, ...tests], { cwd: folder });
  return JSON.parse(readFileSync(report, 'utf8'));
};

/** The outcome of a fault; the tests must pass without it, otherwise their failure proves nothing. */
const judge = (folder: string, fault: Fault): string => {
  const files = filesUnder(fault.folder, /\.(ts|sql)$/).map(
    (path) => [path, readFileSync(join(folder, path), 'utf8')] as const,
  );
  const { path, text } = plant(fault, new Map(files));
  const before = runTests(folder, fault.tests);
  if (before.numFailedTests > 0 || before.numPassedTests === 0) return `NOT JUDGED: ${fault.tests[0]} fails without it`;
  const sound = readFileSync(join(folder, path), 'utf8');
  writeFileSync(join(folder, path), text);
  const { numFailedTests, numPassedTests } = runTests(folder, fault.tests);
  writeFileSync(join(folder, path), sound);
  if (numFailedTests + numPassedTests === 0) return `NOT JUDGED: ${fault.tests[0]} ran no test with it`;
  return numFailedTests > 0 ? `caught by ${numFailedTests} tests` : 'NOT CAUGHT';
};

const outcomeOf = (folder: string, fault: Fault): string => {
  try {
    return judge(folder, fault);
  } catch (error) {
    return `NOT PLANTED: ${error instanceof Error ? error.message : error}`;
  }
};

const words = process.argv.slice(2);
const asked = plantedFaults.filter(({ says }) => words.length === 0 || words.some((word) => says.includes(word)));
const folder = mkdtempSync(join(tmpdir(), 'faults-'));
try {
  copyTo(folder);
  const outcomes = asked.map((fault) => {
    const outcome = outcomeOf(folder, fault);
    console.log(`${outcome.startsWith('caught') ? '✓' : '✗'} ${fault.says}: ${outcome}`);
    return outcome;
  });
  const caught = outcomes.filter((outcome) => outcome.startsWith('caught'));
  console.log(`\n${caught.length} of ${outcomes.length} faults are caught.`);
  process.exitCode = caught.length === outcomes.length ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
