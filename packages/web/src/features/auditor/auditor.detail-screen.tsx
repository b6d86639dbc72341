import type { Auditor } from '@attestry/contract/features/auditor/auditor.schema.ts';
import { listCrumbs } from '../../blocks/addresses.ts';
import { StandingMark } from '../../blocks/archived-mark.tsx';
import { ChangeLogOfRoute } from '../../blocks/change-log-screen.tsx';
import { DetailsColumns, DetailsHeader } from '../../blocks/details/details-screen.tsx';
import { RecordOfRoute } from '../../blocks/details/record-of-route.tsx';
import { useOfferedActions } from '../../blocks/list-screen/rows/row-menu.tsx';
import { changesOf } from '../../blocks/record/record-kind.ts';
import { Timeline } from '../../blocks/timeline/timeline.tsx';
import { i18n } from '../../kernel/texts.ts';
import { AuditsOfAuditor } from '../audit-record/audit-record.public.ts';
import styles from './auditor.module.css';
import { auditorKind, auditorQuery, recordActions, statusWords } from './auditor.parts.tsx';
import { Career } from './auditor-career.parts.tsx';
import { useDecisions } from './auditor-decisions.parts.tsx';
import { ProfilePanel } from './auditor-profile.parts.tsx';
import { QualificationsOf } from './auditor-qualifications.parts.tsx';
import { ChangesToValidate } from './review/changes-since-validation.parts.tsx';

const AuditorDetails = ({ record }: { record: Auditor }) => {
  const decisions = useDecisions(record);
  const changes = changesOf(auditorKind, record, record.visuals.isAbleToViewChanges);
  return (
    <>
      <DetailsHeader
        title={record.name || i18n.t('Auditor Information')}
        kind={i18n.t('Auditor {id}', { id: record.id })}
        subtitle={record.country?.name}
        standing={<StandingMark status={statusWords(record.status)} changes={changes} />}
        breadcrumb={[listCrumbs.auditors()]}
        actions={useOfferedActions([...decisions.actions, ...recordActions()], record)}
      />
      <DetailsColumns beside={<Timeline changes={changes} />}>
        <ChangesToValidate auditor={record} />
        <ProfilePanel auditor={record} />
        <Career auditor={record} />
        {record.standards.map((standard) => (
          <QualificationsOf key={standard.id} auditor={record} standard={standard} />
        ))}
      </DetailsColumns>
      <div className={styles.audits}>
        <AuditsOfAuditor auditorNumber={record.id} />
      </div>
      {decisions.dialog}
    </>
  );
};

export const AuditorDetailScreen = () => (
  <RecordOfRoute query={auditorQuery}>{(record) => <AuditorDetails key={record.id} record={record} />}</RecordOfRoute>
);

export const AuditorChangeLogScreen = () => <ChangeLogOfRoute of={auditorKind} />;
