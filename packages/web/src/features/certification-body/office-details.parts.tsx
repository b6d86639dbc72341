import type {
  CertificationBody,
  Office,
} from '@attestry/contract/features/certification-body/certification-body.schema.ts';
import { Link } from '@tanstack/react-router';
import {
  editCertificationBodyPath,
  editOfficePath,
  officePath,
  publicCertificationBodyPath,
} from '../../blocks/addresses.ts';
import { ContactRows, LocationRows } from '../../blocks/details/place-and-contact.tsx';
import { RatingStars } from '../../blocks/rating-stars.tsx';
import { RecordStatus } from '../../blocks/record-status.tsx';
import { i18n } from '../../kernel/texts.ts';
import { FieldRow, FieldRows } from '../../ui/field-row.tsx';
import { Panel } from '../../ui/panel.tsx';
import { officeType } from './certification-body.parts.tsx';

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
