import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { decodeText } from '../features/site-import/decode-text.rules.ts';
import { importReferences, sourceNamed } from '../features/site-reference/import-references.commands.ts';
import { openDatabase } from '../kernel/database/database.ts';
import { migrate } from '../kernel/database/migrate.ts';
import { readSettings } from '../kernel/settings/settings.ts';
import { openHome } from './open-home.ts';

const usage =
  'Say which file, and whose numbers it has: npm run sites:references -- FILE --source HAVI|ASDA|COMPANY [--dry-run]';
const say = (line: string) => process.stdout.write(`${line}\n`);

const readArguments = () => {
  const options = { source: { type: 'string' }, 'dry-run': { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [file, another] = positionals;
  if (!file || another || !values.source) throw new Error(usage);
  return { file, source: sourceNamed(values.source), dryRun: values['dry-run'] ?? false };
};

/** `npm run sites:references -- FILE --source SOURCE [--dry-run]`: stores the numbers by which buyers know sites. */
const run = async () => {
  const { file, source, dryRun } = readArguments();
  const { text } = decodeText(await readFile(file));
  const home = await openHome(readSettings());
  if (home.startedHere) await migrate(home.ownerUrl);
  const database = openDatabase(home.serverUrl, 2);
  try {
    const { refused, added, changed, removed, unchanged } = await importReferences(database, { text, source, dryRun });
    for (const { line, reason } of refused) say(`line ${line}: ${reason}`);
    say(
      `Numbers: ${added} added, ${changed} changed, ${removed} removed, ${unchanged} as they were; ${refused.length} rows refused.`,
    );
    if (dryRun) say('This was a dry run: nothing was stored.');
  } finally {
    await database.close();
    await home.stop();
  }
};

run().catch((error: unknown) => {
  process.stderr.write(`No numbers were stored. ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
