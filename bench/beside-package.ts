// What only the bench uses stands in packages of its own outside the workspaces: nothing else installs them.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** Installs the package in the folder of that name with its lockfile, once; returns why that failed. */
export const installBeside = async (name: 'comparison' | 'lighthouse'): Promise<string | undefined> => {
  const folder = path.join(import.meta.dirname, name);
  if (existsSync(path.join(folder, 'node_modules', '.package-lock.json'))) return undefined;
  console.error(`· installing ${name}, once`);
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  return promisify(execFile)('npm', ['install', ...options], { cwd: folder }).then(
    () => undefined,
    () => 'its package could not be installed',
  );
};
