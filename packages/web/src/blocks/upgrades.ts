import { useConfiguration } from '../kernel/configuration.ts';
import { useAudience } from '../kernel/permissions.ts';
import { i18n } from '../kernel/texts.ts';

interface Upgrade {
  label: string;
  /** The form of the standards body at which such requests are made. */
  to: string;
}

/** What this reader's company is offered beyond what it has. Nothing where the deployment names no place to ask for it. */
export const useUpgrades = (): Upgrade[] => {
  const to = useConfiguration()?.links.accessRequest;
  const isAudience = useAudience();
  if (!to) return [];
  if (isAudience(['lite'])) return [{ label: i18n.t('Upgrade to Pro'), to }];
  if (isAudience(['pro'])) return [i18n.t('API Upgrade'), i18n.t('Upgrade Favourites')].map((label) => ({ label, to }));
  return [];
};
