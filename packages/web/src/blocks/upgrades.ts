import { useConfiguration } from '../kernel/configuration.ts';
import { useFlag } from '../kernel/flags.ts';
import { useAudience } from '../kernel/permissions.ts';

interface Upgrade {
  /** In English; translated when shown. */
  label: string;
  /** The standards body's form for requesting the upgrade. */
  to: string;
}

/** The upgrades offered to this reader's company; none without tiers, or without a form to request them. */
export const useUpgrades = (): Upgrade[] => {
  const to = useConfiguration()?.links.accessRequest;
  const isAudience = useAudience();
  const hasTiers = useFlag('CompanyTiers');
  if (!to || !hasTiers) return [];
  if (isAudience(['lite'])) return [{ label: 'Upgrade to Pro', to }];
  if (isAudience(['pro'])) return ['API Upgrade', 'Upgrade Favourites'].map((label) => ({ label, to }));
  return [];
};
