import type {
  CertificationBody,
  Office,
  OfficeRow,
} from '@attestry/contract/features/certification-body/certification-body.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  editCertificationBodyPath,
  editOfficePath,
  officePath,
  publicCertificationBodyPath,
} from '../../blocks/addresses.ts';
import { PartLoader } from '../../blocks/details/details-screen.tsx';
import { ContactRows, LocationRows } from '../../blocks/details/place-and-contact.tsx';
import { RatingStars } from '../../blocks/rating-stars.tsx';
import { RecordStatus } from '../../blocks/record-status.tsx';
import { i18n } from '../../kernel/texts.ts';
import { FieldRow, FieldRows } from '../../ui/field-row.tsx';
import { Blank } from '../../ui/missing.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { type PlainRow, PlainTable } from '../../ui/plain-table.tsx';
import { officesQuery, officeType } from './certification-body.parts.tsx';

const suspensions = { Active: 'None', Limited: 'Limited/Under Probation', Full: 'Full Suspension' } as const;

const PublicView = ({ body }: { body: CertificationBody }) => {
  if (body.removeFromPublicView) return i18n.t('Removed');
  if (body.mainOffice?.isArchived) return i18n.t('Not shown while its main office is archived');
  return <a href={publicCertificationBodyPath(body.id)}>{i18n.t('Public page')}</a>;
};

export const BodyPanel = ({ body }: { body: CertificationBody }) => (
  <Panel title={i18n.t('Certification Body')}>
    <FieldRows fillIn={body.visuals.isAbleToEdit ? editCertificationBodyPath(body.id) : undefined}>
      <FieldRow label={i18n.t('Main office')}>
        {body.mainOffice && (
          <Link to={officePath(body.mainOffice.id)}>
            <bdi>{body.mainOffice.name}</bdi>
          </Link>
        )}
      </FieldRow>
      <FieldRow label={i18n.t('Accreditation body')}>{body.accreditationBody?.name}</FieldRow>
      <FieldRow label={i18n.t('Accreditation number')}>{body.accreditationNumber}</FieldRow>
      <FieldRow label={i18n.t('Authorises certificates')}>
        {body.signatoryName && <bdi>{body.signatoryName}</bdi>}
      </FieldRow>
      <FieldRow label={i18n.t('Job title')}>{body.signatoryTitle}</FieldRow>
      <FieldRow label={i18n.t('Rating')}>
        <RatingStars rating={body.rating} />
      </FieldRow>
      {body.ratingComments && <FieldRow label={i18n.t('Rating comments')}>{body.ratingComments}</FieldRow>}
      <FieldRow label={i18n.t('Suspension')}>{i18n.t(suspensions[body.suspensionStatus])}</FieldRow>
      <FieldRow label={i18n.t('Audit submissions')}>{i18n.t(body.auditSubmissionStatus)}</FieldRow>
      <FieldRow label={i18n.t('Public directory')}>
        <PublicView body={body} />
      </FieldRow>
    </FieldRows>
  </Panel>
);

/** An office is public if it and its certification body are visible and it is not archived. */
const visibilityOf = ({ status, visibility, certificationBody }: Office): string => {
  if (status === 'Archived') return i18n.t('Hidden while archived');
  if (certificationBody.removeFromPublicView) return i18n.t('Hidden with its certification body');
  return visibility ? i18n.t('Visible in the public directory') : i18n.t('Hidden from the public directory');
};

export const OfficePanel = ({ office }: { office: Office }) => (
  <Panel title={i18n.t('Office Details')}>
    <FieldRows fillIn={office.visuals.isAbleToEdit ? editOfficePath(office.id) : undefined}>
      <FieldRow label={i18n.t('ID')}>{office.id}</FieldRow>
      <FieldRow label={i18n.t('Name')}>
        <bdi>{office.name}</bdi>
      </FieldRow>
      <FieldRow label={i18n.t('Office type')}>{officeType(office)}</FieldRow>
      <FieldRow label={i18n.t('Status')}>
        <RecordStatus status={office.status} />
      </FieldRow>
      <FieldRow label={i18n.t('Visibility')}>{visibilityOf(office)}</FieldRow>
      <FieldRow label={i18n.t('Standards')}>{office.standards.map(({ name }) => name).join(', ')}</FieldRow>
      <LocationRows location={office.location} />
      {office.contact && <ContactRows contact={office.contact} />}
    </FieldRows>
  </Panel>
);

const heads = () => [i18n.t('ID'), i18n.t('Name'), i18n.t('City'), i18n.t('Country'), i18n.t('Status')];

const rowOf = ({ id, name, location, status }: OfficeRow): PlainRow => ({
  key: id,
  cells: [
    id,
    <Link key="name" to={officePath(id)}>
      <bdi>{name}</bdi>
    </Link>,
    location.city || <Blank />,
    location.country.name || <Blank />,
    <RecordStatus key="status" status={status} />,
  ],
});

const SubOffices = ({ offices }: { offices: readonly OfficeRow[] }) =>
  offices.length === 0 ? (
    <PanelBody>{i18n.t('No data')}</PanelBody>
  ) : (
    <PlainTable label={i18n.t('Offices')} heads={heads()} rows={offices.map(rowOf)} />
  );

export const OfficesPanel = ({ main }: { main: Office }) => (
  <Panel>
    <PartLoader query={useQuery(officesQuery(main.certificationBody.id))}>
      {(offices) => <SubOffices offices={offices.filter(({ isMainOffice }) => !isMainOffice)} />}
    </PartLoader>
  </Panel>
);
