import type { Settings } from '../settings/settings.ts';

const yearInSeconds = 31_536_000;

type SecuritySettings = Pick<Settings, 'OIDC_ISSUER' | 'OIDC_ORIGINS'>;

/** `script-src` is separate, so that a page that needs one more script can allow it without widening the rest. */
const contentSecurity = (
  { OIDC_ISSUER, OIDC_ORIGINS }: SecuritySettings,
  chat: readonly string[],
  frames: readonly string[] = chat,
): string => {
  // The browser fetches tokens from an external identity provider itself; some serve them from another origin.
  const identity = OIDC_ISSUER ? [new URL(OIDC_ISSUER).origin, ...OIDC_ORIGINS] : [];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...chat].join(' '),
    "style-src 'self'",
    ["img-src 'self' data:", ...chat].join(' '),
    ["connect-src 'self'", ...identity, ...chat].join(' '),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
};

type PageSettings = SecuritySettings &
  Pick<Settings, 'CHAT_SCRIPT_URL' | 'POWER_BI_CLIENT_ID' | 'POWER_BI_EMBED_ORIGIN'>;

/** The content policy of the web's pages: the support chat draws itself on them, and Power BI in a frame, each from its origin. */
export const webPolicy = (settings: PageSettings): string => {
  const chat = settings.CHAT_SCRIPT_URL ? [new URL(settings.CHAT_SCRIPT_URL).origin] : [];
  const reports = settings.POWER_BI_CLIENT_ID ? [settings.POWER_BI_EMBED_ORIGIN] : [];
  return contentSecurity(settings, chat, [...chat, ...reports]);
};

/** The security headers of every answer. */
export const securityHeaders = (
  settings: SecuritySettings & Pick<Settings, 'PUBLIC_BASE_URL'>,
): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'content-security-policy': contentSecurity(settings, []),
  ...(settings.PUBLIC_BASE_URL?.startsWith('https:') && {
    'strict-transport-security': `max-age=${yearInSeconds}`,
  }),
});
