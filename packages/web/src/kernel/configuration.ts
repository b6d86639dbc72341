import type { FlagName } from '@attestry/contract/kernel/flags.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { quietSend } from './api.ts';

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
  links: Readonly<Record<'accessRequest' | 'terms' | 'privacy' | 'help' | 'query' | 'assistance', string | null>>;
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
