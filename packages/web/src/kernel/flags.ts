import { type FlagName, flags } from '@attestry/contract/kernel/flags.ts';
import { useConfiguration } from './configuration.ts';

/** Asks after any feature flag; each answers with its default until the configuration is there. */
export const useFlags = (): ((name: FlagName) => boolean) => {
  const configuration = useConfiguration();
  return (name) => configuration?.flags[name] ?? flags[name];
};

export const useFlag = (name: FlagName): boolean => useFlags()(name);
