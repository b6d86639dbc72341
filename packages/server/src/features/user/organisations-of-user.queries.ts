import type { NamedOrganisation } from '@attestry/contract/features/user/user.schema.ts';
import {
  type Organisation,
  type OrganisationType,
  organisationTypeOf,
  organisationTypes,
} from '@attestry/contract/kernel/organisation.ts';
import { type RawBuilder, sql } from 'kysely';
import { allOf, always, never, type Predicate } from '../../kernel/access/predicates.ts';
import type { Reader } from '../../kernel/database/database.ts';
import type { NameOf } from '../../kernel/lookups/name-of.ts';

/** Identifies an organisation in the database. */
export interface OrganisationReference {
  type: OrganisationType;
  id: string;
}

export const referenceOf = ({ type, externalId }: Omit<NamedOrganisation, 'name'>): OrganisationReference => ({
  type: organisationTypeOf(type),
  id: externalId,
});

export const isSameOrganisation = (one?: OrganisationReference, other?: OrganisationReference): boolean =>
  one?.type === other?.type && one?.id === other?.id;

const typeNumber = sql`array_position(${sql.lit(`{${organisationTypes.join(',')}}`)}::text[], held.organisation_type) - 1`;

const organisationsHeldBy = (user: RawBuilder<unknown>, which: Predicate) => sql`
  from user_organisation as held, lateral (select organisation.name from organisation
    where organisation.type = held.organisation_type and organisation.id = held.organisation_id) as named
  where ${allOf(sql<boolean>`held.user_id = ${user}`, which)}`;

const primaryFirst = sql`order by held.is_primary desc, named.name, held.organisation_id`;

/** An organisation of a user in the shape of answers, with the mark of the primary one. */
export interface HeldOrganisation extends Organisation {
  isPrimary: boolean;
}

/** The organisations of a user, the primary one first. */
export const organisationsOf = (user: RawBuilder<unknown>): RawBuilder<HeldOrganisation[]> => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('externalId', held.organisation_id::text, 'type', ${typeNumber},
    'name', named.name, 'isPrimary', held.is_primary) ${primaryFirst}), '[]') ${organisationsHeldBy(user, always)})`;

/** Their names joined to one text. */
export const organisationNamesOf = (user: RawBuilder<unknown>): RawBuilder<string> =>
  sql`(select coalesce(string_agg(named.name, ', ' ${primaryFirst}), '') ${organisationsHeldBy(user, always)})`;

/** The name for a type and id in the change log, such as `Company 10001`. */
export const nameOfOrganisation: NameOf = (reference) => sql`
  select organisation.name from organisation where organisation.type = split_part(${reference}::text, ' ', 1)
    and organisation.id = split_part(${reference}::text, ' ', 2)::bigint`;

/** For a row under the alias `organisation`: required to assign somebody new, not to keep somebody assigned. */
export const isActive: Predicate = sql<boolean>`organisation.is_active`;

/** The references among `asked` that exist and satisfy `within`. */
export const findAmong = async (
  db: Reader,
  asked: readonly OrganisationReference[],
  within: Predicate,
): Promise<OrganisationReference[]> => {
  if (asked.length === 0 || within === never) return [];
  const { rows } = await sql<OrganisationReference>`
    select organisation.type, organisation.id::text
    from unnest(${asked.map(({ type }) => type)}::text[], ${asked.map(({ id }) => id)}::bigint[]) as asked(type, id),
      lateral (select * from organisation where organisation.type = asked.type and organisation.id = asked.id) as organisation
    where ${within}`.execute(db);
  return rows;
};

/**
 * The possible secondary organisations for a primary one, for a row under the alias `organisation`: the sites of a
 * company, the other sites of a site's company, the offices of a certification body.
 */
export const isPossibleSecondary = ({ type, id }: OrganisationReference): Predicate => {
  const other = sql<boolean>`(organisation.type, organisation.id) <> (${type}, ${id}::bigint)`;
  const siteOf = (company: RawBuilder<unknown>) =>
    sql<boolean>`(organisation.type = 'Site' and organisation.company_id = ${company})`;
  const partOf = (body: RawBuilder<unknown>) =>
    sql<boolean>`(organisation.type in ('Office', 'CertificationBody') and organisation.certification_body_id = ${body})`;
  const within: Record<OrganisationType, Predicate> = {
    Company: siteOf(sql`${id}::bigint`),
    Site: siteOf(sql`(select company_id from site where site.id = ${id}::bigint)`),
    CertificationBody: partOf(sql`${id}::bigint`),
    Office: partOf(sql`(select certification_body_id from office where office.id = ${id}::bigint)`),
    AccreditationBody: never,
  };
  return allOf(within[type], other);
};
