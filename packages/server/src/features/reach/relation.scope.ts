import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../kernel/access/actor.ts';
import { allOf, among, amongSelected, anyOf, never, type Predicate } from '../../kernel/access/predicates.ts';

/** How organisations stand to rows of one kind: declared once, read in both directions. */
export interface Relation {
  /** The rows that the actor's organisations stand to. */
  rows(actor: Actor): Predicate;
  /** Selects the organisations that stand to a row, as `type` and `id`. */
  organisations: RawBuilder<unknown>;
}

type Holder = 'Company' | 'Site' | 'CertificationBody' | 'AccreditationBody';
export type ShareableEntity = 'audit' | 'site' | 'company';

const idsOf = ({ organisations }: Actor, holder: Holder): readonly string[] =>
  ({
    Company: organisations.companies,
    Site: organisations.sites,
    CertificationBody: organisations.certificationBodies,
    AccreditationBody: organisations.accreditationBodies,
  })[holder];

/** The row names the organisation in a column. */
export const namedIn = (column: RawBuilder<unknown>, holder: Holder): Relation => ({
  rows: (actor) => among(column, idsOf(actor, holder)),
  organisations: sql`select ${sql.lit(holder)} as type, ${column} as id where ${column} is not null`,
});

const targetsOf = (actor: Actor): Predicate =>
  anyOf(
    ...(['Company', 'Site', 'CertificationBody'] as const).map((type) => {
      const ids = idsOf(actor, type);
      return ids.length
        ? sql<boolean>`(share.target_type = ${sql.lit(type)} and ${among(sql`share.target_id`, ids)})`
        : never;
    }),
  );

export const isSharedWithAny = (actor: Actor): boolean => targetsOf(actor) !== never;

/** Selects the ids of the entities of one type that were shared with any of the actor's organisations. */
export const sharedWith = (actor: Actor, entity: ShareableEntity): RawBuilder<unknown> =>
  sql`select share.entity_id from share where share.entity_type = ${sql.lit(entity)} and ${targetsOf(actor)}`;

/** The entity whose id the column holds was shared with the organisation. */
export const sharedAs = (entity: ShareableEntity, column: RawBuilder<unknown>): Relation => ({
  rows: (actor) => (isSharedWithAny(actor) ? amongSelected(column, sharedWith(actor, entity)) : never),
  organisations: sql`select share.target_type as type, share.target_id as id from share
    where share.entity_type = ${sql.lit(entity)} and share.entity_id = ${column}`,
});

/** Rows of another table that a row leads to. */
interface Path {
  /** A column of the row. */
  at: RawBuilder<unknown>;
  /** The other table, and its column with the same value. */
  to: RawBuilder<unknown>;
  key: RawBuilder<unknown>;
}

/**
 * How rows are found: by the keys `few` rows have, by a hash of those of `many`, or asked of `each` row by itself, where
 * `offset 0` keeps it from becoming the set of all such rows, which grows.
 */
type Found = 'few' | 'many' | 'each';

export const existsAt = ({ at, to, key }: Path, which: Predicate): Predicate =>
  which === never ? never : sql<boolean>`exists (select from ${to} where ${key} = ${at} and ${which} offset 0)`;

const rowsAt = (path: Path, which: Predicate, found: Found): Predicate => {
  if (which === never || found === 'each') return existsAt(path, which);
  const select = sql`select ${path.key} from ${path.to} where ${which}`;
  return found === 'few' ? amongSelected(path.at, select) : sql<boolean>`${path.at} in (${select})`;
};

/** The organisation stands to a row that this one leads to. */
export const through = (path: Path, relation: Relation, found: Found): Relation => ({
  rows: (actor) => rowsAt(path, relation.rows(actor), found),
  organisations: sql`select reached.type, reached.id from ${path.to}
    cross join lateral (${relation.organisations}) as reached where ${path.key} = ${path.at}`,
});

/** Of the relation, the rows of which a condition holds. */
export const only = (condition: Predicate, { rows, organisations }: Relation): Relation => ({
  rows: (actor) => {
    const reached = rows(actor);
    return reached === never ? never : allOf(condition, reached);
  },
  organisations: sql`select reached.type, reached.id from (${organisations}) as reached where ${condition}`,
});

export const either = (...relations: Relation[]): Relation => ({
  rows: (actor) => anyOf(...relations.map(({ rows }) => rows(actor))),
  organisations: sql`${sql.join(
    relations.map(({ organisations }) => organisations),
    sql` union `,
  )}`,
});

/** The accreditation body accredits the certification body that the column names. */
export const accrediting = (column: RawBuilder<unknown>): Relation =>
  through(
    { at: column, to: sql`certification_body as body`, key: sql`body.id` },
    namedIn(sql`body.accreditation_body_id`, 'AccreditationBody'),
    'few',
  );
