import { RecordStatus } from '../../blocks/record-status.tsx';
import { i18n } from '../../kernel/texts.ts';
import { FieldRow } from '../../ui/field-row.tsx';

/** An upcoming audit, as sites and audits show it. */
export interface ScheduledAudit {
  status: string;
  /** Null when the audit is unannounced and the reader belongs to the audited organisation. */
  day: string | null;
  /** How it is announced, if known. */
  type?: string;
  modules: readonly string[];
  certificationBody: string;
}

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
