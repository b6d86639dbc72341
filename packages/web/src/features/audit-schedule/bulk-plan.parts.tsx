import type { SiteRow } from '@attestry/contract/features/site/site.schema.ts';
import type { BulkAction } from '../../blocks/list-screen/list-parts.ts';
import { i18n } from '../../kernel/texts.ts';
import { later } from '../../ui/later.ts';
import type { FollowedAudit } from './audit-schedule.parts.tsx';

const loadDialogs = () => import('./plan-dialogs.parts.tsx');
const PlanAfterAudits = later(async () => (await loadDialogs()).PlanAfterAudits);
const PlanAtSites = later(async () => (await loadDialogs()).PlanAtSites);

const label = () => i18n.t('Plan next audits');

/** Plans the next audits of several records. */
export const planAudits = (): BulkAction<FollowedAudit> => ({
  label: label(),
  dialog: (selected) => <PlanAfterAudits {...selected} />,
});

/** Plans the next audits of several sites, all against one standard. */
export const planSites = (): BulkAction<Pick<SiteRow, 'id' | 'name'>> => ({
  label: label(),
  dialog: (selected) => <PlanAtSites {...selected} />,
});
