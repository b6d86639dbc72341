// Installs the system packages the tests need, where that is possible. Plain Node 20.
import { access, constants } from 'node:fs/promises';
import { run } from './running.mjs';

const store = ['proxy', 'object', 'container', 'account'].map((part) => ({
  program: `/usr/bin/swift-${part}-server`,
  debian: `swift-${part}`,
  purpose: 'the tests of the S3 store',
}));
const needed = [
  {
    program: '/usr/bin/chromium-headless-shell',
    instead: '/usr/bin/chromium',
    debian: 'chromium-headless-shell',
    purpose: 'the journeys in a browser',
  },
  { program: '/usr/sbin/clamd', debian: 'clamav-daemon', purpose: 'the tests of the virus scan' },
  // Another S3 server may be configured instead.
  ...(process.env.ATTESTRY_TEST_S3 ? [] : store),
];

const isInstalled = (program) =>
  access(program, constants.X_OK).then(
    () => true,
    () => false,
  );

const isMissing = async ({ program, instead = program }) =>
  !((await isInstalled(program)) || (await isInstalled(instead)));

const missing = async () => {
  const absent = await Promise.all(needed.map(isMissing));
  return needed.filter((_, index) => absent[index]);
};

const apt = async (...args) => {
  const { code, output } = await run('apt-get', args, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
  if (code !== 0) console.log(output.trim());
  return code === 0;
};

const installAll = async (packages) => {
  const names = packages.map(({ debian }) => debian);
  console.log(`Installing ${names.join(', ')} for the tests …`);
  // A package index that could not be updated completely may still contain what we need.
  await apt('update', '-q');
  await apt('install', '-y', '-q', '--no-install-recommends', ...names);
};

/** Installs missing packages if root on Debian; resolves to a sentence for each package that is still missing. */
export const provideSystemPackages = async () => {
  const absent = await missing();
  const root = process.getuid?.() === 0;
  if (absent.length > 0 && root) await installAll(absent).catch((reason) => console.log(reason.message));
  return (await missing()).map(
    ({ debian, program, purpose }) => `Missing: the package ${debian} (${program}). Without it fail ${purpose}.`,
  );
};
