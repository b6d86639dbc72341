import { type FlagName, flags } from '@attestry/contract/kernel/flags.ts';
import { type Configuration, configurationQuery, useConfiguration } from './configuration.ts';
import { queryClient } from './queries.ts';

/** Whether a feature flag is on; its default until the configuration is loaded. */
export type IsOn = (name: FlagName) => boolean;

const flagsOf =
  (configuration: Configuration | undefined): IsOn =>
  (name) =>
    configuration?.flags[name] ?? flags[name];

export const useFlags = (): IsOn => flagsOf(useConfiguration());

/** The flags outside of components. */
export const flagsNow = (): IsOn => flagsOf(queryClient.getQueryData(configurationQuery.queryKey));

export const useFlag = (name: FlagName): boolean => useFlags()(name);

/** Thrown for a route of a feature that is off. The router's own "not found" would be shown without the shell. */
export class NothingHere extends Error {
  override name = 'NothingHere';
}

/** Guards a route: `beforeLoad: whileOn('AuditFeature')`. Throws `NothingHere`, which the private area shows. */
export const whileOn = (name: FlagName) => async (): Promise<void> => {
  const { flags: set } = await queryClient.ensureQueryData(configurationQuery);
  if (!set[name]) throw new NothingHere();
};
