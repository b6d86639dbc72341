import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

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
