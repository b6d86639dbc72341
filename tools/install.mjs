// Installs the lockfile's dependencies if they are missing or differ from it. Plain Node 20.
import { createHash } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { asProgram, projectNode, root, run, UserError } from './running.mjs';

const oldestNode = 20;
const lockfile = path.join(root, 'package-lock.json');
const stamp = path.join(root, 'node_modules', '.attestry-installed');
const npmsOwnRecord = path.join(root, 'node_modules', '.package-lock.json');

/** Stops on a Node version that is too old. */
export const checkNode = () => {
  const [major] = process.versions.node.split('.');
  if (Number(major) >= oldestNode) return;
  throw new UserError(
    `Node ${oldestNode} or newer is needed; this is ${process.versions.node}. See https://nodejs.org.`,
  );
};

const fingerprint = async () => {
  const hash = createHash('sha256').update(await readFile(lockfile));
  return hash.update(`${process.platform} ${process.arch}`).digest('hex');
};

const changedAt = (file) =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );

// npm writes the lockfile and its record of what it installed at the end, in no fixed order.
const installedByHand = async () => ((await changedAt(npmsOwnRecord)) ?? 0) + 5000 >= (await changedAt(lockfile));

const isInstalled = async (wanted) => {
  if ((await changedAt(projectNode)) === undefined) return false;
  const found = await readFile(stamp, 'utf8').catch(() => undefined);
  return found === wanted || installedByHand();
};

const npm = (args) => {
  const self = process.env.npm_execpath;
  if (self?.endsWith('.js')) return run(process.execPath, [self, ...args], { quiet: true });
  return run('npm', args, { quiet: true }).catch((reason) => {
    if (reason.code === 'ENOENT')
      throw new UserError('npm is not on the path. It comes with Node: https://nodejs.org.');
    throw reason;
  });
};

const explanations = [
  [/ENOSPC/, 'The disk is full: installing needs about 1.5 GB.'],
  [/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET/, 'The package registry cannot be reached.'],
  [/EACCES|EPERM|EROFS/, `The folder ${root} cannot be written to by this user.`],
];

/** Updates node_modules to match package-lock.json, if it does not. */
export const install = async () => {
  checkNode();
  const wanted = await fingerprint();
  if (await isInstalled(wanted)) return;
  console.log('Installing dependencies (the first time takes a minute or two) …');
  const began = performance.now();
  // `npm ci` refuses a lockfile that was written with a registry without the binaries of other systems. Installing
  // without saving also uses the locked versions and hashes, and fetches such a binary if it exists. The build needs
  // packages that npm omits under NODE_ENV=production.
  const { code, output } = await npm(['install', '--no-save', '--include=dev', '--no-audit', '--no-fund']);
  if (code !== 0) {
    const known = explanations.find(([pattern]) => pattern.test(output));
    throw new UserError(`${output.trim()}\n\nInstalling failed. ${known?.[1] ?? 'npm says why above.'}`);
  }
  if ((await changedAt(projectNode)) === undefined) {
    throw new UserError('Installing left out the Node the project runs on. Allow its install script and try again.');
  }
  await writeFile(stamp, wanted);
  console.log(`Installed in ${Math.round((performance.now() - began) / 1000)} s.`);
};

if (process.argv[1] === path.join(root, 'tools', 'install.mjs')) await asProgram(install);
