import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Reader } from '../database/database.ts';
import { type Actor, isOf } from './actor.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor?: Actor | undefined;
  }
}

/** The caller's address: an IPv4 address, or the /64 network that a single IPv6 customer controls. */
export const callerOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const groups = [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

/** The subject for which work is counted: the signed-in person, otherwise the caller's network. */
export const personOf = ({ actor, ip }: FastifyRequest): string => actor?.id ?? callerOf(ip);

/** The company of the first of these sites: a site's users share its company's limits. */
const companyOf = async (db: Reader, sites: readonly string[]): Promise<string | undefined> => {
  const [id] = sites;
  const site = id && (await db.selectFrom('site').where('id', '=', id).select('company_id').executeTakeFirst());
  return site ? site.company_id : undefined;
};

/**
 * The one organisation to whose limits a person's work counts, however many they belong to, such as `CertificationBody
 * 12`. A person without an organisation counts separately.
 */
export const organisationOf = async (db: Reader, actor: Actor): Promise<string> => {
  if (isOf(actor, 'body')) return 'StandardsBody';
  const { certificationBodies, accreditationBodies, companies, sites } = actor.organisations;
  const named = (type: string, id: string | undefined) => (id === undefined ? [] : [`${type} ${id}`]);
  const [first] = [
    ...named('CertificationBody', certificationBodies[0]),
    ...named('AccreditationBody', accreditationBodies[0]),
    ...named('Company', companies[0] ?? (await companyOf(db, sites))),
  ];
  return first ?? `Person ${actor.id}`;
};
