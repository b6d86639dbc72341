import type { SiteRow } from '@attestry/contract/features/site/site.schema.ts';
import { lazy } from 'react';
import type { BulkAction } from '../../blocks/list-screen/list-parts.ts';
import { i18n } from '../../kernel/texts.ts';
import type { FollowedAudit } from './audit-schedule.parts.tsx';

const loadDialogs = () => import('./plan-dialogs.parts.tsx');
const PlanAfterAudits = lazy(async () => ({ default: (await loadDialogs()).PlanAfterAudits }));
const PlanAtSites = lazy(async () => ({ default: (await loadDialogs()).PlanAtSites }));

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
