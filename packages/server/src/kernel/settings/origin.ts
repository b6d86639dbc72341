import type { Settings } from './settings.ts';

const anyAddress = new Set(['0.0.0.0', '::', '[::]']);

/** Where people reach this deployment, without a trailing slash: `https://directory.example`. Links are made from it. */
export const publicOrigin = (settings: Pick<Settings, 'PUBLIC_BASE_URL' | 'HOST' | 'PORT'>): string => {
  if (settings.PUBLIC_BASE_URL) return new URL(settings.PUBLIC_BASE_URL).origin;
  const host = anyAddress.has(settings.HOST) ? 'localhost' : settings.HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${settings.PORT}`;
};
