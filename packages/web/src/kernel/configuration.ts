import type { FlagName } from '@attestry/contract/kernel/flags.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { quietSend } from './api.ts';

type Link =
  | 'accessRequest'
  | 'dataServices'
  | 'training'
  | 'terms'
  | 'eula'
  | 'privacy'
  | 'help'
  | 'query'
  | 'assistance';

/** The configuration of the deployment, as far as pages use it. */
export interface Configuration {
  directoryName: string;
  bodyName: string;
  productName: string;
  flags: Readonly<Record<FlagName, boolean>>;
  signIn: { issuer: string; clientId: string; embedded: boolean };
  siteCode: { minDigits: number; maxDigits: number };
  supportHours: string;
  /** External addresses; null for what the deployment does not have. */
  links: Readonly<Record<Link, string | null>>;
  termsVersion: string;
  socialLinks: readonly string[];
  contact: { address: string; phone: string; email: string };
  trainingPartners: number;
  suppressedCountries: readonly string[];
  chat: { script: string; appId: string } | null;
  demoComforts: boolean;
}

/** Fetched once per page load. */
export const configurationQuery = queryOptions({
  queryKey: ['configuration'],
  // The endpoint belongs to a feature, which the kernel may not import; the contract defines its shape.
  queryFn: async () => (await quietSend({ method: 'GET', url: '/configuration' })) as Configuration,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The deployment's configuration; undefined while loading. */
export const useConfiguration = (): Configuration | undefined => useQuery(configurationQuery).data;
