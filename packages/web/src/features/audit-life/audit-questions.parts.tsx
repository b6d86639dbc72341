import type { ArchivingOfAudit, ValidationOfAudit } from '@attestry/contract/features/effect/effect.schema.ts';
import { Clock, FileCheck, Globe, History, Stamp, Users } from 'lucide-react';
import type { Effect, Question } from '../../blocks/asking/ask-first.ts';
import { effectCalls, endsPublicly, nothingIsDeleted } from '../../blocks/asking/effects.ts';
import { i18n } from '../../kernel/texts.ts';

const effectsOfArchiving = ({ ends, hasCertificate, losingSight }: ArchivingOfAudit): Effect[] => [
  ...(ends ? [endsPublicly(ends)] : []),
  ...(hasCertificate
    ? [
        {
          icon: Stamp,
          message: i18n.t('Its certificate can no longer be downloaded'),
          more: i18n.t('Copies already downloaded do not change'),
        },
      ]
    : []),
  ...(losingSight
    ? [
        {
          icon: Users,
          message: i18n.t('{losingSight, plural, one {# organisation} other {# organisations}} will no longer see it', {
            losingSight,
          }),
          more: i18n.t('{losingSight, plural, one {It sees} other {They see}} it again once it is unarchived', {
            losingSight,
          }),
        },
      ]
    : []),
  nothingIsDeleted(),
];

export const archivingWords = ({ id }: { id: string }) => ({
  title: i18n.t('Archive audit {id}?', { id }),
  cancelLabel: i18n.t('Keep it'),
  confirmLabel: i18n.t('Archive audit'),
});

export const validationWords = ({ id }: { id: string }) => ({
  title: i18n.t('Validate audit {id}?', { id }),
  confirmLabel: i18n.t('Validate audit'),
});

/** Asks before archiving a record and lists the effects. */
export const archivingQuestion = async (id: string, run: () => Promise<void>): Promise<Question> => {
  const effects = await effectCalls.archivingOfAudit({ params: { id } });
  const { site, standard, isCurrent } = effects;
  return {
    ...archivingWords({ id }),
    lead: isCurrent ? i18n.t('{site} will have no current {standard} audit.', { site, standard }) : undefined,
    effects: effectsOfArchiving(effects),
    dangerous: true,
    run,
  };
};

/** The effect of getting each record status. */
export const statusEffects = {
  Current: () => ({ icon: FileCheck, message: i18n.t('It becomes the current record') }),
  Closed: () => ({ icon: History, message: i18n.t('It is closed at once: a later record is current') }),
  Holding: () => ({ icon: Clock, message: i18n.t('It stays Holding until it has a certification decision') }),
  Archived: () => ({ icon: History, message: i18n.t('It stays archived') }),
};

export const appearsPublicly = ({ standard, until }: { standard: string; until: string }): Effect => ({
  icon: Globe,
  message: i18n.t('The public page shows {standard} as certificated', { standard }),
  more: i18n.t('Until {until}', { until }),
});

export const closesCurrent = ({ id, startDate }: { id: string; startDate: string }): Effect => ({
  icon: History,
  message: i18n.t('Audit {id} is closed', { id }),
  more: i18n.t('The current record until now, of {day}', { day: startDate }),
});

const effectsOfValidation = ({ becomes, appears, closes }: ValidationOfAudit): Effect[] => [
  ...(appears ? [appearsPublicly(appears)] : []),
  statusEffects[becomes](),
  ...(closes ? [closesCurrent(closes)] : []),
  { icon: Users, message: i18n.t('The audit owner is told by email') },
];

/** Asks before validating a held record; a validation cannot be undone. */
export const validationQuestion = async (id: string, run: () => Promise<void>): Promise<Question> => {
  const effects = await effectCalls.validationOfAudit({ params: { id } });
  const { site, standard } = effects;
  return {
    ...validationWords({ id }),
    lead: i18n.t('Validating the {standard} audit at {site} cannot be undone.', { standard, site }),
    effects: effectsOfValidation(effects),
    cancelLabel: i18n.t('Not now'),
    run,
  };
};
