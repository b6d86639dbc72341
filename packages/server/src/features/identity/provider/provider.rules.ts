import { publicOrigin } from '../../../kernel/settings/origin.ts';
import type { Settings } from '../../../kernel/settings/settings.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** How long what the embedded provider issues is good for, in seconds. */
export const lasts = {
  accessToken: 10 * minute,
  code: minute,
  interaction: hour,
  refreshToken: 14 * day,
  /** Of a browser that is to remember the sign-in. */
  rememberedSession: 14 * day,
  session: 12 * hour,
};

export const providerPath = '/oidc';
export const scopes = ['openid', 'profile', 'email', 'offline_access'];
/** What the directory's own calls are granted by; they decide by role, so no token says more than who it is. */
export const apiScopes = 'openid profile email';

const loopback = /^http:\/\/(127\.0\.0\.1|localhost)(?=:)/;

/** The names this deployment may be reached by: its own, and on one machine both usual names of that machine. */
export const originsOf = (settings: Settings): string[] => {
  const origin = publicOrigin(settings);
  if (!loopback.test(origin)) return [origin];
  return ['127.0.0.1', 'localhost'].map((host) => origin.replace(loopback, `http://${host}`));
};

/** Where people sign in: the embedded provider's issuer, or the configured external one. */
export const signInOf = (settings: Settings): { issuer: string; clientId: string; embedded: boolean } => ({
  issuer: settings.OIDC_ISSUER ?? publicOrigin(settings) + providerPath,
  clientId: settings.OIDC_CLIENT_ID,
  embedded: settings.OIDC_ISSUER === undefined,
});
