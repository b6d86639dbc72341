import type { Auditor, AuditorRow } from '@attestry/contract/features/auditor/auditor.schema.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { PartLoader } from '../../../blocks/details/details-screen.tsx';
import type { ExplainedKey } from '../../../blocks/list-screen/list-parts.ts';
import { useOfferedActions } from '../../../blocks/list-screen/rows/row-menu.tsx';
import { formatDayOfMoment } from '../../../kernel/days.ts';
import { shortcutsAreOn } from '../../../kernel/shortcuts.ts';
import { i18n } from '../../../kernel/texts.ts';
import type { MenuAction } from '../../../ui/action-menu.tsx';
import { useShortcuts } from '../../../ui/use-shortcuts.ts';
import { AuditorStatus, auditorQuery } from '../auditor.parts.tsx';
import { useDecisions } from '../auditor-decisions.parts.tsx';
import { ModificationRequest } from '../auditor-profile.parts.tsx';
import { QualificationsOf } from '../auditor-qualifications.parts.tsx';
import { ChangesToValidate } from './changes-since-validation.parts.tsx';
import styles from './review.module.css';

export const reviewKeys = (): readonly ExplainedKey[] => [
  ['v', i18n.t('Validate what is shown next to the list')],
  ['r', i18n.t('Reject what is shown next to the list')],
];

/** The decisions by their keys: to validate everything that waits, and to reject. */
const byKey = (actions: readonly MenuAction[]) => {
  const isRejection = ({ label }: MenuAction) => label === i18n.t('Reject');
  return { v: actions.find((action) => !isRejection(action)), r: actions.find(isRejection) };
};

const DecisionButtons = ({ actions }: { actions: readonly MenuAction[] }) => {
  const buttons = useRef<HTMLDivElement>(null);
  const { v, r } = byKey(actions);
  const labels = actions.map(({ label }) => label).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the decisions change with their labels alone
  const shortcuts = useMemo(
    () => (shortcutsAreOn() ? { ...(v?.run && { v: v.run }), ...(r?.run && { r: r.run }) } : undefined),
    [labels],
  );
  useShortcuts(buttons, shortcuts);
  return (
    <div ref={buttons} className={styles.decisions}>
      {actions.map((action, place) => {
        const { label, icon: Icon, run } = action;
        const key = action === v ? 'v' : action === r ? 'r' : undefined;
        return (
          <Button
            key={label}
            variant={place === 0 ? 'filled' : 'default'}
            leftSection={Icon && <Icon size={17} aria-hidden="true" />}
            aria-keyshortcuts={key}
            title={key && `${label} (${key})`}
            onClick={() => run?.()}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
};

/** The standards with those of their qualifications that wait for a decision. */
const waitingIn = ({ standards }: Auditor): Auditor['standards'] =>
  standards.flatMap((standard) => {
    const qualifications = standard.qualifications.filter(({ status }) => status === 'In Revision');
    return qualifications.length > 0 ? [{ ...standard, qualifications }] : [];
  });

const Reviewed = ({ auditor }: { auditor: Auditor }) => {
  const { actions, dialog } = useDecisions(auditor);
  const offered = useOfferedActions(actions, auditor).filter(({ refusal }) => refusal === undefined);
  const { requestedModificationDate: on, requestedModificationComment: comment, submittedDate } = auditor;
  return (
    <div className={styles.review}>
      <p className={styles.facts}>
        <AuditorStatus status={auditor.status} />
        <span>{i18n.t('Auditor {id}', { id: auditor.id })}</span>
        {submittedDate && <span>{i18n.t('Submitted on {day}', { day: formatDayOfMoment(submittedDate) })}</span>}
      </p>
      {offered.length > 0 && <DecisionButtons actions={offered} />}
      {comment && <ModificationRequest on={on} comment={comment} />}
      <ChangesToValidate auditor={auditor} />
      {waitingIn(auditor).map((standard) => (
        <QualificationsOf key={standard.id} auditor={auditor} standard={standard} />
      ))}
      {dialog}
    </div>
  );
};

/** What is to be decided about an auditor who waits, next to the list of all who wait. */
export const AuditorReview = ({ row }: { row: AuditorRow }) => (
  <PartLoader query={useQuery(auditorQuery(row.id))}>{(auditor) => <Reviewed auditor={auditor} />}</PartLoader>
);
