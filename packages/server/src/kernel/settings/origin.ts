/** Whether the host means all addresses of the machine. */
export const isAnyAddress = (host: string): boolean => ['0.0.0.0', '::', '[::]'].includes(host);

interface Place {
  PUBLIC_BASE_URL?: string | undefined;
  HOST: string;
  PORT: number;
}

/** The deployment's public origin, without a trailing slash: `https://directory.example`. Links are made from it. */
export const publicOrigin = (settings: Place): string => {
  if (settings.PUBLIC_BASE_URL) return new URL(settings.PUBLIC_BASE_URL).origin;
  const host = isAnyAddress(settings.HOST) ? 'localhost' : settings.HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${settings.PORT}`;
};
