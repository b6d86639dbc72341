import { createHmac } from 'node:crypto';

/** The role of the server: it owns nothing and cannot alter the change log. */
export const serverRole = 'attestry_server';

/**
 * The server role's connection URL, from the owner's. Its password is derived from the owner's, so that several servers
 * agree on it without storing it. Throws if the owner's URL has no password.
 */
export const serverUrlOf = (ownerUrl: string): string => {
  const url = new URL(ownerUrl);
  if (!url.password) throw new Error('The database URL needs a password: the server role gets its own from it.');
  url.password = createHmac('sha256', decodeURIComponent(url.password)).update(serverRole).digest('base64url');
  url.username = serverRole;
  return url.toString();
};
