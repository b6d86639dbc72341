import { ErrorResponse } from 'oidc-client-ts';

/** Somebody has signed in, but no active account of the directory belongs to them. */
export class NoAccount extends Error {}

/** Whether the provider refused the sign-in, or the person cancelled it there. */
export const isSignInRefused = (error: unknown): boolean =>
  error instanceof ErrorResponse && error.error === 'access_denied';
