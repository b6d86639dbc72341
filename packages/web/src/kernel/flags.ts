import { type FlagName, flags } from '@attestry/contract/kernel/flags.ts';
import { configurationQuery, useConfiguration } from './configuration.ts';
import { queryClient } from './queries.ts';

/** Returns whether a feature flag is on; its default until the configuration is loaded. */
export const useFlags = (): ((name: FlagName) => boolean) => {
  const configuration = useConfiguration();
  return (name) => configuration?.flags[name] ?? flags[name];
};

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
