import type { Auditor } from '@attestry/contract/features/auditor/auditor.schema.ts';
import type { ReactNode } from 'react';
import { auditorPath, sitePath } from '../../blocks/addresses.ts';
import { useCan } from '../../kernel/permissions.ts';
import { i18n } from '../../kernel/texts.ts';
import { Missing } from '../../ui/missing.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import styles from './auditor.module.css';
import { NameOrLink } from './auditor-profile.parts.tsx';

const NotAvailable = () => <Missing word={i18n.t('Not available')} />;

const Written = ({ title, text }: { title: string; text: string | null }) => (
  <Panel title={title}>
    <PanelBody>
      {text ? (
        <p className={styles.written}>
          <bdi>{text}</bdi>
        </p>
      ) : (
        <NotAvailable />
      )}
    </PanelBody>
  </Panel>
);

/** How many entries a panel has, if there are several. */
export const ItemCount = ({ count }: { count: number }) =>
  count > 1 && <span className={styles.count}>{i18n.t('{count} items', { count })}</span>;

interface EntriesProps<R> {
  title: string;
  rows: readonly R[];
  columns: Readonly<Record<string, (row: R) => ReactNode>>;
}

const shownOf = (value: ReactNode) => {
  if (value === null || value === undefined || value === '') return <NotAvailable />;
  return typeof value === 'string' ? <bdi>{value}</bdi> : value;
};

/** One accordion of the profile, as a table. */
const Entries = <R,>({ title, rows, columns }: EntriesProps<R>) => (
  <Panel title={title} aside={<ItemCount count={rows.length} />}>
    {rows.length === 0 ? (
      <PanelBody>
        <NotAvailable />
      </PanelBody>
    ) : (
      <PlainTable
        label={title}
        heads={Object.keys(columns)}
        rows={rows.map((row, at) => ({
          key: String(at),
          cells: Object.values(columns).map((cell) => shownOf(cell(row))),
        }))}
      />
    )}
  </Panel>
);

const WitnessedAudits = ({ audits }: { audits: Auditor['witnessedAudits'] }) => {
  const can = useCan();
  return (
    <Entries
      title={i18n.t('Witnessed Audits')}
      rows={audits}
      columns={{
        [i18n.t('Date')]: ({ date }) => date,
        [i18n.t('Site code')]: ({ siteCode, isSiteInSight }) =>
          siteCode && (
            <NameOrLink name={siteCode} to={isSiteInSight && can('Site.View') ? sitePath(siteCode) : undefined} />
          ),
        [i18n.t('Witnessing auditor name')]: ({ witnessingAuditorName }) => witnessingAuditorName,
        [i18n.t('Witnessing auditor number')]: ({ witnessingAuditorNumber: number, isAuditorInSight }) =>
          number && <NameOrLink name={number} to={isAuditorInSight ? auditorPath(number) : undefined} />,
      }}
    />
  );
};

/** What the auditor has learnt and done. */
export const Career = ({ auditor }: { auditor: Auditor }) => (
  <>
    <Entries
      title={i18n.t('Education')}
      rows={auditor.education}
      columns={{
        [i18n.t('Degree')]: ({ degree }) => degree,
        [i18n.t('Training on EQIPT')]: ({ eqiptTraining }) => (eqiptTraining ? i18n.t('Yes') : i18n.t('No')),
      }}
    />
    <Written title={i18n.t('Work Experience')} text={auditor.workExperience} />
    <Written title={i18n.t('Audit Experience')} text={auditor.auditExperience} />
    <Entries
      title={i18n.t('Training')}
      rows={auditor.qualifications}
      columns={{
        [i18n.t('Type')]: ({ trainingType }) => trainingType?.name,
        [i18n.t('Title')]: ({ title }) => title,
        [i18n.t('Country')]: ({ country }) => country?.name,
        [i18n.t('Start date')]: ({ startDate }) => startDate,
        [i18n.t('End date')]: ({ endDate }) => endDate,
        [i18n.t('Trainer')]: ({ trainerName }) => trainerName,
        [i18n.t('Trainer type')]: ({ trainerType }) => trainerType && i18n.t(trainerType),
      }}
    />
    <WitnessedAudits audits={auditor.witnessedAudits} />
    <Entries
      title={i18n.t('GFSI Exams')}
      rows={auditor.gfsiExams}
      columns={{
        [i18n.t('Title')]: ({ titleOfExam }) => titleOfExam,
        [i18n.t('Provider')]: ({ provider }) => provider,
        [i18n.t('Date')]: ({ date }) => date,
        [i18n.t('Language')]: ({ language }) => language?.name,
        [i18n.t('Certificate reference')]: ({ certificateReference }) => certificateReference,
      }}
    />
  </>
);
