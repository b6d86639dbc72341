import { type FlagName, flagNames } from '@attestry/contract/kernel/flags.ts';
import { flagsOf } from './flags.ts';
import type { Settings } from './settings.ts';

interface SettingInForce {
  name: string;
  value: string;
  source: 'environment' | 'default' | 'none';
}

interface FlagInForce {
  name: FlagName;
  isOn: boolean;
  setting: string;
  source: 'environment' | 'default';
}

const mask = '••••••';

/** A name that says of its value that it is secret. */
const isSecret = (name: string) => /SECRET|PASSWORD|TOKEN|_KEY$/.test(name);

/**
 * An address without whom it signs in as. Addresses of databases and mail servers may have a password among their parameters
 * as well, so all of these are masked.
 */
const withoutCredentials = (address: string): string => {
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(address)) return address;
  const shown = address.replace(/\/\/[^/?#]*@/, `//${mask}@`);
  return /^https?:/i.test(shown) ? shown : shown.replace(/([?&][^=&#]*=)[^&#]*/g, `$1${mask}`);
};

const shownValue = (name: string, value: unknown): string => {
  const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
  if (text === '') return '';
  return isSecret(name) ? mask : withoutCredentials(text);
};

/** The setting of a flag: `FLAG_AUDIT_FEATURE` of `AuditFeature`. */
const settingOf = (flag: FlagName) => `FLAG_${flag.replace(/\B[A-Z]/g, '_$&').toUpperCase()}`;

/** Every setting but those of flags, with what could open something to a reader masked. */
export const settingsInForce = (settings: Settings): SettingInForce[] => {
  const { known, given } = settings.origin;
  const values: Readonly<Record<string, unknown>> = { ...settings, DEMO: settings.demo };
  return known
    .filter((name) => !name.startsWith('FLAG_'))
    .map((name) => {
      const value = shownValue(name, values[name]);
      return { name, value, source: given.includes(name) ? 'environment' : value === '' ? 'none' : 'default' };
    });
};

/** Every feature flag with the setting that switches it. */
export const flagsInForce = (settings: Settings): FlagInForce[] => {
  const flags = flagsOf(settings);
  return flagNames.map((name) => {
    const setting = settingOf(name);
    return {
      name,
      isOn: flags[name],
      setting,
      source: settings.origin.given.includes(setting) ? 'environment' : 'default',
    };
  });
};
