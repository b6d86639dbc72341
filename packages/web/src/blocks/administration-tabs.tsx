import { useFlag } from '../kernel/flags.ts';
import { i18n } from '../kernel/texts.ts';
import { SegmentLinks } from '../ui/segment-links.tsx';
import { administrationPath, systemPath } from './addresses.ts';

/** The pages of the administration, beside its title. Without audits there are no dashboards. */
export const AdministrationTabs = ({ active }: { active: 'analytics' | 'system' }) => {
  const hasDashboards = useFlag('AuditFeature');
  const dashboards = { label: i18n.t('Analytics'), to: administrationPath, active: active === 'analytics' };
  const system = { label: i18n.t('System'), to: systemPath, active: active === 'system' };
  return <SegmentLinks label={i18n.t('Administration')} links={hasDashboards ? [dashboards, system] : [system]} />;
};
