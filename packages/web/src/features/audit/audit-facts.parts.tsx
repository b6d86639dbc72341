import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import { auditLifeErrors } from '@attestry/contract/features/audit-life/audit-life.errors.ts';
import type { KeyAnswer } from '@attestry/contract/features/report-template/report-template.schema.ts';
import type { ReactNode } from 'react';
import { AuditorNamed } from '../../blocks/auditor-named.tsx';
import { DetailsPair } from '../../blocks/details/details-screen.tsx';
import { address } from '../../blocks/details/place-and-contact.tsx';
import { RecordStatus } from '../../blocks/record-status.tsx';
import { sharingOptionWords } from '../../blocks/sharing-option-words.ts';
import { formatDay } from '../../kernel/days.ts';
import { i18n } from '../../kernel/texts.ts';
import { FieldRow, FieldRows } from '../../ui/field-row.tsx';
import { Panel } from '../../ui/panel.tsx';
import {
  type DetailName,
  detailLabel,
  EditedCertificationStatus,
  EditedDetail,
  EditedKeyAnswer,
  SynchronisedLocation,
  SynchronisedSiteName,
  useDraftedAudit,
} from '../audit-editing/audit-editing.public.ts';
import { NextAudit } from './next-audit.parts.tsx';

const yesOrNo = (answer: boolean) => (answer ? i18n.t('Yes') : i18n.t('No'));

/** The answers of the report that are shown among the facts. */
export const answersAmongFacts = [
  'decision',
  'startDate',
  'endDate',
  'auditProgramme',
  'grade',
  'scope',
  'exclusion',
  'justification',
  'categories',
  'modules',
  'issueDate',
  'expiryDate',
] as const satisfies readonly KeyAnswer[];

type Row = readonly [string, ReactNode];

const Titled = ({ title, rows }: { title: string; rows: readonly Row[] }) => (
  <Panel title={title}>
    <FieldRows>
      {rows.map(([label, value]) => (
        <FieldRow key={label} label={label}>
          {value}
        </FieldRow>
      ))}
    </FieldRows>
  </Panel>
);

/** A row for a detail that is edited in place. */
const detail = (name: DetailName, value: ReactNode, label = detailLabel(name)): Row => [
  label,
  <EditedDetail key={name} name={name} label={label}>
    {value}
  </EditedDetail>,
];

/** A row for an answer of the report. */
const answer = (of: (typeof answersAmongFacts)[number], label: string, value: ReactNode): Row => [
  label,
  <EditedKeyAnswer key={of} of={of} label={label}>
    {value}
  </EditedKeyAnswer>,
];

/** Why a reader who may edit the record cannot edit what its report answers. */
const lockedRows = ({ visuals }: Audit): Row[] =>
  visuals.isAbleToEdit && !visuals.isAbleToEditReport
    ? [[i18n.t('Locked because'), i18n.t(auditLifeErrors.submissionsHeldBack.message)]]
    : [];

/** Why the record is held, suspended or withdrawn, if it is. */
const standingRows = ({ holdingReason, statusReason, statusDate, certificationStatus }: Audit): Row[] => {
  const status = i18n.t(certificationStatus.name);
  const held: Row[] = holdingReason ? [[i18n.t('Held because'), holdingReason]] : [];
  const explained = statusReason !== null || statusDate !== null;
  return [
    ...held,
    ...(explained ? [detail('statusReason', statusReason, i18n.t('{status} because', { status }))] : []),
    ...(explained ? [detail('statusDate', statusDate, i18n.t('{status} since', { status }))] : []),
  ];
};

const statusRow = (audit: Audit): Row => [
  detailLabel('certificationStatusId'),
  <EditedCertificationStatus key="status" audit={audit}>
    <RecordStatus status={audit.certificationStatus.name} muted={audit.recordStatus !== 'Current'} />
  </EditedCertificationStatus>,
];

const auditRows = (audit: Audit): Row[] => [
  [i18n.t('Audit ID'), audit.id],
  [i18n.t('Standard'), audit.standard.name],
  [i18n.t('Certification body'), audit.certificationBody.name],
  statusRow(audit),
  ...standingRows(audit),
  ...lockedRows(audit),
  answer('startDate', i18n.t('Audit start date'), formatDay(audit.startDate)),
  answer('endDate', i18n.t('Audit end date'), formatDay(audit.endDate)),
  answer('auditProgramme', i18n.t('Audit programme'), audit.auditProgramme),
  answer('grade', i18n.t('Grade'), audit.grade),
  answer('scope', i18n.t('Scope'), audit.scope),
  answer('exclusion', i18n.t('Exclusions from scope'), audit.exclusion),
  answer('justification', i18n.t('Justification'), audit.justification),
  answer('categories', i18n.t('Category'), audit.category),
  answer('modules', i18n.t('Additional modules'), audit.additionalModules),
];

const recordRows = (audit: Audit): Row[] => [
  [i18n.t('Record status'), <RecordStatus key="record status" status={audit.recordStatus} />],
  answer('issueDate', i18n.t('Certificate issue date'), audit.certificateIssueDate),
  answer('expiryDate', i18n.t('Certificate expiry date'), audit.certificateExpiryDate),
  [i18n.t('Validation date'), audit.validationDate],
  [i18n.t('Upload date'), audit.uploadDate],
  detail('auditOwnerId', audit.auditOwner.name),
  [i18n.t('Program owner'), audit.programOwner],
  [
    i18n.t('Auditor'),
    <AuditorNamed key="auditor" name={audit.auditorName} number={audit.auditorNumber} id={audit.auditorId} />,
  ],
  detail('isVisibleInPublicDirectory', yesOrNo(audit.availableInPortal)),
  [i18n.t('Certificate Tracker access'), sharingOptionWords()[audit.sharingPermissionName].label],
];

const mailTo = (address: string | null) => address && <a href={`mailto:${address}`}>{address}</a>;

const siteRows = (audit: Audit, readsReport: boolean): Row[] => [
  [
    i18n.t('Site name'),
    <SynchronisedSiteName key="name" audit={audit}>
      {audit.site.name}
    </SynchronisedSiteName>,
  ],
  [i18n.t('Site code'), audit.site.id],
  ...(audit.company ? [[i18n.t('Company'), audit.company.name] as const] : []),
  [
    i18n.t('Address'),
    <SynchronisedLocation key="address" audit={audit}>
      {address(audit.siteLocation)}
    </SynchronisedLocation>,
  ],
  ...(readsReport ? [[i18n.t('Site contact'), mailTo(audit.siteContactEmail)] as const] : []),
];

/** The main facts of an audit. Those from the report are shown only to readers of the report. */
export const AuditFacts = ({ audit: read, readsReport }: { audit: Audit; readsReport: boolean }) => {
  const audit = useDraftedAudit(read);
  return (
    <>
      <Titled title={i18n.t('Audit')} rows={auditRows(audit)} />
      <Titled title={i18n.t('Certificate and record')} rows={recordRows(audit)} />
      <NextAudit audit={audit} />
      <Titled title={i18n.t('Site')} rows={siteRows(audit, readsReport)} />
    </>
  );
};

/** The contacts that the report names. */
export const AuditContacts = ({ audit }: { audit: Audit }) => (
  <DetailsPair>
    <Titled
      title={i18n.t('Technical contact')}
      rows={[
        [i18n.t('Name'), audit.technicalName],
        [i18n.t('Email'), mailTo(audit.technicalContact)],
      ]}
    />
    <Titled
      title={i18n.t('Commercial contact')}
      rows={[
        [i18n.t('Name'), audit.commercialName],
        [i18n.t('Email'), mailTo(audit.commercialContact)],
      ]}
    />
  </DetailsPair>
);
