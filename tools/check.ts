// Runs every check, also after a failure, and prints one line for each: `npm run check`.
// `node tools/check.ts names sizes` runs only those.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { filesUnder, root } from './source-files.ts';

interface Check {
  name: string;
  /** Arguments for Node. */
  run: readonly string[];
}
interface Outcome {
  passed: boolean;
  seconds: number;
  output: string;
}

const modules = join(root, 'node_modules');
const tool = (name: string): Check => ({ name, run: [`tools/check-${name}.ts`] });

/** The projects that TypeScript checks: the packages and folders with sources. */
const projects = [...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`), 'bench', 'tools'].filter(
  (folder) => filesUnder(folder).length > 0,
);

/**
 * The plain name `typescript` is version 6, for tools that need its compiler interface; version 7 checks the types. Its four
 * checkers each resolve the types they share, which costs two to three times the processor time of a single one.
 */
const typesOf = (folder: string): Check => ({
  name: `types of ${folder}`,
  run: [join(modules, 'typescript7/bin/tsc'), '-p', folder, '--singleThreaded'],
});

const checks: Check[] = [
  { name: 'format', run: [join(modules, '@biomejs/biome/bin/biome'), 'ci', '--colors=off', '.'] },
  tool('assets'),
  tool('boundaries'),
  tool('language'),
  tool('names'),
  tool('sizes'),
  { name: 'dead code', run: [join(modules, 'knip/bin/knip.js'), '--no-progress'] },
  ...projects.map(typesOf),
  { name: 'generated', run: ['tools/generate-docs.ts', '--check'] },
];

const perform = ({ run }: Check): Promise<Outcome> =>
  new Promise((resolve) => {
    const begun = performance.now();
    const child = spawn(process.execPath, run, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (part: Buffer) => {
      output += part;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => collect(Buffer.from(String(error))));
    child.on('close', (status) =>
      resolve({ passed: status === 0, seconds: (performance.now() - begun) / 1000, output: output.trim() }),
    );
  });

const known = new Set(checks.map(({ name }) => name));
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !known.has(name));
if (unknown.length) throw new Error(`No such check: ${unknown.join(', ')}. There are: ${[...known].join(', ')}.`);
if (!existsSync(modules)) throw new Error('Run `npm install` first.');

const failed: string[] = [];
const report = ({ name }: Check, { passed, seconds, output }: Outcome) => {
  console.log(`${passed ? '✓' : '✗'} ${name.padEnd(28)} ${seconds.toFixed(1)} s`);
  if (passed) return;
  failed.push(name);
  console.log(output.replace(/^/gm, '    '));
};

const waiting = checks.filter(({ name }) => !asked.length || asked.includes(name));
/** Runs one check after another until none is left. */
const performWaiting = async () => {
  for (let check = waiting.shift(); check; check = waiting.shift()) report(check, await perform(check));
};
await Promise.all(Array.from({ length: availableParallelism() }, performWaiting));
console.log(failed.length ? `\n${failed.length} failed: ${failed.join(', ')}` : '\nAll checks passed.');
process.exitCode = failed.length ? 1 : 0;
