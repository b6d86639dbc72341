import type { Settings } from '../settings/settings.ts';

const yearInSeconds = 31_536_000;

/** `script-src` stands by itself, so that who needs one script more can name it without opening the rest. */
const contentSecurity = ({ OIDC_ISSUER, OIDC_ORIGINS }: Pick<Settings, 'OIDC_ISSUER' | 'OIDC_ORIGINS'>): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    // The browser asks an external identity provider for its tokens itself, which some keep at another place.
    ["connect-src 'self'", ...(OIDC_ISSUER ? [new URL(OIDC_ISSUER).origin, ...OIDC_ORIGINS] : [])].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');

/** What every answer says to browsers, by header name. */
export const securityHeaders = (
  settings: Pick<Settings, 'OIDC_ISSUER' | 'OIDC_ORIGINS' | 'PUBLIC_BASE_URL'>,
): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'content-security-policy': contentSecurity(settings),
  ...(settings.PUBLIC_BASE_URL?.startsWith('https:') && {
    'strict-transport-security': `max-age=${yearInSeconds}`,
  }),
});
