import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { publicOrigin } from '../../../kernel/settings/origin.ts';
import type { Settings } from '../../../kernel/settings/settings.ts';

/** The browsers that have signed in to an account before: attempts made elsewhere do not slow them down. */
export interface KnownBrowsers {
  /** The key under which attempts of this browser for this account are counted; undefined for an unknown browser. */
  markOf(request: FastifyRequest, identificator: string): string | undefined;
  /** Makes the browser known to the account for a year. */
  remember(request: FastifyRequest, reply: FastifyReply, identificator: string): void;
}

const cookieName = 'known_accounts';
const yearInSeconds = 365 * 24 * 3600;
/** Several people may share a browser, but the cookie must stay small. */
const maxAccounts = 5;

const marksIn = ({ headers }: FastifyRequest): string[] => {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1) ?? '';
  return value.split('~').filter(Boolean).slice(0, maxAccounts);
};

/**
 * The cookie holds a mark for each account: a random part, and its signature together with the account. It reveals no
 * account, and cannot be forged for an account the browser never signed in to.
 */
export const openKnownBrowsers = (settings: Settings, key: string): KnownBrowsers => {
  const signMark = (random: string, identificator: string): string =>
    `${random}.${createHmac('sha256', key).update(`known browser ${random} ${identificator}`).digest('base64url')}`;
  const belongsTo = (mark: string, identificator: string): boolean => {
    const expected = Buffer.from(signMark(mark.split('.')[0] ?? '', identificator));
    const given = Buffer.from(mark);
    return expected.length === given.length && timingSafeEqual(expected, given);
  };
  const markOf: KnownBrowsers['markOf'] = (request, identificator) =>
    marksIn(request).find((mark) => belongsTo(mark, identificator));
  return {
    markOf,
    remember: (request, reply, identificator) => {
      const mark = markOf(request, identificator) ?? signMark(randomBytes(12).toString('base64url'), identificator);
      const marks = [mark, ...marksIn(request).filter((other) => other !== mark)].slice(0, maxAccounts);
      const secure = publicOrigin(settings).startsWith('https:') ? '; Secure' : '';
      const attributes = `Path=/; Max-Age=${yearInSeconds}; HttpOnly; SameSite=Lax${secure}`;
      reply.header('set-cookie', `${cookieName}=${marks.join('~')}; ${attributes}`);
    },
  };
};
