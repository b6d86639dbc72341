import { useConfiguration } from '../kernel/configuration.ts';
import { useAudience } from '../kernel/permissions.ts';

interface Upgrade {
  /** In English; translated when shown. */
  label: string;
  /** The standards body's form for requesting the upgrade. */
  to: string;
}

/** The upgrades offered to this reader's company; none if the deployment has no form to request them. */
export const useUpgrades = (): Upgrade[] => {
  const to = useConfiguration()?.links.accessRequest;
  const isAudience = useAudience();
  if (!to) return [];
  if (isAudience(['lite'])) return [{ label: 'Upgrade to Pro', to }];
  if (isAudience(['pro'])) return ['API Upgrade', 'Upgrade Favourites'].map((label) => ({ label, to }));
  return [];
};
