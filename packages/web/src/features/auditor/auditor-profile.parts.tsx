import type { Auditor } from '@attestry/contract/features/auditor/auditor.schema.ts';
import { Link } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { officePath } from '../../blocks/addresses.ts';
import { formatDayOfMoment } from '../../kernel/days.ts';
import { i18n } from '../../kernel/texts.ts';
import { FieldRow, FieldRows } from '../../ui/field-row.tsx';
import { Missing, MissingInRow } from '../../ui/missing.tsx';
import { Panel } from '../../ui/panel.tsx';
import { UnbrokenDays } from '../../ui/unbroken-days.tsx';
import { useBodyPath } from '../certification-body/certification-body.public.ts';
import styles from './auditor.module.css';
import { AuditorStatus } from './auditor.parts.tsx';

interface NameProps {
  name: string;
  to: string | undefined;
}

/** A name, which is a link where the reader may open the record. */
export const NameOrLink = ({ name, to }: NameProps) =>
  to === undefined ? (
    <bdi>{name}</bdi>
  ) : (
    <Link to={to}>
      <bdi>{name}</bdi>
    </Link>
  );

type LinkedRecord = Auditor['certificationBodies'][number];

const Body = ({ body: { id, name, isInSight } }: { body: LinkedRecord }) => (
  <NameOrLink name={name} to={useBodyPath(id, isInSight)} />
);

const Bodies = ({ bodies }: { bodies: readonly LinkedRecord[] }) => (
  <ul className={styles.names}>
    {bodies.map((body) => (
      <li key={body.id}>
        <Body body={body} />
      </li>
    ))}
  </ul>
);

const Offices = ({ offices }: { offices: readonly LinkedRecord[] }) => (
  <ul className={styles.names}>
    {offices.map(({ id, name, isInSight }) => (
      <li key={id}>
        <NameOrLink name={name} to={isInSight ? officePath(id) : undefined} />
      </li>
    ))}
  </ul>
);

/** Why the profile or a qualification was rejected, for those who may mend it. */
export const ModificationRequest = ({ on, comment }: { on: string | null; comment: string }) => (
  <div className={styles.request}>
    <CircleAlert size={18} aria-hidden="true" />
    <div>
      <b>
        {on === null ? (
          i18n.t('Modification requested')
        ) : (
          <UnbrokenDays text={i18n.t('Modification requested on {day}', { day: formatDayOfMoment(on) })} />
        )}
      </b>
      <p>
        <bdi>{comment}</bdi>
      </p>
    </div>
  </div>
);

const dayOf = (moment: string | null) => moment && formatDayOfMoment(moment);

const yesOrNo = (is: boolean) => (is ? i18n.t('Yes') : i18n.t('No'));

/** Says that a value is not available, where other records leave its row out. */
const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <FieldRow label={label}>
    {children || (
      <MissingInRow value={undefined}>
        <Missing word={i18n.t('Not available')} />
      </MissingInRow>
    )}
  </FieldRow>
);

export const ProfilePanel = ({ auditor }: { auditor: Auditor }) => {
  const { certificationBodies: bodies, certificationBodiesOffice: offices } = auditor;
  const { requestedModificationDate, requestedModificationComment: comment } = auditor;
  return (
    <Panel title={i18n.t('Details')}>
      {comment && <ModificationRequest on={requestedModificationDate} comment={comment} />}
      <FieldRows>
        <Fact label={i18n.t('Auditor Number')}>{auditor.externalId}</Fact>
        <Fact label={i18n.t('Name')}>{auditor.name}</Fact>
        <Fact label={i18n.t('Auditor start date')}>{auditor.startDate}</Fact>
        <Fact label={i18n.t('Country')}>{auditor.country?.name}</Fact>
        <Fact label={i18n.t('Languages')}>{auditor.languages.map(({ name }) => name).join(', ')}</Fact>
        <Fact label={i18n.t('Certification bodies')}>{bodies.length > 0 && <Bodies bodies={bodies} />}</Fact>
        {offices.length > 0 && (
          <FieldRow label={i18n.t('Offices')}>
            <Offices offices={offices} />
          </FieldRow>
        )}
        <FieldRow label={i18n.t('Shared profile')}>{yesOrNo(auditor.isShared)}</FieldRow>
        {!auditor.isShared && (
          <Fact label={i18n.t('Justification for not sharing a profile')}>{auditor.sharedReason?.name}</Fact>
        )}
        <FieldRow label={i18n.t('Creation date')}>{dayOf(auditor.creationDate)}</FieldRow>
        <FieldRow label={i18n.t('Status')}>
          <AuditorStatus status={auditor.status} />
        </FieldRow>
        <FieldRow label={i18n.t('Last status update')}>{dayOf(auditor.lastStatusUpdateDate)}</FieldRow>
        <Fact label={i18n.t('Submitted date')}>{dayOf(auditor.submittedDate)}</Fact>
        <FieldRow label={i18n.t('Last validated')}>{dayOf(auditor.lastValidatedDate)}</FieldRow>
      </FieldRows>
    </Panel>
  );
};
