import { sql } from 'kysely';
import type { ReactElement } from 'react';
import type { Database, Writer } from '../database/database.ts';
import { renderMail } from './mail-layout.ts';

export interface Recipient {
  name: string;
  address: string;
}

/** What a feature's `*.emails.ts` makes: the body is a `mailLayout`. */
export interface MailContent {
  subject: string;
  body: ReactElement;
}

interface Mail {
  to: Recipient;
  /** Person and event: the same key is sent once, however often it is asked for. At most 500 characters. */
  key: string;
  content: MailContent;
  /** What the text has `secretPlace` for; kept sealed, and only until the mail has left. */
  secret?: { text: string; sealing: Database['sealing'] } | undefined;
}

/** Stands in the content of a mail where its secret is filled in when it leaves. */
export const secretPlace = 'SECRET-OF-THIS-MAIL';

/** A mail was asked for that must not be sent as it is. */
export class MailRefused extends Error {
  constructor(reason: string) {
    super(`The mail cannot be sent: ${reason}.`);
  }
}

const isOneLine = (text: string): boolean => !/[\p{Cc}\u2028\u2029]/u.test(text);

/** One address and nothing else; accounts of before may have one that forms take no more. */
const isAddress = (text: string): boolean =>
  /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\.]+(\.[^\s@<>(),;:"[\]\\.]+)+$/.test(text) && isOneLine(text);

const refusal = ({ to, key, content }: Mail): string | undefined => {
  // A line break in an address once led a mail to somebody else: what follows it is read as another header.
  if (!isAddress(to.address)) return 'the address is not one';
  if (!isOneLine(to.name)) return 'the name has a control character';
  if (!isOneLine(content.subject) || !content.subject.trim()) return 'the subject is empty or has a control character';
  return key && key.length <= 500 ? undefined : 'the key is empty or too long';
};

/**
 * Writes a mail in the transaction that causes it; it is delivered after the commit, by the job `deliver-mail`, which
 * the caller wakes. A mail whose key was used before is not written again.
 * @throws MailRefused when address, name or subject are no single line
 */
export const enqueueMail = async (db: Writer, mail: Mail): Promise<void> => {
  const reason = refusal(mail);
  if (reason) throw new MailRefused(reason);
  const { to, key, content, secret } = mail;
  const sealed = secret ? secret.sealing.seal(secret.text) : null;
  const { html, text } = await renderMail(content.body);
  await sql`insert into mail (dedupe_key, recipient_name, recipient_address, subject, html, text, sealed_secret)
    values (${key}, ${to.name}, ${to.address}, ${content.subject}, ${html}, ${text}, ${sealed})
    on conflict (dedupe_key) do nothing`.execute(db);
};
