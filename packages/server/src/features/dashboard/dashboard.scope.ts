import { dashboardVerbs } from '@attestry/contract/features/dashboard/dashboard.schema.ts';
import type { Role } from '@attestry/contract/kernel/permissions.ts';
import { roleGroups } from '@attestry/contract/kernel/role-groups.ts';
import { sql } from 'kysely';
import { type Actor, can } from '../../kernel/access/actor.ts';
import { accessTo, all, type Scope } from '../../kernel/access/entity-access.ts';
import { always, never } from '../../kernel/access/predicates.ts';

/** Scopes of a row under the alias `dashboard`. Anybody who administers dashboards sees all of them. */
export const seeDashboard: Scope = (actor) => (can(actor, 'Administration.View') ? always : never);

/** Without tiers, a Company User is shown what any other role of companies is, as no dashboard names that role. */
const shownAs = (actor: Actor): readonly Role[] =>
  actor.role === 'Company User' && !actor.tiers ? roleGroups.company : [actor.role];

/** Who is shown a dashboard on the page of dashboards. Administrators are not, unless their role is on its list. */
export const isShown: Scope = (actor) => sql<boolean>`dashboard.roles && ${shownAs(actor)}::text[]`;

export const dashboardAccess = accessTo(dashboardVerbs, {
  from: sql`dashboard`,
  see: seeDashboard,
  may: { edit: all, remove: all },
});
