import { auditImportApi } from '@attestry/contract/features/audit-import/audit-import.api.ts';
import { auditScheduleApi } from '@attestry/contract/features/audit-schedule/audit-schedule.api.ts';
import { officeList } from '@attestry/contract/features/certification-body/certification-body.list.ts';
import { favouriteApi } from '@attestry/contract/features/favourite/favourite.api.ts';
import type { FirstStep, FirstStepKey } from '@attestry/contract/features/first-steps/first-steps.api.ts';
import { reportAccessApi } from '@attestry/contract/features/report-access/report-access.api.ts';
import { savedViewApi } from '@attestry/contract/features/saved-view/saved-view.api.ts';
import { auditSharingApi, companySharingApi, siteSharingApi } from '@attestry/contract/features/sharing/sharing.api.ts';
import { userApi } from '@attestry/contract/features/user/user.api.ts';
import type { Endpoint } from '@attestry/contract/kernel/endpoint.ts';
import type { RoleGroup } from '@attestry/contract/kernel/role-groups.ts';
import { sql } from 'kysely';
import { type Actor, can, isOf, mayCall } from '../../kernel/access/actor.ts';
import { all, type Scope } from '../../kernel/access/entity-access.ts';
import { allOf, anyOf, isOneOf, type Predicate } from '../../kernel/access/predicates.ts';
import type { Context } from '../../kernel/calls/context.ts';
import type { Flags } from '../../kernel/settings/flags.ts';
import { isSharedByReader, owned } from '../audit/audit.public.ts';
import { hasChosenAlerts } from '../notification/notification.public.ts';
import { siteAccess } from '../site/site.public.ts';

interface Step {
  key: FirstStepKey;
  audience: readonly RoleGroup[];
  isOffered: (actor: Actor, flags: Flags) => boolean;
  /** Whether the organisations of the reader have what the step needs. */
  fits?: Scope;
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

/** Done also by what there is already. */
const orIf = (isThere: Scope, { isOffered, isDone }: ReturnType<typeof ran>): ReturnType<typeof ran> => ({
  isOffered,
  isDone: (actor) => anyOf(isDone(actor), isThere(actor)),
});

const hasSitesToShare: Scope = (actor) =>
  sql<boolean>`exists (select from site where ${siteAccess.may(actor, 'share')})`;
/** Anybody may have given the shares; the strip of the landing list counts the same audits. */
const sharesAudits: Scope = (actor) =>
  sql<boolean>`exists (select from audit_listing as audit where ${allOf(owned(actor), isSharedByReader(actor))})`;
/** Buyers have none: they follow the certificates of others. */
const buys: Scope = (actor) => sql<boolean>`not ${hasSitesToShare(actor)}`;

/** In order of importance; readers see the first three that their role offers. */
const steps: readonly Step[] = [
  { key: 'upload', audience: ['cb'], ...ran([auditImportApi.importReport]) },
  { key: 'plan', audience: ['cb'], ...ran([auditScheduleApi.schedule, auditScheduleApi.giveReauditStatus]) },
  {
    key: 'share',
    audience: ['company', 'site'],
    fits: hasSitesToShare,
    ...orIf(sharesAudits, ran([auditSharingApi.share, companySharingApi.share, siteSharingApi.share])),
  },
  {
    key: 'favourite',
    audience: ['company'],
    fits: buys,
    ...ran([favouriteApi.add, favouriteApi.toggle]),
    isOffered: (actor, { Megatron }) => can(actor, 'Verify.View') && !(Megatron && isOf(actor, 'lite')),
  },
  {
    key: 'request',
    audience: ['company', 'site'],
    fits: buys,
    ...ran([reportAccessApi.request]),
    isOffered: (actor, { AuditFeature }) => AuditFeature && can(actor, 'Verify.View') && !isOf(actor, 'lite'),
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

const most = 3;

export const readFirstSteps = async ({ db, actor, kernel: { flags } }: Context): Promise<FirstStep[]> => {
  const offered = steps.filter(
    ({ audience, isOffered }) => audience.some((group) => isOf(actor, group)) && isOffered(actor, flags),
  );
  if (offered.length === 0) return [];
  const { rows } = await sql<{ done: boolean[]; fit: boolean[] }>`
    select array[${sql.join(offered.map(({ isDone }) => isDone(actor)))}] as done,
      array[${sql.join(offered.map(({ fits = all }) => fits(actor)))}] as fit
    where not exists (select from hidden_first_steps where user_id = ${actor.id}::bigint)`.execute(db);
  const { done = [], fit = [] } = rows[0] ?? {};
  const shown = offered
    .map(({ key }, at) => ({ key, isDone: done[at] ?? false, fits: fit[at] ?? false }))
    .filter(({ fits }) => fits)
    .slice(0, most);
  return shown.every(({ isDone }) => isDone) ? [] : shown.map(({ key, isDone }) => ({ key, isDone }));
};
