import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { Settings } from '../settings/settings.ts';

/** The columns of a queued mail that are sent. */
export interface QueuedMail {
  dedupe_key: string;
  recipient_name: string;
  recipient_address: string;
  subject: string;
  html: string;
  text: string;
  created_at: Date;
  unsubscribe_url: string | null;
}

/** Where mail leaves the product. */
export interface MailTransport {
  /** Resolves once the mail server has accepted the mail; throws otherwise. */
  send(mail: QueuedMail): Promise<void>;
  /** Whether it accepts mail at all, to distinguish a bad mail from a server that is down. */
  isAvailable(): Promise<boolean>;
  close(): void;
}

type Sender = Pick<Settings, 'DATA_DIR' | 'DIRECTORY_NAME' | 'MAIL_FROM' | 'SMTP_URL'>;

/** The folder for mail when no mail server is configured. */
export const outboxFolder = (settings: Pick<Settings, 'DATA_DIR'>): string => path.resolve(settings.DATA_DIR, 'outbox');

const fingerprint = (mail: QueuedMail): string =>
  createHash('sha256').update(mail.dedupe_key).digest('hex').slice(0, 32);

/** RFC 3834: prevents automatic replies. */
const automatic = { 'Auto-Submitted': 'auto-generated' };

/** RFC 8058: one click in the mail program, for which it posts over https. */
const unsubscribing = ({ unsubscribe_url: url }: QueuedMail): Record<string, string> =>
  url?.startsWith('https:')
    ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {};

const messageOf = (mail: QueuedMail, { DIRECTORY_NAME, MAIL_FROM }: Sender): SendMailOptions => ({
  from: { name: DIRECTORY_NAME, address: MAIL_FROM },
  to: { name: mail.recipient_name, address: mail.recipient_address },
  envelope: { from: MAIL_FROM, to: [mail.recipient_address] },
  subject: mail.subject,
  html: mail.html,
  text: mail.text,
  date: mail.created_at,
  // The same for every attempt, so that a mail accepted without our knowledge is recognised as a duplicate.
  messageId: `<${fingerprint(mail)}@${MAIL_FROM.slice(MAIL_FROM.lastIndexOf('@') + 1)}>`,
  headers: { ...automatic, ...unsubscribing(mail) },
  disableFileAccess: true,
  disableUrlAccess: true,
});

const smtp = (url: string, settings: Sender): MailTransport => {
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };
  // One connection for all mail of a run. What it fails to send waits in the queue, with the others.
  const connection = { pool: true, maxConnections: 1, maxRequeues: 0 } as const;
  const transport = nodemailer.createTransport({ url, ...connection, ...limits });
  return {
    send: async (mail) => void (await transport.sendMail(messageOf(mail, settings))),
    isAvailable: () =>
      transport.verify().then(
        () => true,
        () => false,
      ),
    close: () => transport.close(),
  };
};

const writeAtomically = async (file: string, content: Buffer): Promise<void> => {
  const part = `${file}.${randomUUID()}.part`;
  const handle = await open(part, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
    await handle.close();
    await rename(part, file);
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(part, { force: true });
    throw error;
  }
};

const outbox = (settings: Sender): MailTransport => {
  const folder = outboxFolder(settings);
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(messageOf(mail, settings));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Starts with the time, to keep the folder sorted, then the key, so that a repeated attempt replaces its file.
      const moment = mail.created_at.toISOString().replace(/[-:.]/g, '');
      await writeAtomically(path.join(folder, `${moment}-${fingerprint(mail)}.eml`), Buffer.from(message as Buffer));
    },
    isAvailable: async () => true,
    close: () => undefined,
  };
};

/** Sends by SMTP when SMTP_URL is set, otherwise writes `.eml` files to the folder `outbox` of the data directory. */
export const openMailTransport = (settings: Sender): MailTransport =>
  settings.SMTP_URL ? smtp(settings.SMTP_URL, settings) : outbox(settings);
