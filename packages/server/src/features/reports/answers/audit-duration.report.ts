import { auditDurationReport } from '@attestry/contract/features/reports/answers/audit-duration.report.ts';
import { sql } from 'kysely';
import { bindReport } from '../bound-report.queries.ts';
import { auditorAt, auditSources } from '../reported-audit.queries.ts';
import { answeredAudits, numberAnswer } from './answered-audit.queries.ts';

const onSite = numberAnswer('MAN_DAYS_ON_SITE');
const offSite = numberAnswer('MAN_DAYS_OFF_SITE');
const expected = numberAnswer('MAN_DAYS_EXPECTED');

export const auditDuration = bindReport(auditDurationReport, {
  ...answeredAudits(),
  beside: () => sql`join audit as record on record.id = audit.id`,
  columns: (viewer) => ({
    ...auditSources(viewer),
    auditorName: { at: sql`record.auditor_name` },
    onSite: { at: onSite },
    offSite: { at: offSite },
    expected: { at: expected },
    difference: { at: sql`${onSite} + coalesce(${offSite}, 0) - ${expected}` },
    auditorNumber: { at: sql`record.auditor_number` },
    auditor: auditorAt(viewer),
  }),
});
