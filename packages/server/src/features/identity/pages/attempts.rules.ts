import type { AttemptLimit, AttemptSlowdown, Counted } from '../../../kernel/access/attempts.ts';

const minute = 60;
const hour = 60 * minute;

/** Sign-in attempts allowed before further ones are slowed down. */
export const slowdowns = {
  /** Attempts of one client for one account. */
  ofPair: { what: 'sign-in of address from client', free: 10, longest: minute, seconds: 15 * minute },
  /** Attempts of one client for any account. */
  ofClient: { what: 'sign-in from client', free: 60, longest: 15, seconds: 15 * minute },
  /** Attempts of everybody for one account: guessing from many networks gains nothing. */
  ofAddress: { what: 'sign-in of address', free: 50, longest: 30, seconds: hour },
  /** Attempts for an account from a browser that has signed in to it before; counted only here. */
  ofBrowser: { what: 'sign-in from known browser', free: 10, longest: minute, seconds: 15 * minute },
} as const satisfies Record<string, AttemptSlowdown>;

/** Above these limits a request is refused: earlier links are already in the mailbox. */
export const attemptLimits = {
  forgotOfPair: { what: 'forgot password of address from client', most: 3, seconds: hour },
  forgotOfAddress: { what: 'forgot password of address', most: 12, seconds: hour },
  forgotOfClient: { what: 'forgot password of client', most: 20, seconds: hour },
  setPasswordOfClient: { what: 'set password of client', most: 20, seconds: hour },
} as const satisfies Record<string, AttemptLimit>;

export interface SignInAttempt {
  address: string;
  client: string;
  /** Set for a browser that has signed in to the account before. */
  mark: string | undefined;
}

interface SignInCounts {
  /** Reset after a successful sign-in: somebody who signs in is not guessing. */
  own: Counted<AttemptSlowdown>;
  /** A successful sign-in only takes back its own attempt here: a whole office may share one address. */
  shared: Counted<AttemptSlowdown>[];
}

export const attemptCounts = ({ address, client, mark }: SignInAttempt): SignInCounts =>
  mark === undefined
    ? {
        own: { ...slowdowns.ofPair, subject: `${client} ${address}` },
        shared: [
          { ...slowdowns.ofClient, subject: client },
          { ...slowdowns.ofAddress, subject: address },
        ],
      }
    : { own: { ...slowdowns.ofBrowser, subject: mark }, shared: [] };
