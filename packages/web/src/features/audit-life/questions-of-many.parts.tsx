import type { ValidationOfAudit } from '@attestry/contract/features/effect/effect.schema.ts';
import { Clock, FileCheck, Globe, History, Stamp, Users } from 'lucide-react';
import type { Effect, Question } from '../../blocks/asking/ask-first.ts';
import { quietEffectCalls } from '../../blocks/asking/effects.ts';
import {
  allEndPublicly,
  effectsOfEach,
  noneIsDeleted,
  someUnknown,
  wordsFor,
} from '../../blocks/asking/effects-of-many.ts';
import type { NameOf } from '../../blocks/asking/left-out-text.ts';
import { listSome } from '../../blocks/some-names.ts';
import { i18n } from '../../kernel/texts.ts';
import { archivingWords, validationWords } from './audit-questions.parts.tsx';

interface Identified {
  id: string;
}

type Asked = [records: readonly Identified[], run: () => void, nameOf: NameOf];

interface Named {
  name: string;
}

const namesOf = (records: readonly Named[]): string[] => records.map(({ name }) => name);

/** An effect on some of the records; none if it applies to no record. */
const effectOnSome = (records: readonly Named[], effect: (count: number) => Omit<Effect, 'more'>): Effect[] =>
  records.length === 0 ? [] : [{ ...effect(records.length), more: listSome(namesOf(records)) }];

/** Asks before archiving several records and lists the effects of all. */
export const archivingOfMany = async (...[records, run, nameOf]: Asked): Promise<Question> => {
  const { answered, errors } = await effectsOfEach(records, ({ id }) =>
    quietEffectCalls.archivingOfAudit({ params: { id } }),
  );
  const effects = answered.map(({ row, effects }) => ({ ...effects, name: nameOf(row) }));
  return {
    ...wordsFor(records, archivingWords, (count) => ({
      title: i18n.t('Archive {count} audits?', { count }),
      cancelLabel: i18n.t('Keep them'),
      confirmLabel: i18n.t('Archive audits'),
    })),
    effects: [
      ...allEndPublicly(namesOf(effects.filter(({ ends }) => ends !== null))),
      ...effectOnSome(
        effects.filter(({ hasCertificate }) => hasCertificate),
        (count) => ({
          icon: Stamp,
          message: i18n.t('{count, plural, one {# certificate} other {# certificates}} can no longer be downloaded', {
            count,
          }),
        }),
      ),
      ...effectOnSome(
        effects.filter(({ losingSight }) => losingSight !== null && losingSight > 0),
        (count) => ({
          icon: Users,
          message: i18n.t(
            '{count, plural, one {One of them is} other {# of them are}} no longer seen by organisations with a share',
            { count },
          ),
        }),
      ),
      ...someUnknown(errors),
      noneIsDeleted(records.length),
    ],
    dangerous: true,
    run: async () => run(),
  };
};

/** The effects of a validation, by the record status that results. */
const outcomes: readonly { status: string; icon: Effect['icon']; message: (count: number) => string }[] = [
  {
    status: 'Current',
    icon: FileCheck,
    message: (count) =>
      i18n.t('{count, plural, one {One becomes the current record} other {# become current records}}', { count }),
  },
  {
    status: 'Closed',
    icon: History,
    message: (count) =>
      i18n.t('{count, plural, one {One is closed} other {# are closed}} at once: a later record is current', { count }),
  },
  {
    status: 'Holding',
    icon: Clock,
    message: (count) =>
      i18n.t('{count, plural, one {One stays} other {# stay}} Holding until there is a certification decision', {
        count,
      }),
  },
];

const effectsOfValidations = (effects: readonly (ValidationOfAudit & Named)[]): Effect[] => [
  ...effectOnSome(
    effects.filter(({ appears }) => appears !== null),
    (count) => ({
      icon: Globe,
      message: i18n.t(
        'The public page shows {count, plural, one {# more certificate} other {# more certificates}} as valid today',
        { count },
      ),
    }),
  ),
  ...outcomes.flatMap(({ status, icon, message }) =>
    effectOnSome(
      effects.filter(({ becomes }) => becomes === status),
      (count) => ({ icon, message: message(count) }),
    ),
  ),
  ...effectOnSome(
    effects.filter(({ closes }) => closes !== null),
    (count) => ({
      icon: History,
      message: i18n.t('{count, plural, one {One current record is} other {# current records are}} closed', { count }),
    }),
  ),
];

const ownersAreTold = (count: number): Effect => ({
  icon: Users,
  message: i18n.t('{count, plural, one {The audit owner is} other {The audit owners are}} told by email', { count }),
});

/** Asks before validating several held records; a validation cannot be undone. */
export const validationOfMany = async (...[records, run, nameOf]: Asked): Promise<Question> => {
  const { answered, errors } = await effectsOfEach(records, ({ id }) =>
    quietEffectCalls.validationOfAudit({ params: { id } }),
  );
  return {
    ...wordsFor(records, validationWords, (count) => ({
      title: i18n.t('Validate {count} audits?', { count }),
      confirmLabel: i18n.t('Validate audits'),
    })),
    lead: i18n.t('A validation cannot be undone.'),
    effects: [
      ...effectsOfValidations(answered.map(({ row, effects }) => ({ ...effects, name: nameOf(row) }))),
      ...someUnknown(errors),
      ...(answered.length > 0 ? [ownersAreTold(answered.length)] : []),
    ],
    cancelLabel: i18n.t('Not now'),
    run: async () => run(),
  };
};
