import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { publicOrigin } from '../../../kernel/settings/origin.ts';
import type { Settings } from '../../../kernel/settings/settings.ts';

/** The browsers that accounts were signed in to from before: what others try elsewhere does not slow them down. */
export interface KnownBrowsers {
  /** What the attempts of this browser for this account are counted by; undefined where the two have not met. */
  markOf(request: FastifyRequest, identificator: string): string | undefined;
  /** Lets the browser be known to the account for a year from now. */
  remember(request: FastifyRequest, reply: FastifyReply, identificator: string): void;
}

const cookieName = 'known_accounts';
const yearInSeconds = 365 * 24 * 3600;
/** Several people may share a browser; the cookie has to stay small. */
const mostAccounts = 5;

const marksIn = ({ headers }: FastifyRequest): string[] => {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1) ?? '';
  return value.split('~').filter(Boolean).slice(0, mostAccounts);
};

/**
 * The cookie holds a mark for each account: a random part, and that part with the account signed by the key. So it tells
 * nobody which accounts they are, and nobody can make one for an account they never signed in to.
 */
export const openKnownBrowsers = (settings: Settings, key: string): KnownBrowsers => {
  const signed = (random: string, identificator: string): string =>
    `${random}.${createHmac('sha256', key).update(`known browser ${random} ${identificator}`).digest('base64url')}`;
  const names = (mark: string, identificator: string): boolean => {
    const expected = Buffer.from(signed(mark.split('.')[0] ?? '', identificator));
    const given = Buffer.from(mark);
    return expected.length === given.length && timingSafeEqual(expected, given);
  };
  const markOf: KnownBrowsers['markOf'] = (request, identificator) =>
    marksIn(request).find((mark) => names(mark, identificator));
  return {
    markOf,
    remember: (request, reply, identificator) => {
      const mark = markOf(request, identificator) ?? signed(randomBytes(12).toString('base64url'), identificator);
      const marks = [mark, ...marksIn(request).filter((other) => other !== mark)].slice(0, mostAccounts);
      const secure = publicOrigin(settings).startsWith('https:') ? '; Secure' : '';
      const attributes = `Path=/; Max-Age=${yearInSeconds}; HttpOnly; SameSite=Lax${secure}`;
      reply.header('set-cookie', `${cookieName}=${marks.join('~')}; ${attributes}`);
    },
  };
};
