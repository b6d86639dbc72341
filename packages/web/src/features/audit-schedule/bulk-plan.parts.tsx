import { auditRefusalReasons } from '@attestry/contract/features/audit/audit.schema.ts';
import type { SiteRow } from '@attestry/contract/features/site/site.schema.ts';
import { CalendarPlus } from 'lucide-react';
import { lazy } from 'react';
import type { BulkAction, RowAction } from '../../blocks/list-screen/list-parts.ts';
import { byVerbOf } from '../../blocks/record/by-verb.ts';
import { i18n } from '../../kernel/texts.ts';
import type { FollowedAudit } from './audit-schedule.parts.tsx';

const loadDialogs = () => import('./plan-dialogs.parts.tsx');
const PlanAfterAudits = lazy(async () => ({ default: (await loadDialogs()).PlanAfterAudits }));
const PlanAtSites = lazy(async () => ({ default: (await loadDialogs()).PlanAtSites }));

const label = () => i18n.t('Plan next audits');

/** Plans the next audits of several records. */
export const planActions = (): RowAction<FollowedAudit>[] => [
  {
    label: i18n.t('Plan next audit'),
    icon: CalendarPlus,
    group: i18n.t('Audit'),
    ...byVerbOf(auditRefusalReasons)('schedule'),
    bulk: { label: label(), dialog: (selected) => <PlanAfterAudits {...selected} /> },
  },
];

/** Plans the next audits of several sites, all against one standard. */
export const planSites = (): BulkAction<Pick<SiteRow, 'id' | 'name'>> => ({
  label: label(),
  dialog: (selected) => <PlanAtSites {...selected} />,
});
