import { auditImportApi } from '@attestry/contract/features/audit-import/audit-import.api.ts';
import { auditScheduleApi } from '@attestry/contract/features/audit-schedule/audit-schedule.api.ts';
import { officeList } from '@attestry/contract/features/certification-body/certification-body.list.ts';
import type { FirstStep, FirstStepKey } from '@attestry/contract/features/first-steps/first-steps.api.ts';
import { savedViewApi } from '@attestry/contract/features/saved-view/saved-view.api.ts';
import { auditSharingApi, companySharingApi, siteSharingApi } from '@attestry/contract/features/sharing/sharing.api.ts';
import { userApi } from '@attestry/contract/features/user/user.api.ts';
import type { Endpoint } from '@attestry/contract/kernel/endpoint.ts';
import type { RoleGroup } from '@attestry/contract/kernel/role-groups.ts';
import { sql } from 'kysely';
import { type Actor, isOf, mayCall } from '../../kernel/access/actor.ts';
import type { Scope } from '../../kernel/access/entity-access.ts';
import { allOf, isOneOf, type Predicate } from '../../kernel/access/predicates.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { hasChosenAlerts } from '../notification/notification.public.ts';

interface Step {
  key: FirstStepKey;
  audience: readonly RoleGroup[];
  isOffered: (actor: Actor) => boolean;
  isDone: Scope;
}

/** The caller has run one of the commands; of those that write a column, one that wrote it as `wrote` says. */
const ran = (commands: readonly Endpoint[], ...wrote: Predicate[]): Pick<Step, 'isOffered' | 'isDone'> => ({
  isOffered: (actor) => commands.some(({ permission }) => mayCall(actor, permission)),
  isDone: ({ id }) => {
    const isCommand = isOneOf(
      sql`event`,
      commands.map(({ summary }) => summary),
    );
    return sql<boolean>`exists (
      select from change_log where actor_id = ${id}::bigint and ${allOf(isCommand, ...wrote)})`;
  },
});

/** In order of importance; readers see the first three that their role offers. */
const steps: readonly Step[] = [
  { key: 'upload', audience: ['cb'], ...ran([auditImportApi.importReport]) },
  { key: 'plan', audience: ['cb'], ...ran([auditScheduleApi.schedule, auditScheduleApi.giveReauditStatus]) },
  {
    key: 'share',
    audience: ['company', 'site'],
    ...ran([auditSharingApi.share, companySharingApi.share, siteSharingApi.share]),
  },
  { key: 'colleague', audience: ['body', 'cb', 'company'], ...ran([userApi.create]) },
  {
    key: 'alerts',
    audience: ['alerted'],
    isOffered: () => true,
    isDone: hasChosenAlerts,
  },
  { key: 'saveView', audience: ['body', 'cb', 'company', 'site', 'ab'], ...ran([savedViewApi.create]) },
  {
    key: 'shareView',
    audience: ['body', 'cb', 'ab'],
    ...ran([savedViewApi.create, savedViewApi.share], sql<boolean>`changes ? 'shared_with_type'`),
  },
  {
    key: 'watchOffices',
    audience: ['body', 'ab'],
    ...ran([savedViewApi.create], sql<boolean>`changes -> 'list' ->> 1 = ${officeList.name}`),
  },
];

const stepsOf = (actor: Actor): readonly Step[] =>
  steps
    .filter(({ audience, isOffered }) => audience.some((group) => isOf(actor, group)) && isOffered(actor))
    .slice(0, 3);

export const readFirstSteps = async ({ db, actor }: Context): Promise<FirstStep[]> => {
  const offered = stepsOf(actor);
  if (offered.length === 0) return [];
  const { rows } = await sql<{ done: boolean[] }>`
    select array[${sql.join(offered.map(({ isDone }) => isDone(actor)))}] as done
    where not exists (select from hidden_first_steps where user_id = ${actor.id}::bigint)`.execute(db);
  const done = rows[0]?.done ?? [];
  return done.every(Boolean) ? [] : offered.map(({ key }, at) => ({ key, isDone: done[at] ?? false }));
};
