import type { Settings } from '../settings/settings.ts';

const yearInSeconds = 31_536_000;

/** `script-src` is separate, so that a page that needs one more script can allow it without widening the rest. */
const contentSecurity = ({ OIDC_ISSUER, OIDC_ORIGINS }: Pick<Settings, 'OIDC_ISSUER' | 'OIDC_ORIGINS'>): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    // The browser fetches tokens from an external identity provider itself; some serve them from another origin.
    ["connect-src 'self'", ...(OIDC_ISSUER ? [new URL(OIDC_ISSUER).origin, ...OIDC_ORIGINS] : [])].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');

/** The security headers of every answer. */
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
