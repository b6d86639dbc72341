import type { PrimaryOrganisation } from '@attestry/contract/features/identity/identity.schema.ts';
import { isRole } from '@attestry/contract/kernel/permissions.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Actor } from '../../kernel/access/actor.ts';
import { always } from '../../kernel/access/predicates.ts';
import { clock } from '../../kernel/clock/clock.ts';
import type { Reader } from '../../kernel/database/database.ts';
import type { Flags } from '../../kernel/settings/flags.ts';

/** How an account is referred to: by a token's own id of it, by the subject of an external provider, or by a row. */
export type AccountReference =
  | { identificator: string; generation: number; session: string | undefined }
  | { subject: string; verifiedEmail?: string | undefined }
  | { userId: string };

interface ActorRow {
  id: string;
  identificator: string;
  name: string;
  email: string;
  role: string;
  companies: string[];
  primary_company: string | null;
  sites: string[];
  certification_bodies: string[];
  accreditation_bodies: string[];
}

/** Signing out deletes a session; an expired one no longer counts, even before it is deleted. */
const isSignedIn = (identificator: string, session: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from oidc_record where model = 'Session' and uid = ${session}
    and account_id = ${identificator} and expires_at > ${clock.now()})`;

const isAccount = (account: AccountReference): RawBuilder<SqlBool> => {
  if ('userId' in account) return sql<SqlBool>`app_user.id = ${account.userId}::bigint`;
  return 'subject' in account
    ? sql<SqlBool>`app_user.subject = ${account.subject}`
    : sql<SqlBool>`app_user.identificator = ${account.identificator}::uuid
        and coalesce(login.generation, 0) = ${account.generation}
        and ${account.session === undefined ? always : isSignedIn(account.identificator, account.session)}`;
};

const idsOf = (type: string): RawBuilder<string[]> =>
  sql`coalesce(array_agg(organisation_id::text) filter (where organisation_type = ${sql.lit(type)}), '{}')`;

const actorOf = ({ companies, sites, primary_company: primaryCompany, ...row }: ActorRow, tiers: boolean): Actor => ({
  id: row.id,
  identificator: row.identificator,
  name: row.name,
  email: row.email,
  role: isRole(row.role) ? row.role : 'UNKNOWN',
  tiers,
  organisations: {
    companies,
    sites,
    // A body may be listed directly and through its offices.
    certificationBodies: [...new Set(row.certification_bodies)],
    accreditationBodies: row.accreditation_bodies,
  },
  primaryCompany: primaryCompany ?? undefined,
});

/** The active account as an actor of the deployment, with its present role and organisations. */
export const readActor = async (
  db: Reader,
  { CompanyTiers: tiers }: Flags,
  account: AccountReference,
): Promise<Actor | undefined> => {
  const { rows } = await sql<ActorRow>`
    select app_user.id::text, identificator::text, concat_ws(' ', first_name, last_name) as name, email, role,
      ${idsOf('Company')} as companies,
      min(organisation_id) filter (where organisation_type = 'Company' and is_primary)::text as primary_company,
      ${idsOf('Site')} as sites,
      ${idsOf('AccreditationBody')} as accreditation_bodies,
      array_remove(array_agg(case organisation_type when 'CertificationBody' then organisation_id::text
        when 'Office' then office.certification_body_id::text end order by is_primary desc, organisation_id), null)
        as certification_bodies
    from app_user
    left join login on login.user_id = app_user.id
    left join user_organisation on user_organisation.user_id = app_user.id
    left join office on organisation_type = 'Office' and office.id = organisation_id
    where ${isAccount(account)} and app_user.status = 'Active'
    group by app_user.id`.execute(db);
  const [row] = rows;
  return row && actorOf(row, tiers);
};

export const readPrimaryOrganisation = async (db: Reader, userId: string): Promise<PrimaryOrganisation | null> => {
  const { rows } = await sql<PrimaryOrganisation>`
    select organisation_id::text as id, organisation_type as type,
      coalesce(company.name, site.name, office.name, certification_body.name, accreditation_body.name, '') as name
    from user_organisation
    left join company on organisation_type = 'Company' and company.id = organisation_id
    left join site on organisation_type = 'Site' and site.id = organisation_id
    left join office on organisation_type = 'Office' and office.id = organisation_id
    left join certification_body on organisation_type = 'CertificationBody' and certification_body.id = organisation_id
    left join accreditation_body on organisation_type = 'AccreditationBody' and accreditation_body.id = organisation_id
    where user_id = ${userId} and is_primary`.execute(db);
  return rows[0] ?? null;
};

/** Whether a person can sign in already: with a password, or with an account of the external provider. */
export const hasSignIn = async (db: Reader, userId: string): Promise<boolean> => {
  const { rows } = await sql`select from app_user left join login on login.user_id = app_user.id
    where app_user.id = ${userId}::bigint and (login.user_id is not null or subject is not null)`.execute(db);
  return rows.length > 0;
};

/** The account's claims in tokens of the embedded provider. */
export interface Account {
  identificator: string;
  name: string;
  email: string;
  generation: number;
}

export const readAccount = async (db: Reader, identificator: string): Promise<Account | undefined> => {
  const { rows } = await sql<Account>`
    select identificator::text, concat_ws(' ', first_name, last_name) as name, email,
      coalesce(generation, 0) as generation
    from app_user left join login on user_id = app_user.id
    where identificator = ${identificator}::uuid and status = 'Active'`.execute(db);
  return rows[0];
};

export interface Login {
  userId: string;
  identificator: string;
  /** Null until a password is set. */
  passwordHash: string | null;
}

/** `email` as normalised by `accountEmail`. */
export const findLogin = async (db: Reader, email: string): Promise<Login | undefined> => {
  const { rows } = await sql<Login>`
    select app_user.id::text as "userId", identificator::text, password_hash as "passwordHash"
    from app_user left join login on user_id = app_user.id
    where email = ${email} and status = 'Active'`.execute(db);
  return rows[0];
};
