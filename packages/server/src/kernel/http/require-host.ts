import { BlockList, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../calls/refusal.ts';
import { isAnyAddress } from '../settings/origin.ts';
import type { Settings } from '../settings/settings.ts';

const form = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i;

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** The host name or address in a Host header, in URL form; undefined when invalid. */
const hostnameOf = (host: string): string | undefined =>
  form.test(host) && URL.canParse(`http://${host}`)
    ? new URL(`http://${host}`).hostname.replace(/^\[|\]$|\.$/g, '')
    : undefined;

const isOfThisMachine = (hostname: string): boolean =>
  hostname === 'localhost' || loopback.check(hostname, isIPv6(hostname) ? 'ipv6' : 'ipv4');

const ownAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((addresses = []) => addresses.map(({ address }) => address));

const isListenedOn = (hostname: string, { HOST }: Pick<Settings, 'HOST'>): boolean =>
  hostname === HOST.toLowerCase() || (isAnyAddress(HOST) && ownAddresses().includes(hostname));

/**
 * Refuses calls with an invalid Host header. Without a configured public address, links are made from Host, so it must be an
 * address the server listens on: a foreign page whose name resolves to this machine (DNS rebinding) gets no answer.
 */
export const requireHost = (app: FastifyInstance, settings: Pick<Settings, 'HOST' | 'PUBLIC_BASE_URL'>): void => {
  const isAny = settings.PUBLIC_BASE_URL !== undefined;
  app.addHook('onRequest', async ({ host }) => {
    if (!host && isAny) return;
    const hostname = hostnameOf(host);
    if (hostname === undefined) throw refuse(kernelErrors.unreadable);
    if (!isAny && !isOfThisMachine(hostname) && !isListenedOn(hostname, settings))
      throw refuse(kernelErrors.unknownHost);
  });
};
