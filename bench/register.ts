// The measured registers: created once by the demo loader, in the product's own PostgreSQL, and kept.
import { existsSync } from 'node:fs';
import { mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadDemo } from '../packages/server/src/app/demo/load.ts';
import { startEmbedded } from '../packages/server/src/kernel/database/embedded/embedded.ts';
import { migrate } from '../packages/server/src/kernel/database/migrate.ts';
import { openPool } from '../packages/server/src/kernel/database/pool.ts';
import { serverUrlOf } from '../packages/server/src/kernel/database/roles.ts';
import { readSettings } from '../packages/server/src/kernel/settings/settings.ts';

export interface Register {
  audits: number;
  ownerUrl: string;
  serverUrl: string;
  folder: string;
  /** Audits per second when it was loaded. */
  loadRate: number;
  postgres: string;
  stop(): Promise<void>;
}

/** A pool of the register's owner, for preparations that take longer than a request may. */
export const openOwner = (ownerUrl: string) => openPool(ownerUrl, { size: 1, statementTimeoutMs: 1_200_000 });

export type Owner = ReturnType<typeof openOwner>;

const keptIn = path.resolve(import.meta.dirname, '../.data');

const versionOf = async (ownerUrl: string): Promise<string> => {
  const pool = openPool(ownerUrl, { size: 1, readOnly: true });
  try {
    const { rows } = await pool.query<{ version: string }>("select current_setting('server_version') as version");
    return rows[0]?.version ?? 'unknown';
  } finally {
    await pool.end();
  }
};

/** Loads the demo, and then records in a file next to the database that it is complete. */
const fill = async (ownerUrl: string, audits: number, stamp: string) => {
  const settings = readSettings({ NODE_ENV: 'development', DEMO: 'small' });
  const rate = await loadDemo(ownerUrl, { audits }, settings, (line) => console.error(line));
  await writeFile(stamp, `${rate}\n`);
};

const open = async (audits: number): Promise<Register> => {
  const folder = path.join(keptIn, `bench-${audits}`);
  const stamp = path.join(folder, 'loaded-per-second');
  await mkdir(folder, { recursive: true });
  const embedded = await startEmbedded({ dataDir: path.join(folder, 'database') });
  try {
    await migrate(embedded.ownerUrl);
    if (!existsSync(stamp)) {
      console.error(`Loading ${audits.toLocaleString('en')} audits …`);
      await fill(embedded.ownerUrl, audits, stamp);
    }
    const loadRate = Number(await readFile(stamp, 'utf8'));
    const { ownerUrl, stop } = embedded;
    return {
      audits,
      ownerUrl,
      serverUrl: serverUrlOf(ownerUrl),
      folder,
      loadRate,
      postgres: await versionOf(ownerUrl),
      stop,
    };
  } catch (reason) {
    await embedded.stop();
    throw reason;
  }
};

const isOutdated = (reason: unknown) =>
  reason instanceof Error && /was edited after it was applied/.test(reason.message);

const remove = async (audits: number) => {
  const folder = path.join(keptIn, `bench-${audits}`);
  const database = path.join(folder, 'database');
  if (!existsSync(database)) return;
  // A killed run leaves its database server behind.
  await (await startEmbedded({ dataDir: database })).stop();
  // If the database account cannot enter the checkout, this is a link.
  await rm(await realpath(database), { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
};

/**
 * The register with this many audits, in `.data/bench-<audits>`; recreated if `fresh`, or if it was created with another
 * schema.
 */
export const openRegister = async (audits: number, fresh: boolean): Promise<Register> => {
  if (fresh) await remove(audits);
  try {
    return await open(audits);
  } catch (reason) {
    if (!isOutdated(reason)) throw reason;
    console.error(`The register of ${audits.toLocaleString('en')} audits has another schema: it is made again.`);
    await remove(audits);
    return open(audits);
  }
};
