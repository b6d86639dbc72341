// Builds the web application when its sources changed since the last build. Plain Node 20.
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectNode, root, run, UserError } from './running.mjs';

const web = path.join(root, 'packages', 'web');
const sources = [web, path.join(root, 'packages', 'contract')];
const single = ['package-lock.json', 'tsconfig.base.json'].map((name) => path.join(root, name));
const stamp = path.join(root, 'node_modules', '.attestry-web-built');
const leftOut = new Set(['node_modules', 'dist', 'dist-server']);

const forBrowsers = [];
/** The same pages, for the server to render. */
const forServer = ['--ssr', 'src/app/render-page.tsx', '--outDir', 'dist-server'];

const filesBelow = async (folder) => {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = entries.filter(({ name }) => !leftOut.has(name) && !/\.test\.tsx?$/.test(name));
  const nested = found.map((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(file) : [file];
  });
  return (await Promise.all(nested)).flat();
};

const fingerprint = async () => {
  const files = [...(await Promise.all(sources.map(filesBelow))).flat(), ...single].sort();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256');
  files.forEach((file, index) => {
    hash.update(`${path.relative(root, file)} ${contents[index].length}\n`).update(contents[index]);
  });
  return hash.digest('hex');
};

/** Builds packages/web/dist and dist-server if it is older than its sources. `show` receives the progress. */
export const buildWeb = async (show = (text) => process.stdout.write(text)) => {
  const wanted = await fingerprint();
  const built = await readFile(stamp, 'utf8').catch(() => undefined);
  const present = await stat(path.join(web, 'dist', 'index.html')).catch(() => undefined);
  if (present && built === wanted) return;
  show('Building the web application …\n');
  const began = performance.now();
  await rm(stamp, { force: true });
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  for (const what of [forBrowsers, forServer]) {
    const { code, output } = await run(projectNode, [vite, 'build', '--logLevel', 'warn', ...what], {
      cwd: web,
      quiet: true,
    });
    if (code === 0) continue;
    const why = output.includes('ENOSPC') ? 'The disk is full.' : 'Vite says why above.';
    throw new UserError(`${output.trim()}\n\nBuilding the web application failed. ${why}`);
  }
  await writeFile(stamp, wanted);
  show(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.\n`);
};
