import { userApi } from '@attestry/contract/features/user/user.api.ts';
import { type User, userRefusalReasons } from '@attestry/contract/features/user/user.schema.ts';
import { clientOf } from '@attestry/contract/kernel/client.ts';
import { History, LogOut, Power, Users } from 'lucide-react';
import { askFirst, type Effect, type Question } from '../../blocks/asking/ask-first.ts';
import { effectCalls } from '../../blocks/asking/effects.ts';
import { type Command, runCommand } from '../../blocks/asking/run-command.ts';
import { asRowCommand } from '../../blocks/asking/send-each.ts';
import type { RowAction } from '../../blocks/list-screen/list-parts.ts';
import { byVerbOf, onlyWhile } from '../../blocks/record/by-verb.ts';
import { quietSend } from '../../kernel/api.ts';
import { i18n } from '../../kernel/texts.ts';

const calls = clientOf(quietSend, userApi);

type Failed = (error: unknown) => void;

const changeOfStatus = (id: string, to: User['status'], failed: Failed): Command<User> => ({
  send: () => (to === 'Active' ? calls.activate : calls.deactivate)({ params: { id } }),
  message: ({ firstName, lastName }) => {
    const name = `${firstName} ${lastName}`;
    return to === 'Active' ? i18n.t('{name} is active', { name }) : i18n.t('{name} is deactivated', { name });
  },
  undo: ({ status }) => changeOfStatus(id, status === 'Active' ? 'Deactivated' : 'Active', failed),
  endpoint: userApi.deactivate,
  failed,
});

const signedOut = (): Effect => ({
  icon: LogOut,
  tone: 'bad',
  message: i18n.t('They are signed out everywhere and cannot sign in'),
});

const accountsStay = (): Effect => ({
  icon: History,
  tone: 'good',
  message: i18n.t('Nothing is deleted'),
  more: i18n.t('The account can be activated again at any time'),
});

const deactivationQuestion = async (id: string, run: () => Promise<void>): Promise<Question> => {
  const { name, organisation, others } = await effectCalls.deactivationOfUser({ params: { id } });
  return {
    title: i18n.t('Deactivate {name}?', { name }),
    effects: [
      signedOut(),
      ...(organisation === null
        ? []
        : [
            {
              icon: Users,
              message: i18n.t(
                '{others, plural, =0 {{organisation} has no other active user} one {{organisation} has # other active user} other {{organisation} has # other active users}}',
                { others, organisation },
              ),
            },
          ]),
      accountsStay(),
    ],
    cancelLabel: i18n.t('Keep active'),
    confirmLabel: i18n.t('Deactivate'),
    dangerous: true,
    run,
  };
};

const deactivationOfMany = async (users: readonly ManagedUser[], run: () => void): Promise<Question> => ({
  title: i18n.t('Deactivate {count, plural, one {one user} other {# users}}?', { count: users.length }),
  effects: [signedOut(), accountsStay()],
  cancelLabel: i18n.t('Keep active'),
  confirmLabel: i18n.t('Deactivate'),
  dangerous: true,
  run: async () => run(),
});

export type ManagedUser = Pick<User, 'identificator' | 'status' | 'visuals' | 'refusals'>;

const isActive = ({ status }: ManagedUser): boolean => status === 'Active';
const byInitializing = byVerbOf(userRefusalReasons)('initialize');

/** Deactivates or activates a user. */
export const statusActions = (failed: Failed): RowAction<ManagedUser>[] => [
  {
    label: i18n.t('Deactivate'),
    icon: Power,
    group: i18n.t('Record'),
    dangerous: () => true,
    ...onlyWhile(isActive, byInitializing, i18n.t('Not active')),
    run: ({ identificator: id }) =>
      askFirst(deactivationQuestion(id, () => runCommand(changeOfStatus(id, 'Deactivated', failed)))),
    bulk: {
      command: ({ identificator }) => asRowCommand(changeOfStatus(identificator, 'Deactivated', failed)),
      question: deactivationOfMany,
    },
  },
  {
    label: i18n.t('Activate'),
    icon: Power,
    group: i18n.t('Record'),
    ...onlyWhile((user: ManagedUser) => !isActive(user), byInitializing, i18n.t('Active already')),
    run: ({ identificator: id }) => void runCommand(changeOfStatus(id, 'Active', failed)),
    bulk: { command: ({ identificator }) => asRowCommand(changeOfStatus(identificator, 'Active', failed)) },
  },
];
