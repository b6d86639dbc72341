import { publicOrigin } from '../../../kernel/settings/origin.ts';
import type { Settings } from '../../../kernel/settings/settings.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** How long the embedded provider's sessions, codes and tokens are valid, in seconds. */
export const lifetimes = {
  accessToken: 10 * minute,
  code: minute,
  interaction: hour,
  refreshToken: 14 * day,
  /** When the person chose to stay signed in. */
  rememberedSession: 14 * day,
  session: 12 * hour,
};

export const providerPath = '/oidc';
export const scopes = ['openid', 'profile', 'email', 'offline_access'];
/** The scope of the directory's own calls. Calls are authorised by role, so a token only says who the person is. */
export const apiScopes = 'openid profile email';

const loopback = /^http:\/\/(127\.0\.0\.1|localhost)(?=:)/;

/** The origins this deployment may be reached at: its own, and on one machine both usual names of that machine. */
export const originsOf = (settings: Settings): string[] => {
  const origin = publicOrigin(settings);
  if (!loopback.test(origin)) return [origin];
  return ['127.0.0.1', 'localhost'].map((host) => origin.replace(loopback, `http://${host}`));
};

/** The issuer people sign in with: the embedded provider, or the configured external one. */
export const signInOf = (settings: Settings): { issuer: string; clientId: string; embedded: boolean } => ({
  issuer: settings.OIDC_ISSUER ?? publicOrigin(settings) + providerPath,
  clientId: settings.OIDC_CLIENT_ID,
  embedded: settings.OIDC_ISSUER === undefined,
});
