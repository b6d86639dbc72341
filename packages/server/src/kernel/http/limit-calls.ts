import { BlockList, isIPv6 } from 'node:net';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { callerOf } from '../access/caller.ts';
import { clock } from '../clock/clock.ts';
import { refuse } from './refusal.ts';

/** Most callers remembered in one window; past it counting starts anew, so that memory stays flat under a flood. */
const mostCallers = 50_000;

const nearby = new BlockList();
nearby.addSubnet('127.0.0.0', 8);
nearby.addSubnet('10.0.0.0', 8);
nearby.addSubnet('172.16.0.0', 12);
nearby.addSubnet('192.168.0.0', 16);
nearby.addAddress('::1', 'ipv6');
nearby.addSubnet('fc00::', 7, 'ipv6');

interface CallLimit {
  most: number;
  seconds: number;
}

/** Counts a call of a caller; says after how many seconds the next one may come where it is one too many. */
export type CallCounter = (caller: string) => number | undefined;

/**
 * Lets each caller call at most `most` times in a window of `seconds`, counted in this process: it keeps the load of one
 * caller within bounds, where `mayAttempt` counts what must hold over all servers.
 */
export const countCalls = ({ most, seconds }: CallLimit): CallCounter => {
  const windowMs = seconds * 1000;
  let calls = new Map<string, number>();
  let window = Number.NaN;
  return (caller) => {
    const now = clock.now().getTime();
    const present = Math.floor(now / windowMs);
    if (present !== window || calls.size >= mostCallers) calls = new Map();
    window = present;
    const count = (calls.get(caller) ?? 0) + 1;
    calls.set(caller, count);
    return count > most ? Math.ceil(((present + 1) * windowMs - now) / 1000) : undefined;
  };
};

/** Counts a call and refuses it as `tooMany`, with Retry-After, where it is one too many. */
export const takeTurn = (counter: CallCounter, caller: string, reply: FastifyReply): void => {
  const wait = counter(caller);
  if (wait === undefined) return;
  reply.header('retry-after', wait);
  throw refuse(kernelErrors.tooMany);
};

/**
 * Limits the calls of each address to the routes of `app`. Loopback and private addresses are not counted: there they are a
 * proxy that speaks for everybody, or machines of the deployment itself.
 */
export const limitCalls = (app: FastifyInstance, limit: CallLimit): void => {
  const counter = countCalls(limit);
  app.addHook('onRequest', async ({ ip }, reply) => {
    if (!nearby.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')) takeTurn(counter, callerOf(ip), reply);
  });
};
