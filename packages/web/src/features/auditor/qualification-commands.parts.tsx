import { auditorApi } from '@attestry/contract/features/auditor/auditor.api.ts';
import type { Auditor, Qualification } from '@attestry/contract/features/auditor/auditor.schema.ts';
import { CirclePause, CirclePlay, History, ShieldOff, Trash2 } from 'lucide-react';
import { askFirst, type Question } from '../../blocks/asking/ask-first.ts';
import { type Command, runCommand } from '../../blocks/asking/run-command.ts';
import type { RowAction } from '../../blocks/list-screen/list-parts.ts';
import { i18n } from '../../kernel/texts.ts';
import { auditorName, quietAuditorCalls } from './auditor.parts.tsx';

type Held = Pick<Qualification, 'qualificationId' | 'entityName'>;

const presentOf = ({ standards }: Auditor, { qualificationId }: Held): Qualification | undefined =>
  standards
    .flatMap(({ qualifications }) => qualifications)
    .find((qualification) => qualification.qualificationId === qualificationId);

const changeOfSuspension = (auditorId: string, held: Held, suspends: boolean): Command<Auditor> => {
  const { qualificationId: id, entityName: name } = held;
  const { suspendQualification, unsuspendQualification } = quietAuditorCalls;
  return {
    send: () => (suspends ? suspendQualification : unsuspendQualification)({ params: { auditorId, id } }),
    message: () =>
      suspends ? i18n.t('{name} is suspended', { name }) : i18n.t('The suspension of {name} is lifted', { name }),
    undo: (answer) => {
      const { visuals } = presentOf(answer, held) ?? {};
      const mayUndo = suspends ? visuals?.isAbleToUnsuspend : visuals?.isAbleToSuspend;
      return mayUndo ? changeOfSuspension(auditorId, held, !suspends) : undefined;
    },
    endpoint: auditorApi.suspendQualification,
  };
};

const suspensionQuestion = (auditor: Auditor, held: Held): Question => ({
  title: i18n.t('Suspend {name}?', { name: held.entityName }),
  effects: [
    {
      icon: ShieldOff,
      tone: 'bad',
      message: i18n.t('{auditor} does not count as qualified for it until the suspension is lifted', {
        auditor: auditorName(auditor),
      }),
    },
    {
      icon: History,
      tone: 'good',
      message: i18n.t('Nothing is deleted'),
      more: i18n.t('The suspension can be lifted at any time'),
    },
  ],
  cancelLabel: i18n.t('Keep it'),
  confirmLabel: i18n.t('Suspend'),
  dangerous: true,
  run: () => runCommand(changeOfSuspension(auditor.id, held, true)),
});

const removalQuestion = (auditor: Auditor, { qualificationId, entityName: name }: Held): Question => ({
  title: i18n.t('Delete {name}?', { name }),
  effects: [
    {
      icon: Trash2,
      tone: 'bad',
      message: i18n.t('The qualification is removed from the profile of {auditor}', { auditor: auditorName(auditor) }),
      more: i18n.t('This cannot be undone. It can be added again, and is then validated anew.'),
    },
  ],
  cancelLabel: i18n.t('Keep it'),
  confirmLabel: i18n.t('Delete'),
  dangerous: true,
  run: () =>
    runCommand({
      send: () => quietAuditorCalls.removeQualification({ params: { auditorId: auditor.id, qualificationId } }),
      message: () => i18n.t('{name} was deleted', { name }),
      endpoint: auditorApi.removeQualification,
    }),
});

/** What else may be done to a qualification of a profile. */
export const qualificationActions = (auditor: Auditor): RowAction<Qualification>[] => [
  {
    label: i18n.t('Unsuspend'),
    icon: CirclePlay,
    offered: ({ visuals }) => visuals.isAbleToUnsuspend,
    run: (qualification) => void runCommand(changeOfSuspension(auditor.id, qualification, false)),
  },
  {
    label: i18n.t('Suspend'),
    icon: CirclePause,
    dangerous: () => true,
    offered: ({ visuals }) => visuals.isAbleToSuspend,
    run: (qualification) => askFirst(Promise.resolve(suspensionQuestion(auditor, qualification))),
  },
  {
    label: i18n.t('Delete'),
    icon: Trash2,
    dangerous: () => true,
    offered: ({ visuals }) => visuals.isAbleToRemove,
    run: (qualification) => askFirst(Promise.resolve(removalQuestion(auditor, qualification))),
  },
];
