import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../access/caller.ts';
import { type CallCounter, type CallLimit, createCallCounter } from '../calls/count-calls.ts';
import { refuseTooMany } from '../calls/refusal.ts';

const privateAddresses = new BlockList();
privateAddresses.addSubnet('127.0.0.0', 8);
privateAddresses.addSubnet('10.0.0.0', 8);
privateAddresses.addSubnet('172.16.0.0', 12);
privateAddresses.addSubnet('192.168.0.0', 16);
privateAddresses.addAddress('::1', 'ipv6');
privateAddresses.addSubnet('fc00::', 7, 'ipv6');

/** Counts a call and, above the limit, refuses it as `tooMany` with Retry-After. */
export const enforceLimit = (counter: CallCounter, caller: string): void => {
  const retryAfter = counter(caller);
  if (retryAfter !== undefined) throw refuseTooMany(retryAfter);
};

/**
 * Limits the calls of each address to the routes of `app`. Loopback and private addresses are not counted: they are proxies
 * that speak for everybody, or machines of the deployment itself.
 */
export const limitCalls = (app: FastifyInstance, limit: CallLimit): void => {
  const counter = createCallCounter(limit);
  app.addHook('onRequest', async ({ ip }) => {
    if (!privateAddresses.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')) enforceLimit(counter, callerOf(ip));
  });
};
