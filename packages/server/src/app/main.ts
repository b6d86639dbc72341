import { checkSuppressedCountries } from '../features/lookup/lookup.public.ts';
import { warmUpParser } from '../features/report-answers/report-answers.public.ts';
import { openDatabase } from '../kernel/database/database.ts';
import { migrate } from '../kernel/database/migrate.ts';
import { readSettings, type Settings } from '../kernel/settings/settings.ts';
import { compose, type Directory } from './compose.ts';
import { demoPassword } from './demo/accounts.ts';
import { ensureDemo } from './demo/ensure.ts';
import { type DatabaseHome, openHome } from './open-home.ts';

const say = (line: string) => console.log(line);

const fail = (how: string) => (error: unknown) => {
  console.error(`\nThe directory ${how}: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
};

const addressOf = ({ PUBLIC_BASE_URL, HOST, PORT }: Settings) =>
  PUBLIC_BASE_URL ?? `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`;

const welcome = (settings: Settings, { demoAccounts }: Directory) => {
  const address = addressOf(settings);
  say(`\n${settings.DIRECTORY_NAME} is ready at ${address}`);
  if (!settings.demoComforts) return;
  if (demoAccounts.length > 0) say(`\nDemo accounts, all with the password "${demoPassword}":`);
  for (const { roleLabel, email } of demoAccounts) say(`  ${roleLabel.padEnd(24)} ${email}`);
  say(`\nMail goes to ${address}/outbox · the API is described at ${address}/openapi · stop with Ctrl+C`);
};

const serve = async (settings: Settings, home: DatabaseHome): Promise<Directory> => {
  say('Bringing the database up to date …');
  await migrate(home.ownerUrl);
  await checkSuppressedCountries(home.ownerUrl, settings);
  await ensureDemo(home.ownerUrl, settings, say);
  const directory = await compose(settings, openDatabase(home.serverUrl, settings.DATABASE_POOL_SIZE));
  warmUpParser();
  await directory.app.listen({ host: settings.HOST, port: settings.PORT });
  return directory;
};

/**
 * Further signals while draining are ignored: a terminal signals the whole group, and npm forwards the signal as well.
 */
const endOnSignal = (directory: Directory, home: DatabaseHome) => {
  const end = async () => {
    await directory.drain();
    await home.stop();
    process.exit(0);
  };
  let ends = false;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (!ends) end().catch(fail('could not end in good order'));
      ends = true;
    });
};

const start = async () => {
  const settings = readSettings();
  if (!settings.DATABASE_URL) say('Starting the embedded database …');
  const home = await openHome(settings);
  try {
    const directory = await serve(settings, home);
    endOnSignal(directory, home);
    welcome(settings, directory);
  } catch (error) {
    await home.stop();
    throw error;
  }
};

start().catch(fail('could not start'));
