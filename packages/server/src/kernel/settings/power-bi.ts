import { z } from 'zod';
import { isSafe } from './names-and-links.ts';

const isSafeOrigin = (address: string) =>
  URL.canParse(address) && new URL(address).origin === address && isSafe(address);
const origin = (fallback: string) =>
  z.url().refine(isSafeOrigin, 'is an origin without a path that begins with https://').default(fallback);

/** How the directory reaches Power BI; without the first four there is none. */
export const powerBiSettings = {
  POWER_BI_TENANT_ID: z.guid().optional(),
  POWER_BI_CLIENT_ID: z.guid().optional(),
  POWER_BI_CLIENT_SECRET: z.string().optional(),
  POWER_BI_WORKSPACE_ID: z.guid().optional(),
  POWER_BI_LOGIN_ORIGIN: origin('https://login.microsoftonline.com'),
  POWER_BI_API_ORIGIN: origin('https://api.powerbi.com'),
  POWER_BI_EMBED_ORIGIN: origin('https://app.powerbi.com'),
};

const neededTogether = [
  'POWER_BI_TENANT_ID',
  'POWER_BI_CLIENT_ID',
  'POWER_BI_CLIENT_SECRET',
  'POWER_BI_WORKSPACE_ID',
] as const;

/** The settings that are missing although others of the four are set. */
export const missingPowerBiSettings = (env: Partial<Record<(typeof neededTogether)[number], string | undefined>>) => {
  const missing = neededTogether.filter((name) => !env[name]);
  return missing.length === neededTogether.length ? [] : missing;
};
