import type { AttemptLimit, AttemptSlowdown, Counted } from '../../../kernel/access/attempts.ts';

const minute = 60;
const hour = 60 * minute;

/** How often the pages let one try before they slow down, by whom and for which account. */
export const slowdowns = {
  /** One client's tries for one account. */
  ofPair: { what: 'sign-in of address from client', free: 10, longest: minute, seconds: 15 * minute },
  /** One client's tries for whichever account. */
  ofClient: { what: 'sign-in from client', free: 60, longest: 15, seconds: 15 * minute },
  /** Everybody's tries for one account: many networks together get no further than this. */
  ofAddress: { what: 'sign-in of address', free: 50, longest: 30, seconds: hour },
  /** The tries for an account from a browser that it was signed in to before, which are counted nowhere else. */
  ofBrowser: { what: 'sign-in from known browser', free: 10, longest: minute, seconds: 15 * minute },
} as const satisfies Record<string, AttemptSlowdown>;

/** Past these an address is refused: the links it was sent before are in its mailbox. */
export const attemptLimits = {
  forgotOfPair: { what: 'forgot password of address from client', most: 3, seconds: hour },
  forgotOfAddress: { what: 'forgot password of address', most: 12, seconds: hour },
  forgotOfClient: { what: 'forgot password of client', most: 20, seconds: hour },
  setPasswordOfClient: { what: 'set password of client', most: 20, seconds: hour },
} as const satisfies Record<string, AttemptLimit>;

/** Who tries to sign in, and to which account. */
export interface SignInAttempt {
  address: string;
  client: string;
  /** Of a browser that the account was signed in to before. */
  mark: string | undefined;
}

interface SignInCounts {
  /** Forgotten after a good sign-in: whoever signs in does not guess. */
  own: Counted<AttemptSlowdown>;
  /** Of these a good sign-in takes back its own attempt alone: a whole office signs in from one address. */
  shared: Counted<AttemptSlowdown>[];
}

export const countsOf = ({ address, client, mark }: SignInAttempt): SignInCounts =>
  mark === undefined
    ? {
        own: { ...slowdowns.ofPair, subject: `${client} ${address}` },
        shared: [
          { ...slowdowns.ofClient, subject: client },
          { ...slowdowns.ofAddress, subject: address },
        ],
      }
    : { own: { ...slowdowns.ofBrowser, subject: mark }, shared: [] };
