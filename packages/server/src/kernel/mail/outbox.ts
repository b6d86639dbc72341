import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Address, type Email } from 'postal-mime';
import type { Settings } from '../settings/settings.ts';
import { outboxFolder } from './mail-transport.ts';

export interface OutboxEntry {
  id: string;
  to: string;
  subject: string;
  /** ISO 8601, in UTC. */
  date: string;
}

export interface OutboxMail extends OutboxEntry {
  html: string;
  text: string;
}

const fileName = /^(\d{8}T\d{9}Z-[0-9a-f]{32})\.eml$/;
const maxListed = 200;

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const nameOf = ({ name, address = '' }: Address): string => (name ? `${name} <${address}>` : address);

const entryOf = (id: string, mail: Email): OutboxEntry => ({
  id,
  to: (mail.to ?? []).map(nameOf).join(', '),
  subject: mail.subject ?? '',
  date: new Date(mail.date ?? 0).toISOString(),
});

/** The latest 200 mails written to the folder, newest first. */
export const listOutbox = async (settings: Pick<Settings, 'DATA_DIR'>): Promise<OutboxEntry[]> => {
  const folder = outboxFolder(settings);
  const names = await readdir(folder).catch((error) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const ids = names.flatMap((name) => fileName.exec(name)?.[1] ?? []).sort();
  const latest = ids.slice(-maxListed).reverse();
  return Promise.all(
    latest.map(async (id) => entryOf(id, await PostalMime.parse(await readFile(path.join(folder, `${id}.eml`))))),
  );
};

/** One mail of the outbox; undefined for an unknown id. */
export const readOutbox = async (settings: Pick<Settings, 'DATA_DIR'>, id: string): Promise<OutboxMail | undefined> => {
  if (!fileName.test(`${id}.eml`)) return undefined;
  const raw = await readFile(path.join(outboxFolder(settings), `${id}.eml`)).catch((error) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (!raw) return undefined;
  const mail = await PostalMime.parse(raw);
  return { ...entryOf(id, mail), html: mail.html ?? '', text: mail.text ?? '' };
};
