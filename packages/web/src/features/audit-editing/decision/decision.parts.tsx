import type { Audit } from '@attestry/contract/features/audit/audit.schema.ts';
import { decidedStatuses } from '@attestry/contract/features/audit/audit.states.ts';
import type { ReportEntry } from '@attestry/contract/features/audit/report.schema.ts';
import { statusesToChoose } from '@attestry/contract/features/audit-life/audit-life.states.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { EditTrigger } from '../../../blocks/details/edit-trigger.tsx';
import { useFocusBack } from '../../../blocks/details/use-focus-back.ts';
import { i18n } from '../../../kernel/texts.ts';
import { later } from '../../../ui/later.ts';
import { ChangedValue } from '../changed-value.parts.tsx';
import { useEditing } from '../editing.parts.tsx';
import { entryFor } from '../report-values.parts.tsx';
import type { Choosable } from './decision-form.parts.tsx';

const DecisionDialog = later(async () => (await import('./decision-dialog.parts.tsx')).DecisionDialog);

const isDecision = (word: string) => decidedStatuses.some((each) => each === word);

interface TriggerProps {
  label: string;
  text: string;
  title: string;
  choosable: readonly Choosable[];
  offered: boolean;
  children: ReactNode;
}

/**
 * Opens the dialog of a decision. The dialog stays open if the reader loses the right meanwhile; saving then says why.
 */
const Trigger = ({ label, text, title, choosable, offered, children }: TriggerProps) => {
  const [opened, setOpened] = useState(false);
  const trigger = useFocusBack(!opened);
  if (!opened && (!offered || choosable.length === 0)) return children;
  return (
    <>
      <EditTrigger ref={trigger} label={label} text={text} onEdit={() => setOpened(true)}>
        {children}
      </EditTrigger>
      <Suspense>
        {opened && <DecisionDialog title={title} choosable={choosable} onClose={() => setOpened(false)} />}
      </Suspense>
    </>
  );
};

/**
 * The statuses that may follow the present one: set by hand, or as a decision offered by the report's template. Anybody
 * who may edit the record may suspend or withdraw its certification.
 */
const choosableFrom = ({ certificationStatus, visuals }: Audit, decision: ReportEntry | undefined): Choosable[] =>
  statusesToChoose(certificationStatus.name)
    .filter(({ status }) => visuals.isAbleToEditReport || status === 'Suspended' || status === 'Withdrawn')
    .filter(({ status }) => !isDecision(status) || (decision?.options?.includes(status) ?? true));

/** The certification status, changed in a dialog that asks for what the new status needs. */
export const EditedCertificationStatus = ({ audit, children }: { audit: Audit; children: ReactNode }) => {
  const editing = useEditing();
  if (!editing) return children;
  const decision = entryFor(editing.report, 'decision');
  const isHeld = (name: string) => [...editing.changes, ...editing.problems].some((one) => one.name === name);
  return (
    <ChangedValue name={isHeld('certificationStatusId') ? 'certificationStatusId' : (decision?.xmlTag ?? '')}>
      <Trigger
        label={i18n.t('Certification status')}
        text={i18n.t(audit.certificationStatus.name)}
        title={i18n.t('Change certification status')}
        choosable={choosableFrom(editing.audit, decision)}
        offered={editing.audit.visuals.isAbleToEdit && editing.report !== undefined}
      >
        {children}
      </Trigger>
    </ChangedValue>
  );
};

interface DecisionTriggerProps {
  question: Omit<ReportEntry, 'id'>;
  offered: boolean;
  children: ReactNode;
}

export const DecisionTrigger = ({ question, offered, children }: DecisionTriggerProps) => {
  const stored = entryFor(useEditing()?.report, 'decision')?.data;
  const choosable = decidedStatuses
    .filter((status) => question.options?.includes(status) && status !== stored)
    .map((status): Choosable => ({ status, by: 'report', needs: [] }));
  return (
    <ChangedValue name={question.xmlTag}>
      <Trigger
        label={question.label}
        text={i18n.t(String(question.data ?? 'Missing'))}
        title={i18n.t('Change certification decision')}
        choosable={choosable}
        offered={offered}
      >
        {children}
      </Trigger>
    </ChangedValue>
  );
};
