import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import { RecordStatus } from '../../blocks/record-status.tsx';
import { i18n } from '../../kernel/texts.ts';
import { FieldRow } from '../../ui/field-row.tsx';

interface ScheduledAudit {
  status: string;
  /** Null if the audit is unannounced and the reader belongs to the audited organisation. */
  day: string | null;
  /** The announcement type, if known. */
  type?: string;
  modules: readonly string[];
  certificationBody: string;
}

/** The audit scheduled after this one, if the reader may know of it. None follows a closed or archived record. */
export const scheduledAfter = (audit: Audit): ScheduledAudit | undefined => {
  const { recordStatus, scheduleType, scheduleStatus, scheduleCertificationBody } = audit;
  if (!scheduleType || !scheduleStatus || recordStatus === 'Closed' || recordStatus === 'Archived') return undefined;
  return {
    status: scheduleStatus,
    day: audit.nextScheduledAuditDate,
    type: scheduleType,
    modules: audit.scheduledAdditionalModules.map(({ name }) => name),
    certificationBody: scheduleCertificationBody ?? '',
  };
};

export const ScheduledAuditRows = ({ audit }: { audit: ScheduledAudit }) => (
  <>
    <FieldRow label={i18n.t('Schedule status')}>
      <RecordStatus status={audit.status} />
    </FieldRow>
    <FieldRow label={i18n.t('Date scheduled for')}>{audit.day ?? i18n.t('Comes unannounced')}</FieldRow>
    {audit.type !== undefined && <FieldRow label={i18n.t('Audit type')}>{i18n.t(audit.type)}</FieldRow>}
    <FieldRow label={i18n.t('Additional modules')}>{audit.modules.join(', ') || i18n.t('None')}</FieldRow>
    <FieldRow label={i18n.t('Certification body')}>{audit.certificationBody}</FieldRow>
  </>
);
