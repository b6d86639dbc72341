import { auditList } from '@attestry/contract/features/audit/audit.list.ts';
import type { AuditRow } from '@attestry/contract/features/audit/audit.schema.ts';
import { auditPath } from '../../blocks/addresses.ts';
import { ListPanel } from '../../blocks/list-screen/list-panel.tsx';
import { ListedStatus, listedStatus } from '../../blocks/record-status.tsx';
import { useCan } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import { quietAuditCalls } from './audit-record.parts.tsx';

const cells = {
  certificationStatus: ({ auditStatus, certificationStatus }: AuditRow) => (
    <ListedStatus status={listedStatus(auditStatus, certificationStatus)} />
  ),
};

/** The audits in the reader's sight that name an auditor by number, as a list within the auditor's page. */
export const AuditsOfAuditor = ({ auditorNumber }: { auditorNumber: string }) => {
  const within = { auditor: auditorNumber };
  return useCan()('Audit.View') ? (
    <ListPanel<typeof auditList.columns, AuditRow>
      title={i18n.t('Audits')}
      headed
      spec={auditList}
      scope={['auditor', auditorNumber]}
      load={(query) => quietAuditCalls.list({ query: { ...query, ...within } })}
      rowKey={(row) => row.id}
      rowName={(row) => i18n.t('audit {id}, {site}', { id: row.id, site: row.site })}
      opens={{ column: 'site', to: (row) => auditPath(row.id) }}
      cells={cells}
      tellsApart="id"
      folded={['auditStatus']}
      under={{ startDate: 'standard' }}
      card={{ line: ['standard', 'startDate'], foot: ['certificationStatus', 'expiryDate'] }}
    />
  ) : undefined;
};
