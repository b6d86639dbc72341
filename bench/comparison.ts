// What the product is compared with stands in a package of its own outside the workspaces: nothing else installs it.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const folder = path.join(import.meta.dirname, 'comparison');

/** Installs the comparison with its lockfile, once; returns why that failed. */
export const installComparison = async (): Promise<string | undefined> => {
  if (existsSync(path.join(folder, 'node_modules', '.package-lock.json'))) return undefined;
  console.error('· installing what is compared, once');
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  return promisify(execFile)('npm', ['install', ...options], { cwd: folder }).then(
    () => undefined,
    () => 'its package could not be installed',
  );
};
