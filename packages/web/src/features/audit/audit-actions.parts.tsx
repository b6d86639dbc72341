import { type AuditRow, auditRefusalReasons } from '@attestry/contract/features/audit/audit.schema.ts';
import { CalendarPlus, Download, FilePlus, Upload } from 'lucide-react';
import { auditPath, newRecordPath, updateRecordPath } from '../../blocks/addresses.ts';
import type { RowAction } from '../../blocks/list-screen/list-parts.ts';
import { byVerbOf } from '../../blocks/record/by-verb.ts';
import { i18n } from '../../kernel/texts.ts';
import { archiveActions, validateActions } from '../audit-life/audit-life.public.ts';
import { planAudits } from '../audit-schedule/audit-schedule.public.ts';
import { certificatesOf, downloadCertificate, useWhyNoCertificate } from '../certificate/certificate.public.ts';
import { bulkShare, shareAuditAction } from '../sharing/sharing.public.ts';

/** What the actions need of an audit, named as in its row. */
type AuditActions = RowAction<
  Pick<
    AuditRow,
    | 'id'
    | 'siteCode'
    | 'standard'
    | 'certificationBodyId'
    | 'certificationBody'
    | 'auditStatus'
    | 'certificationStatus'
    | 'hasCertificate'
    | 'visuals'
    | 'refusals'
  >
>[];

const byVerb = byVerbOf(auditRefusalReasons);

/** The actions on the status and the report of an audit, in its row and on its page. */
export const useReportActions = (): AuditActions => {
  const whyNoCertificate = useWhyNoCertificate();
  return [
    ...validateActions(),
    ...archiveActions(),
    {
      label: i18n.t('Update existing record'),
      icon: Upload,
      group: i18n.t('Report'),
      leads: true,
      ...byVerb('edit'),
      to: ({ id }) => updateRecordPath(id),
    },
    {
      label: i18n.t('Download Certificate'),
      icon: Download,
      group: i18n.t('Report'),
      leads: true,
      offered: ({ hasCertificate }) => hasCertificate,
      refusal: ({ auditStatus: recordStatus, certificationStatus }) =>
        whyNoCertificate({ recordStatus, certificationStatus }),
      run: ({ id }) => void downloadCertificate(id),
      bulk: { label: i18n.t('Certificates'), file: certificatesOf },
    },
  ];
};

const planningActions = (): AuditActions => [
  {
    label: i18n.t('Create new record'),
    icon: FilePlus,
    group: i18n.t('Audit'),
    offered: ({ visuals }) => visuals.isAbleToCreateRecord,
    to: ({ siteCode }) => newRecordPath(siteCode),
  },
  {
    label: i18n.t('Audit Schedule'),
    icon: CalendarPlus,
    group: i18n.t('Audit'),
    ...byVerb('schedule'),
    to: ({ id }) => auditPath(id, '/schedule'),
    bulk: planAudits(),
  },
];

/** The other actions on an audit, in its row and on its page. */
export const auditActions = (): AuditActions => [
  ...planningActions(),
  { ...shareAuditAction(auditPath), bulk: bulkShare('audit') },
];
