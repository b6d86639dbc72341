import { useConfiguration } from '../kernel/configuration.ts';
import { useAudience } from '../kernel/permissions.ts';

interface Upgrade {
  /** To be translated where it is shown. */
  label: string;
  /** The form of the standards body at which such requests are made. */
  to: string;
}

/** What this reader's company is offered beyond what it has. Nothing where the deployment names no place to ask for it. */
export const useUpgrades = (): Upgrade[] => {
  const to = useConfiguration()?.links.accessRequest;
  const isAudience = useAudience();
  if (!to) return [];
  if (isAudience(['lite'])) return [{ label: 'Upgrade to Pro', to }];
  if (isAudience(['pro'])) return ['API Upgrade', 'Upgrade Favourites'].map((label) => ({ label, to }));
  return [];
};
