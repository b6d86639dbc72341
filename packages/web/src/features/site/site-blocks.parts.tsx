import type { Site } from '@attestry/contract/features/site/site.schema.ts';
import { Link } from '@tanstack/react-router';
import { companyPath, sitePath } from '../../blocks/addresses.ts';
import { address, ContactRows } from '../../blocks/details/place-and-contact.tsx';
import { RecordStatus } from '../../blocks/record-status.tsx';
import { i18n } from '../../kernel/texts.ts';
import { FieldRow, FieldRows } from '../../ui/field-row.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ScheduledAuditRows } from '../audit-record/audit-record.public.ts';
import { awaitedPlans } from './site-plans.parts.tsx';

/** The address of the site's form, for readers who may open it. */
const formOf = ({ id, visuals }: Site) => (visuals.isAbleToEdit ? sitePath(id, '/edit') : undefined);

const SiteDetail = ({ record }: { record: Site }) => (
  <Panel title={i18n.t('Site Detail')}>
    <FieldRows fillIn={formOf(record)}>
      <FieldRow label={i18n.t('Site code')}>{record.id}</FieldRow>
      <FieldRow label={i18n.t('Status')}>
        <RecordStatus status={record.status} />
      </FieldRow>
      <FieldRow label={i18n.t('Trading as')}>{record.tradingAsName}</FieldRow>
      {record.formerNames.length > 0 && (
        <FieldRow label={i18n.t('Former names')}>{record.formerNames.map(({ name }) => name).join(', ')}</FieldRow>
      )}
      <FieldRow label={i18n.t('Address')}>{address(record.location)}</FieldRow>
      <FieldRow label={i18n.t('Website')}>{record.website}</FieldRow>
    </FieldRows>
  </Panel>
);

const CompanyDetail = ({ record }: { record: Site }) => (
  <Panel title={i18n.t('Company Detail')}>
    <FieldRows>
      <FieldRow label={i18n.t('Company')}>
        <Link to={companyPath(record.companyId)}>{record.companyName}</Link>
      </FieldRow>
      <FieldRow label={i18n.t('Status')}>
        <RecordStatus status={record.companyStatus} />
      </FieldRow>
      <FieldRow label={i18n.t('Address')}>{address(record.companyLocation)}</FieldRow>
      {record.companyContact && <ContactRows contact={record.companyContact} />}
    </FieldRows>
  </Panel>
);

const Scheduled = ({ audit }: { audit: Site['scheduledAudits'][number] }) => (
  <Panel title={i18n.t('Scheduled audit: {standard}', { standard: audit.standard })}>
    <FieldRows>
      <ScheduledAuditRows
        audit={{
          status: audit.scheduleStatus,
          day: audit.nextScheduledAuditDate,
          modules: audit.additionalModules,
          certificationBody: audit.scheduleCertificationBody,
        }}
      />
    </FieldRows>
  </Panel>
);

/** The site, its company and its scheduled audits. */
export const SiteBlocks = ({ record }: { record: Site }) => (
  <>
    <SiteDetail record={record} />
    {awaitedPlans(record).map((audit) => (
      <Scheduled key={audit.standard} audit={audit} />
    ))}
    <CompanyDetail record={record} />
  </>
);

interface ContactProps {
  title: string;
  contact: Site['generalContact'];
  fillIn: string | undefined;
}

const Contact = ({ title, contact, fillIn }: ContactProps) =>
  contact && (
    <Panel title={title}>
      <FieldRows fillIn={fillIn}>
        <ContactRows contact={contact} />
      </FieldRows>
    </Panel>
  );

/** The contacts of a site that the reader may see. */
export const SiteContacts = ({ record }: { record: Site }) => {
  const fillIn = formOf(record);
  return (
    <>
      <Contact title={i18n.t('Technical contact')} contact={record.technicalContact} fillIn={fillIn} />
      <Contact title={i18n.t('Commercial contact')} contact={record.commercialContact} fillIn={fillIn} />
      <Contact title={i18n.t('General contact')} contact={record.generalContact} fillIn={fillIn} />
    </>
  );
};
