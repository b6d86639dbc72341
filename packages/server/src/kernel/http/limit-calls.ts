import { BlockList, isIPv6 } from 'node:net';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { callerOf } from '../access/caller.ts';
import { clock } from '../clock/clock.ts';
import { refuse } from './refusal.ts';

/** Most callers counted in one window. Beyond that, counting restarts, so that a flood cannot exhaust memory. */
const maxCallers = 50_000;

const privateAddresses = new BlockList();
privateAddresses.addSubnet('127.0.0.0', 8);
privateAddresses.addSubnet('10.0.0.0', 8);
privateAddresses.addSubnet('172.16.0.0', 12);
privateAddresses.addSubnet('192.168.0.0', 16);
privateAddresses.addAddress('::1', 'ipv6');
privateAddresses.addSubnet('fc00::', 7, 'ipv6');

interface CallLimit {
  most: number;
  seconds: number;
}

/** Counts a caller's call. When the limit is exceeded, answers the seconds until the next call is allowed. */
export type CallCounter = (caller: string) => number | undefined;

/**
 * Limits each caller to `most` calls in a window of `seconds`, counted in this process. It bounds the load from one caller;
 * `mayAttempt` counts limits that must hold across all servers.
 */
export const createCallCounter = ({ most, seconds }: CallLimit): CallCounter => {
  const windowMs = seconds * 1000;
  let calls = new Map<string, number>();
  let window = Number.NaN;
  return (caller) => {
    const now = clock.now().getTime();
    const present = Math.floor(now / windowMs);
    if (present !== window || calls.size >= maxCallers) calls = new Map();
    window = present;
    const count = (calls.get(caller) ?? 0) + 1;
    calls.set(caller, count);
    return count > most ? Math.ceil(((present + 1) * windowMs - now) / 1000) : undefined;
  };
};

/** Counts a call and, above the limit, refuses it as `tooMany` with Retry-After. */
export const enforceLimit = (counter: CallCounter, caller: string, reply: FastifyReply): void => {
  const retryAfter = counter(caller);
  if (retryAfter === undefined) return;
  reply.header('retry-after', retryAfter);
  throw refuse(kernelErrors.tooMany);
};

/**
 * Limits the calls of each address to the routes of `app`. Loopback and private addresses are not counted: they are proxies
 * that speak for everybody, or machines of the deployment itself.
 */
export const limitCalls = (app: FastifyInstance, limit: CallLimit): void => {
  const counter = createCallCounter(limit);
  app.addHook('onRequest', async ({ ip }, reply) => {
    if (!privateAddresses.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')) enforceLimit(counter, callerOf(ip), reply);
  });
};
