import { auditStatusReport } from '@attestry/contract/features/reports/audit-status.report.ts';
import { sql } from 'kysely';
import { shownStatus } from '../audit/audit.public.ts';
import { isHolding } from '../reach/reach.public.ts';
import { bindReport } from './bound-report.queries.ts';
import { auditSources, reportedAudits } from './reported-audit.queries.ts';

const heldBecause = sql`(select concat_ws(': ', 'Holding', held.holding_reason) from audit as held
  where held.id = audit.id)`;

export const auditStatus = bindReport(auditStatusReport, {
  ...reportedAudits,
  columns: (viewer) => ({
    ...auditSources(viewer),
    outcome: { at: sql`case when ${isHolding} then ${heldBecause} else ${shownStatus(viewer.today)} end` },
  }),
});
