import type { StoredReport } from '@attestry/contract/features/audit-import/audit-import.schema.ts';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ArrowLeftRight, CalendarPlus, EyeOff, Globe, Mail, Stamp, Upload } from 'lucide-react';
import { auditPath } from '../../../blocks/addresses.ts';
import { Gate } from '../../../kernel/permissions.ts';
import { formatCount, i18n } from '../../../kernel/texts.ts';
import { Panel } from '../../../ui/panel.tsx';
import { PanelLine, PanelLines } from '../../../ui/panel-lines.tsx';
import { UnbrokenDays } from '../../../ui/unbroken-days.tsx';

type Notified = NonNullable<StoredReport['told']>;
type Party = Notified[number]['party'];

const wordsOfParty = (party: Party, { owner, certificationBody }: StoredReport, people: number): string => {
  const shown = { people: formatCount(people), owner, certificationBody };
  return {
    owner: i18n.t('{people} at {owner}', shown),
    shared: i18n.t('{people} with whom it is shared', shown),
    certificationBody: i18n.t('{people} at {certificationBody}', shown),
    standardsBody: i18n.t('{people} at the standards body', shown),
  }[party];
};

const Superseded = ({ stored: { supersedes, replaces } }: { stored: StoredReport }) => (
  <>
    {supersedes && (
      <PanelLine
        icon={ArrowLeftRight}
        title={i18n.t('Audit {id} is now {status}', { id: supersedes.id, status: i18n.t(supersedes.recordStatus) })}
        message={i18n.t('This report replaces it, and it stays in the history')}
      >
        <Link to={auditPath(supersedes.id)}>{i18n.t('Look at it')}</Link>
      </PanelLine>
    )}
    {replaces && (
      <PanelLine
        icon={ArrowLeftRight}
        title={i18n.t('The report of audit {id} was replaced', { id: replaces.id })}
        message={i18n.t('The audit keeps its number and history')}
      />
    )}
  </>
);

const Certificate = ({ stored: { certificate } }: { stored: StoredReport }) => {
  if (!certificate) return <PanelLine icon={Stamp} title={i18n.t('There is no certificate')} />;
  const { number, version, isNew } = certificate;
  return (
    <PanelLine
      icon={Stamp}
      title={
        isNew
          ? i18n.t('Certificate {number} issued', { number })
          : i18n.t('Certificate {number} stays as it is', { number })
      }
      message={i18n.t('Version {version}', { version })}
    />
  );
};

const Publication = ({ stored: { isPublished, site, standard, expiryDate } }: { stored: StoredReport }) =>
  isPublished ? (
    <PanelLine
      icon={Globe}
      title={i18n.t('The public page shows it as certificated today')}
      message={i18n.t('{standard}, until {day}', { standard, day: expiryDate ?? '' })}
    >
      <a href={`/site/${site.id}`}>{i18n.t('Open the page')}</a>
    </PanelLine>
  ) : (
    <PanelLine icon={EyeOff} title={i18n.t('The public page does not show it')} />
  );

const PeopleNotified = ({ stored, told }: { stored: StoredReport; told: Notified }) => {
  const people = told.reduce((sum, each) => sum + each.people, 0);
  if (people === 0) return <PanelLine icon={Mail} title={i18n.t('Nobody was sent a mail')} />;
  return (
    <PanelLine
      icon={Mail}
      title={i18n.t('{people, plural, one {# person was told} other {# people were told}}', { people })}
      message={told.map(({ party, people: count }) => wordsOfParty(party, stored, count)).join(', ')}
    />
  );
};

/** What the upload replaced, issued and published, and how many people were notified; or what there is of a report stored before. */
export const WhatChanged = ({ stored }: { stored: StoredReport }) => (
  <Panel title={stored.isStoredBefore ? i18n.t('Nothing was changed') : i18n.t('What changed')}>
    <PanelLines>
      <Superseded stored={stored} />
      <Certificate stored={stored} />
      <Publication stored={stored} />
      {!stored.isStoredBefore && stored.told && <PeopleNotified stored={stored} told={stored.told} />}
    </PanelLines>
  </Panel>
);

interface NextStepsProps {
  stored: StoredReport;
  auditId: string;
  onUploadAnother: () => void;
}

/** The next steps that the reader may take. */
export const NextSteps = ({ stored, auditId, onUploadAnother }: NextStepsProps) => (
  <Panel title={i18n.t('Next')}>
    <PanelLines>
      <Gate needs="Audit.Schedule">
        <PanelLine
          icon={CalendarPlus}
          title={i18n.t('Plan the next audit')}
          message={
            stored.expiryDate && (
              <UnbrokenDays text={i18n.t('Before the certificate ends on {day}', { day: stored.expiryDate })} />
            )
          }
        >
          <Button variant="default" component={Link} to={auditPath(auditId, '/schedule')}>
            {i18n.t('Plan it')}
          </Button>
        </PanelLine>
      </Gate>
      <PanelLine icon={Upload} title={i18n.t('Upload the next report')}>
        <Button variant="default" onClick={onUploadAnother}>
          {i18n.t('Upload another report')}
        </Button>
      </PanelLine>
    </PanelLines>
  </Panel>
);
