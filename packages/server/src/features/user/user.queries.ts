import { roleTitle } from '@attestry/contract/features/user/user.parts.ts';
import { type User, userVisuals } from '@attestry/contract/features/user/user.schema.ts';
import { roles } from '@attestry/contract/kernel/permissions.ts';
import { type RawBuilder, sql } from 'kysely';
import { oneFound } from '../../kernel/access/guards.ts';
import { judged, type Unjudged } from '../../kernel/access/verdicts.ts';
import type { Context } from '../../kernel/calls/context.ts';
import type { LoggedFields, Withheld } from '../../kernel/change-log/change-log.ts';
import type { Reader } from '../../kernel/database/database.ts';
import type { Viewer } from '../../kernel/lists/list-source.ts';
import { type HeldOrganisation, nameOfOrganisation, organisationsOf } from './organisations-of-user.queries.ts';
import { seeUser, userAccess } from './user.scope.ts';

/** The titles of roles in this deployment. */
export const titlesOf = ({ settings, flags }: Pick<Viewer, 'settings' | 'flags'>) => ({
  bodyName: settings.BODY_NAME,
  tiers: flags.CompanyTiers,
});

/** The title of the role in a column. */
export const roleNameSql = (role: RawBuilder<unknown>, called: ReturnType<typeof titlesOf>): RawBuilder<string> => {
  const names = Object.fromEntries(roles.map((one) => [one, roleTitle(one, called)]));
  return sql`coalesce(${JSON.stringify(names)}::jsonb ->> ${role}, ${role})`;
};

/** The database id of a user. Not found if it is unknown or the caller does not see it. */
export const storedIdOf = async (db: Reader, identificator: string): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    select id::text from app_user where identificator = ${identificator}::uuid`.execute(db);
  return oneFound(rows).id;
};

interface StoredUser extends Omit<Unjudged<User>, 'primaryOrganisation' | 'secondaryOrganisations'> {
  organisations: HeldOrganisation[];
  version: number;
}

/** Reads one user the caller can see, and sets the version on the context; others are not found. */
export const readUser = async (ctx: Context, identificator: string): Promise<User> => {
  const called = titlesOf({ settings: ctx.kernel.settings, flags: ctx.kernel.flags });
  const { rows } = await sql<StoredUser>`
    select app_user.identificator, app_user.email, app_user.first_name as "firstName", app_user.last_name as "lastName",
      app_user.job_title as "jobTitle", app_user.phone, app_user.role, ${roleNameSql(sql`app_user.role`, called)} as "roleName",
      app_user.status, ${organisationsOf(sql`app_user.id`)} as organisations,
      ${userAccess.may(ctx.actor, 'editFully')} as "allowFullEdit", ${userAccess.verdicts(ctx.actor, userVisuals)} as verdicts, app_user.version
    from app_user where app_user.identificator = ${identificator}::uuid and ${seeUser(ctx.actor)}`.execute(ctx.db);
  const { version, organisations, ...user } = oneFound(rows);
  ctx.holdsVersion(version);
  return judged<User>({
    ...user,
    primaryOrganisation: organisations.find(({ isPrimary }) => isPrimary) ?? null,
    secondaryOrganisations: organisations.filter(({ isPrimary }) => !isPrimary),
  });
};

/** Columns for internal use: readers know a user by name and email, and moments are those of the log entries. */
export const withheldOfUsers: Withheld = { columns: ['identificator', 'created_at', 'accepted_at'] };

export const userFields = (called: ReturnType<typeof titlesOf>): LoggedFields => ({
  email: 'Email',
  job_title: 'Job Title',
  phone: 'Work phone',
  role: { label: 'Role', nameOf: (role) => sql`select ${roleNameSql(sql`${role}::text`, called)} as name` },
  primary_organisation: { label: 'Primary organisation', nameOf: nameOfOrganisation },
  terms_version: 'Accepted terms, version',
  secondary_organisation: { label: 'Secondary organisations', nameOf: nameOfOrganisation },
});
