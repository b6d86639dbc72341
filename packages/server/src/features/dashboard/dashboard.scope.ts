import { dashboardVerbs } from '@attestry/contract/features/dashboard/dashboard.schema.ts';
import { sql } from 'kysely';
import { can } from '../../kernel/access/actor.ts';
import { accessTo, all, type Scope } from '../../kernel/access/entity-access.ts';
import { always, never } from '../../kernel/access/predicates.ts';

/** Scopes of a row under the alias `dashboard`. Anybody who administers dashboards sees all of them. */
export const seeDashboard: Scope = (actor) => (can(actor, 'Administration.View') ? always : never);

/** Who is shown a dashboard on the page of dashboards. Administrators are not, unless their role is on its list. */
export const isShown: Scope = ({ role }) => sql<boolean>`${role} = any(dashboard.roles)`;

export const dashboardAccess = accessTo(dashboardVerbs, {
  from: sql`dashboard`,
  see: seeDashboard,
  may: { edit: all, remove: all },
});
