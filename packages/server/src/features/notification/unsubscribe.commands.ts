import {
  alertGroups,
  type SubscribedKind,
  subscribedKinds,
} from '@attestry/contract/features/notification/notification.schema.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader, Writer } from '../../kernel/database/database.ts';
import { switchKind } from './subscription.commands.ts';

export const isSubscribed = (kind: string): kind is SubscribedKind => subscribedKinds.some((one) => one === kind);

/** Where the link of a mail leads. */
export const unsubscribePath = '/unsubscribe';

/** The links for users who get mail of a kind of alert, by user. */
export const linksFor = async (db: Writer, kind: string, userIds: readonly string[]): Promise<Map<string, string>> => {
  if (!isSubscribed(kind)) return new Map();
  await sql`insert into unsubscribe_link (user_id, kind) select unnest(${userIds}::bigint[]), ${kind}
    on conflict do nothing`.execute(db);
  const { rows } = await sql<{ userId: string; token: string }>`select user_id::text as "userId", token::text
    from unsubscribe_link where kind = ${kind} and user_id = any(${userIds}::bigint[])`.execute(db);
  return new Map(rows.map(({ userId, token }) => [userId, `${unsubscribePath}?token=${token}`]));
};

const uuid = z.uuid();

interface Unsubscribable {
  userId: string;
  kind: SubscribedKind;
  /** As the screen of alerts names it. */
  name: string;
}

/** What a token switches off; undefined for an unknown one. */
export const readLink = async (db: Reader, token: string): Promise<Unsubscribable | undefined> => {
  if (!uuid.safeParse(token).success) return undefined;
  const { rows } = await sql<{ userId: string; kind: string }>`select user_id::text as "userId", kind
    from unsubscribe_link where token = ${token}::uuid`.execute(db);
  const [link] = rows;
  const named = alertGroups.flatMap(({ alerts }) => alerts).find(({ kind }) => kind === link?.kind);
  return link && named && { userId: link.userId, ...named };
};

/** Switches off what a token stands for. Does nothing if it is off already. */
export const unsubscribe = async (db: Writer, token: string): Promise<Unsubscribable | undefined> => {
  const link = await readLink(db, token);
  if (link) await switchKind(db, link.userId, { externalId: link.kind, value: false });
  return link;
};
