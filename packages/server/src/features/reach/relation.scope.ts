import type { ShareableEntity } from '@attestry/contract/kernel/shares.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../kernel/access/actor.ts';
import { allOf, among, amongSelected, anyOf, never, type Predicate } from '../../kernel/access/predicates.ts';
import { inSight, type RowsInSight, type Sight, setsOf, within } from '../../kernel/access/sight.ts';

/** A relation of organisations to rows of one kind: declared once, read in both directions. */
export interface Relation {
  /** The rows to which the actor's organisations have the relation. */
  rows(actor: Actor): Predicate;
  /** The same as sets for a list, each found by an index. */
  sets(actor: Actor): readonly RowsInSight[];
  /** The same, asked of a single row: it reads no more than what refers to that row. */
  reaches(actor: Actor): Predicate;
  /** Selects the organisations that have the relation to a row, as `type` and `id`. */
  organisations: RawBuilder<unknown>;
}

type Holder = 'Company' | 'Site' | 'CertificationBody' | 'AccreditationBody';

const idsOf = ({ organisations }: Actor, holder: Holder): readonly string[] =>
  ({
    Company: organisations.companies,
    Site: organisations.sites,
    CertificationBody: organisations.certificationBodies,
    AccreditationBody: organisations.accreditationBodies,
  })[holder];

const some = (select: RawBuilder<unknown>): Predicate => sql<boolean>`exists (${select})`;

const holders = ['Company', 'Site', 'CertificationBody', 'AccreditationBody'] as const satisfies readonly Holder[];

/** The organisation with this type and id is one of the actor's. */
export const isOneOfTheirs = (actor: Actor, type: RawBuilder<unknown>, id: RawBuilder<unknown>): Predicate =>
  anyOf(
    ...holders.map((holder) => {
      const isHeld = among(id, idsOf(actor, holder));
      return allOf(sql<boolean>`${type} = ${sql.lit(holder)}`, isHeld);
    }),
  );

export const relation = (sight: (actor: Actor) => Sight, organisations: RawBuilder<unknown>): Relation => ({
  rows: (actor) => inSight(sight(actor)),
  sets: (actor) => setsOf(sight(actor)),
  reaches: (actor) => {
    const isTheirs = isOneOfTheirs(actor, sql`reached.type`, sql`reached.id`);
    return isTheirs === never ? never : some(sql`select from (${organisations}) as reached where ${isTheirs}`);
  },
  organisations,
});

/** The row names the organisation in a column. */
export const namedIn = (column: RawBuilder<unknown>, holder: Holder): Relation =>
  relation(
    (actor) => among(column, idsOf(actor, holder)),
    sql`select ${sql.lit(holder)} as type, ${column} as id where ${column} is not null`,
  );

/** The row `share` is a share with any of the actor's organisations. */
export const targetsOf = (actor: Actor): Predicate =>
  anyOf(
    ...(['Company', 'Site', 'CertificationBody'] as const).map((type) => {
      const ids = idsOf(actor, type);
      return ids.length
        ? sql<boolean>`(share.target_type = ${sql.lit(type)} and ${among(sql`share.target_id`, ids)})`
        : never;
    }),
  );

const isSharedWithAny = (actor: Actor): boolean => targetsOf(actor) !== never;

/** Selects the ids of the entities of one type that are shared with any of the actor's organisations. */
const sharedWith = (actor: Actor, entity: ShareableEntity): RawBuilder<unknown> =>
  sql`select share.entity_id from share where share.entity_type = ${sql.lit(entity)} and ${targetsOf(actor)}`;

/** The entity whose id is in the column is shared with the organisation. */
export const sharedAs = (entity: ShareableEntity, column: RawBuilder<unknown>): Relation =>
  relation(
    (actor) => {
      const shares = sharedWith(actor, entity);
      return isSharedWithAny(actor) ? [{ found: amongSelected(column, shares), exist: some(shares) }] : never;
    },
    sql`select share.target_type as type, share.target_id as id from share
      where share.entity_type = ${sql.lit(entity)} and share.entity_id = ${column}`,
  );

/** Rows of another table that a row refers to. */
export interface Path {
  /** A column of the row. */
  at: RawBuilder<unknown>;
  /** The other table, and its column with the same value. */
  to: RawBuilder<unknown>;
  key: RawBuilder<unknown>;
}

/**
 * How rows are found: by key for `few` rows, by a hash join for `many`, or row by row for `each`, where `offset 0`
 * keeps the planner from computing the whole, growing set.
 */
type Found = 'few' | 'many' | 'each';

export const existsAt = ({ at, to, key }: Path, which: Predicate): Predicate =>
  which === never ? never : sql<boolean>`exists (select from ${to} where ${key} = ${at} and ${which} offset 0)`;

const rowsAt = (path: Path, which: Predicate, found: Found): Predicate => {
  if (which === never || found === 'each') return existsAt(path, which);
  const select = sql`select ${path.key} from ${path.to} where ${which}`;
  return found === 'few' ? amongSelected(path.at, select) : sql<boolean>`${path.at} in (${select})`;
};

/** The organisation has the relation to a row that this one refers to. */
export const through = (path: Path, { rows, organisations }: Relation, found: Found): Relation =>
  relation(
    (actor) => rowsAt(path, rows(actor), found),
    sql`select reached.type, reached.id from ${path.to}
      cross join lateral (${organisations}) as reached where ${path.key} = ${path.at}`,
  );

/** The relation, restricted to rows that satisfy a condition. */
export const restrictTo = (condition: Predicate, { sets, organisations }: Relation): Relation =>
  relation(
    (actor) => within(condition, sets(actor)),
    sql`select reached.type, reached.id from (${organisations}) as reached where ${condition}`,
  );

export const unionOf = (...relations: Relation[]): Relation =>
  relation(
    (actor) => relations.flatMap(({ sets }) => sets(actor)),
    sql`${sql.join(
      relations.map(({ organisations }) => organisations),
      sql` union `,
    )}`,
  );

/** Beyond this many sites, checking each row of a list for its site costs less than reading the rows of every site. */
const fewSites = 2000;

/** Rows of the sites whose ids a query selects, in index order. */
export const atSites = (column: RawBuilder<unknown>, sites: RawBuilder<unknown>): RowsInSight => ({
  found: amongSelected(column, sql`select id from (${sites}) as reached(id) order by id`),
  exist: some(sites),
  ofMany: {
    are: sql<boolean>`((select count(*) from (${sites} limit ${sql.lit(fewSites + 1)}) as several) > ${sql.lit(fewSites)})`,
    each: sql<boolean>`(${column} in (${sites})) is true`,
  },
});

/** Selects the ids of the sites that are shared with any of the actor's organisations, directly or through their companies. */
export const sharedSites = (actor: Actor): RawBuilder<unknown> =>
  sql`${sharedWith(actor, 'site')} union all
    select house.id from site as house where ${sharedAs('company', sql`house.company_id`).rows(actor)}`;

/** The site in this column is shared with the organisation, directly or through its company. */
export const sharedSite = (column: RawBuilder<unknown>): Relation => {
  const withCompany = sharedAs('company', sql`house.company_id`);
  const house = { at: column, to: sql`site as house`, key: sql`house.id` };
  return relation(
    (actor) => (isSharedWithAny(actor) ? [atSites(column, sharedSites(actor))] : []),
    unionOf(sharedAs('site', column), through(house, withCompany, 'few')).organisations,
  );
};

/** The company follows the site and standard in these columns. Of a person's companies only the primary one has favourites. */
export const followedSlot = (site: RawBuilder<unknown>, standard: RawBuilder<unknown>): Relation => {
  const isSlot = sql<boolean>`favourite.site_id = ${site} and favourite.standard_id = ${standard}`;
  const isOwn = ({ primaryCompany }: Actor): Predicate =>
    primaryCompany === undefined ? never : among(sql`favourite.company_id`, [primaryCompany]);
  const reaches = (actor: Actor): Predicate => {
    const own = isOwn(actor);
    return own === never ? never : some(sql`select from favourite where ${own} and ${isSlot} offset 0`);
  };
  const sight = (actor: Actor): Sight => {
    const sites = sql`select favourite.site_id from favourite where ${isOwn(actor)}`;
    const isFollowed = reaches(actor);
    return isFollowed === never
      ? never
      : [{ found: allOf(amongSelected(site, sites), isFollowed), exist: some(sites) }];
  };
  const organisations = sql`select 'Company' as type, favourite.company_id as id from favourite where ${isSlot}`;
  return { ...relation(sight, organisations), reaches };
};

/** The accreditation body accredits the certification body in the column. */
export const accrediting = (column: RawBuilder<unknown>): Relation =>
  through(
    { at: column, to: sql`certification_body as body`, key: sql`body.id` },
    namedIn(sql`body.accreditation_body_id`, 'AccreditationBody'),
    'few',
  );
