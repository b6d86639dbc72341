import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import { Link } from '@tanstack/react-router';
import { auditPath } from '../../blocks/addresses.ts';
import { formatDay } from '../../kernel/days.ts';
import { i18n } from '../../kernel/texts.ts';
import { FieldRow, FieldRows } from '../../ui/field-row.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ScheduledAuditRows, scheduledAfter } from '../audit-record/audit-record.public.ts';

const ReauditStatus = ({ audit }: { audit: Audit }) => (
  <>
    <FieldRow label={i18n.t('Reason')}>{audit.expiryReason && i18n.t(audit.expiryReason)}</FieldRow>
    {audit.expiryComments && <FieldRow label={i18n.t('Comments')}>{audit.expiryComments}</FieldRow>}
    {audit.expiryAssessmentDate && <FieldRow label={i18n.t('Assessment date')}>{audit.expiryAssessmentDate}</FieldRow>}
  </>
);

/** The next audit, its report, or why none is planned; nothing if none of these is recorded. */
export const NextAudit = ({ audit }: { audit: Audit }) => {
  const scheduled = scheduledAfter(audit);
  const { isRenewalAuditPlanned: isPlanned, expiryReason, heldNextAudit: held } = audit;
  if (isPlanned === null && !scheduled && !expiryReason && !held) return null;
  return (
    <Panel title={i18n.t('Next audit')}>
      <FieldRows>
        {held && (
          <FieldRow label={i18n.t('In Holding')}>
            <Link to={auditPath(held.id)}>
              {i18n.t('Audit {id} of {day}', { id: held.id, day: formatDay(held.startDate) })}
            </Link>
          </FieldRow>
        )}
        {isPlanned !== null && (
          <FieldRow label={i18n.t('Renewal audit planned')}>{isPlanned ? i18n.t('Yes') : i18n.t('No')}</FieldRow>
        )}
        {scheduled && <ScheduledAuditRows audit={scheduled} />}
        {expiryReason && <ReauditStatus audit={audit} />}
      </FieldRows>
    </Panel>
  );
};
