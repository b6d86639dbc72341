import { sql } from 'kysely';
import type { ReactElement } from 'react';
import type { Database, Writer } from '../database/database.ts';
import { renderMail } from './mail-layout.ts';

export interface Recipient {
  name: string;
  address: string;
}

/** The content a feature's `*.emails.ts` makes; the body is a `mailLayout`. */
export interface MailContent {
  subject: string;
  body: ReactElement;
}

interface Mail {
  to: Recipient;
  /** Identifies person and event: mail with the same key is sent once, however often it is enqueued. At most 500 characters. */
  key: string;
  content: MailContent;
  /** Replaces `secretPlaceholder` in the text; stored sealed, and only until the mail is sent. */
  secret?: { text: string; sealing: Database['sealing'] } | undefined;
  /** Where a mail program unsubscribes its reader (RFC 8058); replaces `unsubscribePlaceholder` in the text. */
  unsubscribeUrl?: string | undefined;
  /** When the event that the mail reports happened; by default now. */
  at?: Date | undefined;
}

/** Placeholder in a mail's content, replaced by its secret when it is sent. */
export const secretPlaceholder = 'SECRET-OF-THIS-MAIL';

/** Placeholder for the recipient's own address to unsubscribe at, so that one content serves many recipients. */
export const unsubscribePlaceholder = 'https://address-to-unsubscribe-at';

/** A mail that must not be sent as it is. */
export class MailRefused extends Error {
  constructor(reason: string) {
    super(`The mail cannot be sent: ${reason}.`);
  }
}

const isOneLine = (text: string): boolean => !/[\p{Cc}\u2028\u2029]/u.test(text);

/** One address and nothing else. Older accounts may have an address that forms no longer accept. */
const isAddress = (text: string): boolean =>
  /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\.]+(\.[^\s@<>(),;:"[\]\\.]+)+$/.test(text) && isOneLine(text);

const refusal = ({ to, key, content }: Mail): string | undefined => {
  // A line break in an address once sent a mail to somebody else: the rest is read as another header.
  if (!isAddress(to.address)) return 'the address is not one';
  if (!isOneLine(to.name)) return 'the name has a control character';
  if (!isOneLine(content.subject) || !content.subject.trim()) return 'the subject is empty or has a control character';
  return key && key.length <= 500 ? undefined : 'the key is empty or too long';
};

/**
 * Writes a mail in the transaction that causes it. After the commit, the job `deliver-mail` sends it, which the caller
 * wakes.
 * A mail whose key was used before is not written again.
 * @throws MailRefused when address, name or subject are not a single line
 */
export const enqueueMail = async (db: Writer, mail: Mail): Promise<void> => {
  const reason = refusal(mail);
  if (reason) throw new MailRefused(reason);
  const { to, key, content, secret, unsubscribeUrl = null, at = null } = mail;
  const sealed = secret ? secret.sealing.seal(secret.text) : null;
  const { html, text } = await renderMail(content.body);
  const fill = (part: string) => (unsubscribeUrl ? part.replaceAll(unsubscribePlaceholder, unsubscribeUrl) : part);
  await sql`
    insert into mail (dedupe_key, recipient_name, recipient_address, subject, html, text, sealed_secret, unsubscribe_url,
      created_at)
    values (${key}, ${to.name}, ${to.address}, ${content.subject}, ${fill(html)}, ${fill(text)}, ${sealed}, ${unsubscribeUrl},
      coalesce(${at}::timestamptz, app_now()))
    on conflict (dedupe_key) do nothing`.execute(db);
};
