import { auditorApi } from '@attestry/contract/features/auditor/auditor.api.ts';
import type { Auditor, Qualification } from '@attestry/contract/features/auditor/auditor.schema.ts';
import { BadgeCheck, Eye, ListChecks, Mail } from 'lucide-react';
import type { Effect, Question } from '../../blocks/asking/ask-first.ts';
import { runCommand } from '../../blocks/asking/run-command.ts';
import { i18n } from '../../kernel/texts.ts';
import { auditorName, quietAuditorCalls } from './auditor.parts.tsx';

export const validationIsFinal = () => i18n.t('A validation cannot be undone.');

const common = () => ({ lead: validationIsFinal(), cancelLabel: i18n.t('Not now'), confirmLabel: i18n.t('Validate') });

const effectsOnProfile = ({ isShared, standards }: Auditor): Effect[] => [
  ...(isShared ? [{ icon: Eye, message: i18n.t('Other certification bodies can find the profile') }] : []),
  ...(standards.length > 0
    ? [{ icon: ListChecks, message: i18n.t('Its qualifications stay as they are and are validated one by one') }]
    : []),
  { icon: Mail, message: i18n.t('Its certification bodies are alerted') },
];

/** Asks before validating a profile, which says nothing about its qualifications. */
export const profileQuestion = (auditor: Auditor): Question => ({
  ...common(),
  title: i18n.t('Validate the profile of {name}?', { name: auditorName(auditor) }),
  effects: effectsOnProfile(auditor),
  run: () =>
    runCommand({
      send: () => quietAuditorCalls.validate({ body: { auditorId: auditor.id } }),
      message: (answer) => i18n.t('The profile of {name} is validated', { name: auditorName(answer) }),
      endpoint: auditorApi.validate,
    }),
});

type Held = Pick<Qualification, 'qualificationId' | 'entityName'>;

/** Asks before validating one qualification of a profile. */
export const qualificationQuestion = (auditor: Auditor, { qualificationId, entityName: name }: Held): Question => ({
  ...common(),
  title: i18n.t('Validate {name}?', { name }),
  effects: [
    { icon: BadgeCheck, message: i18n.t('{auditor} counts as qualified for it', { auditor: auditorName(auditor) }) },
  ],
  run: () =>
    runCommand({
      send: () => quietAuditorCalls.validateQualification({ body: { auditorId: auditor.id, qualificationId } }),
      message: () => i18n.t('{name} is validated', { name }),
      endpoint: auditorApi.validateQualification,
    }),
});
