import type { Named } from '@attestry/contract/kernel/fields.ts';
import { ArrowLeftRight, CircleAlert } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import type { Effect } from '../../blocks/asking/ask-first.ts';
import { useChoicesById } from '../../blocks/searched-lookups.ts';
import { listSome } from '../../blocks/some-names.ts';
import { i18n } from '../../kernel/texts.ts';
import { ownBody, type PlannedAt, usePlannedSoFar } from './planned-so-far.parts.tsx';

/** The certification body chosen in the form; null if each audit keeps its own, undefined until its name is known. */
const useChosenBody = (): Named | null | undefined => {
  const id: unknown = useWatch({ name: 'certificationBodyId' });
  const [chosen] = useChoicesById('certificationBody', typeof id === 'string' && id !== '' ? [id] : []);
  return id ? chosen : null;
};

const changeOf = (from: Named, to: Named): string => i18n.t('{from} → {to}', { from: from.name, to: to.name });

const changed = (changes: readonly { name: string; change: string }[], among: number): Effect[] => {
  const [first] = changes;
  if (!first) return [];
  const named = changes.map(({ name, change }) => i18n.t('{name}: {change}', { name, change }));
  return [
    {
      icon: ArrowLeftRight,
      message: i18n.t(
        '{count, plural, one {One audit goes} other {# audits go}} to another certification body than the one before it',
        { count: changes.length },
      ),
      more: among === 1 ? first.change : listSome(named),
    },
  ];
};

const withoutBody = (names: readonly string[], among: number): Effect[] =>
  names.length === 0
    ? []
    : [
        {
          icon: CircleAlert,
          message: i18n.t(
            '{count, plural, one {One site has} other {# sites have}} no current audit against this standard: choose one certification body for all, or plan {count, plural, one {that site} other {those sites}} apart',
            { count: names.length },
          ),
          ...(among > 1 && { more: listSome(names) }),
        },
      ];

/** Which audits the form gives to another certification body, and which have none unless it names one. */
export const useBodyEffects = (at: readonly PlannedAt[], namesBody: boolean) => {
  const standardId: unknown = useWatch({ name: 'standardId' });
  const chosen = useChosenBody();
  const { data = [], isFetched } = usePlannedSoFar(at);
  if (!namesBody) return { effects: [], areSomeWithout: false };
  const bodies = at.map((one) => ({ name: one.name, own: ownBody(data, one, standardId) }));
  const isStandardChosen = at.every((one) => one.standardId !== undefined) || Boolean(standardId);
  const without =
    chosen === null && isFetched && isStandardChosen ? bodies.flatMap(({ name, own }) => (own ? [] : [name])) : [];
  const changes = bodies.flatMap(({ name, own }) =>
    own && chosen && own.id !== chosen.id ? [{ name, change: changeOf(own, chosen) }] : [],
  );
  return {
    effects: [...changed(changes, at.length), ...withoutBody(without, at.length)],
    areSomeWithout: without.length > 0,
  };
};
