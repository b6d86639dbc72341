import { BlockList, isIPv6 } from 'node:net';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import type { FastifyInstance } from 'fastify';
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

/**
 * Lets each caller call the routes of `app` at most `most` times in a window of `seconds`, counted in this process; more
 * are refused as `tooMany` with Retry-After. Keeps the load of one caller within bounds: what must hold over all servers is
 * counted by `mayAttempt`. Loopback and private addresses are not counted: there they are a proxy that speaks for
 * everybody, or machines of the deployment itself.
 */
export const limitCalls = (app: FastifyInstance, { most, seconds }: { most: number; seconds: number }): void => {
  const windowMs = seconds * 1000;
  let calls = new Map<string, number>();
  let window = Number.NaN;
  app.addHook('onRequest', async ({ ip }, reply) => {
    if (nearby.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')) return;
    const now = clock.now().getTime();
    const present = Math.floor(now / windowMs);
    if (present !== window || calls.size >= mostCallers) calls = new Map();
    window = present;
    const caller = callerOf(ip);
    const count = (calls.get(caller) ?? 0) + 1;
    calls.set(caller, count);
    if (count <= most) return;
    reply.header('retry-after', Math.ceil(((present + 1) * windowMs - now) / 1000));
    throw refuse(kernelErrors.tooMany);
  });
};
