import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import type { ReactNode } from 'react';
import { addressText } from '../../blocks/details/place-and-contact.tsx';
import { sharingOptionWords } from '../../blocks/sharing-option-words.ts';
import { formatDay } from '../../kernel/days.ts';
import { i18n } from '../../kernel/texts.ts';
import { FieldRow, FieldRows } from '../../ui/field-row.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './audit-facts.module.css';
import { NextAudit } from './next-audit.parts.tsx';

const auditDays = ({ startDate, endDate }: Audit): string =>
  startDate === endDate ? formatDay(startDate) : i18n.t('{from} to {to}', { from: startDate, to: endDate });

const yesOrNo = (answer: boolean) => (answer ? i18n.t('Yes') : i18n.t('No'));

/** A label and its value. */
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

/** Why the record stands apart from the usual, where it does. */
const standingRows = ({ holdingReason, statusReason, statusDate, certificationStatus }: Audit): Row[] => {
  const held: Row[] = holdingReason ? [[i18n.t('Held because'), holdingReason]] : [];
  const why = [statusReason, statusDate].filter(Boolean).join(' · ');
  return why ? [...held, [i18n.t('Reason for {status}', { status: certificationStatus.name }), why]] : held;
};

const auditRows = (audit: Audit): Row[] => [
  [i18n.t('Audit ID'), audit.id],
  ...standingRows(audit),
  [i18n.t('Audit dates'), auditDays(audit)],
  [i18n.t('Audit programme'), audit.auditProgramme],
  [i18n.t('Grade'), audit.grade],
  [i18n.t('Scope'), audit.scope],
  [i18n.t('Exclusions from scope'), audit.exclusion],
  [i18n.t('Justification'), audit.justification],
  [i18n.t('Category'), audit.category],
  [i18n.t('Additional modules'), audit.additionalModules],
];

const recordRows = (audit: Audit): Row[] => [
  [i18n.t('Certificate issue date'), audit.certificateIssueDate],
  [i18n.t('Certificate expiry date'), audit.certificateExpiryDate],
  [i18n.t('Validation date'), audit.validationDate],
  [i18n.t('Upload date'), audit.uploadDate],
  [i18n.t('Audit owner'), audit.auditOwner.name],
  [i18n.t('Program owner'), audit.programOwner],
  [i18n.t('Auditor'), [audit.auditorName, audit.auditorNumber].filter(Boolean).join(' · ')],
  [i18n.t('Visible in the public directory'), yesOrNo(audit.isVisibleInPublicDirectory)],
  [i18n.t('Certificate Tracker access'), sharingOptionWords()[audit.sharingPermissionName].label],
];

/** The main details of an audit. */
export const AuditFacts = ({ audit }: { audit: Audit }) => (
  <div className={styles.stack}>
    <Titled title={i18n.t('Audit')} rows={auditRows(audit)} />
    <Titled title={i18n.t('Certificate and record')} rows={recordRows(audit)} />
    <NextAudit audit={audit} />
    <Titled
      title={i18n.t('Site')}
      rows={[
        [i18n.t('Site name'), audit.site.name],
        [i18n.t('Site code'), audit.site.id],
        [i18n.t('Address'), addressText(audit.siteLocation)],
      ]}
    />
  </div>
);

const mailTo = (address: string | null) => address && <a href={`mailto:${address}`}>{address}</a>;

/** The people of the site that the report names. */
export const AuditContacts = ({ audit }: { audit: Audit }) => (
  <div className={styles.contacts}>
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
  </div>
);
