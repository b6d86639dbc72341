import type { Auditor, Qualification } from '@attestry/contract/features/auditor/auditor.schema.ts';
import { Button } from '@mantine/core';
import { Check, type LucideIcon, X } from 'lucide-react';
import { useState } from 'react';
import { askFirst } from '../../blocks/asking/ask-first.ts';
import { RowMenu } from '../../blocks/list-screen/rows/row-menu.tsx';
import { formatDayOfMoment } from '../../kernel/days.ts';
import { i18n } from '../../kernel/texts.ts';
import { Panel } from '../../ui/panel.tsx';
import styles from './auditor.module.css';
import { AuditorStatus } from './auditor.parts.tsx';
import { ItemCount } from './auditor-career.parts.tsx';
import { ModificationRequest } from './auditor-profile.parts.tsx';
import { qualificationActions } from './qualification-commands.parts.tsx';
import { RejectQualification } from './rejection.parts.tsx';
import { qualificationQuestion } from './validation-questions.parts.tsx';

interface QualificationProps {
  auditor: Auditor;
  qualification: Qualification;
}

const Dates = ({ qualification: { lastStatusUpdate, submittedDate } }: Pick<QualificationProps, 'qualification'>) => (
  <dl className={styles.dates}>
    <div>
      <dt>{i18n.t('Last status update')}</dt>
      <dd>{formatDayOfMoment(lastStatusUpdate)}</dd>
    </div>
    {submittedDate && (
      <div>
        <dt>{i18n.t('Submitted date')}</dt>
        <dd>{formatDayOfMoment(submittedDate)}</dd>
      </div>
    )}
  </dl>
);

interface DecisionProps {
  label: string;
  /** The label with the name of what is decided about. */
  fullLabel: string;
  icon: LucideIcon;
  variant: 'light' | 'default';
  onDecide: () => void;
}

const Decision = ({ label, fullLabel, icon: Icon, variant, onDecide }: DecisionProps) => (
  <Button
    size="compact-sm"
    variant={variant}
    leftSection={<Icon size={15} aria-hidden="true" />}
    aria-label={fullLabel}
    onClick={onDecide}
  >
    {label}
  </Button>
);

const Decisions = ({ auditor, qualification }: QualificationProps) => {
  const [rejecting, setRejecting] = useState(false);
  const { entityName: name, visuals } = qualification;
  return (
    <div className={styles.actions} data-decides={visuals.isAbleToValidate || undefined}>
      {visuals.isAbleToValidate && (
        <Decision
          label={i18n.t('Validate')}
          fullLabel={i18n.t('Validate {name}', { name })}
          icon={Check}
          variant="light"
          onDecide={() => askFirst(Promise.resolve(qualificationQuestion(auditor, qualification)))}
        />
      )}
      {visuals.isAbleToReject && (
        <Decision
          label={i18n.t('Reject')}
          fullLabel={i18n.t('Reject {name}', { name })}
          icon={X}
          variant="default"
          onDecide={() => setRejecting(true)}
        />
      )}
      <RowMenu row={qualification} name={name} actions={qualificationActions(auditor)} />
      {rejecting && (
        <RejectQualification auditor={auditor} qualification={qualification} onClose={() => setRejecting(false)} />
      )}
    </div>
  );
};

const QualificationOf = ({ auditor, qualification }: QualificationProps) => {
  const { justificationsAndExceptions: why, rejectionComment, requestedModificationDate } = qualification;
  return (
    <article className={styles.qualification}>
      <div className={styles.heading}>
        <h3>
          <bdi>{qualification.entityName}</bdi>
        </h3>
        <AuditorStatus status={qualification.status} />
      </div>
      <Decisions auditor={auditor} qualification={qualification} />
      {why && (
        <p className={styles.written}>
          <bdi>{why}</bdi>
        </p>
      )}
      {rejectionComment && <ModificationRequest on={requestedModificationDate} comment={rejectionComment} />}
      <Dates qualification={qualification} />
    </article>
  );
};

/** What the auditor is qualified for within a standard. */
export const QualificationsOf = (props: { auditor: Auditor; standard: Auditor['standards'][number] }) => {
  const { auditor, standard } = props;
  return (
    <Panel title={standard.name} aside={<ItemCount count={standard.qualifications.length} />}>
      {standard.qualifications.map((qualification) => (
        <QualificationOf key={qualification.qualificationId} auditor={auditor} qualification={qualification} />
      ))}
    </Panel>
  );
};
