import { sql } from 'kysely';
import type { Actor } from '../../kernel/access/actor.ts';
import { never } from '../../kernel/access/predicates.ts';
import type { Sight } from '../../kernel/access/sight.ts';
import { existsAt, type Path, type Relation, relation, through } from './relation.scope.ts';

/** Beyond this many related rows, asking each row of a list costs less than finding all of theirs. */
const fewRelated = 2000;

/** Like `through`, for a list that is also read in its own order: if many rows are related, each is asked. */
export const throughInOrder = (path: Path, of: Relation): Relation => {
  const { at, to, key } = path;
  const sight = (actor: Actor): Sight => {
    const which = of.rows(actor);
    if (which === never) return never;
    const several = sql`select from ${to} where ${which} limit ${sql.lit(fewRelated + 1)}`;
    return [
      {
        // Keys are read once each in the order of an index, as many as are counted.
        found: sql<boolean>`${at} in (select distinct ${key} from ${to} where ${which})`,
        ofMany: {
          are: sql<boolean>`((select count(*) from (${several}) as several) > ${sql.lit(fewRelated)})`,
          each: existsAt(path, which),
        },
      },
    ];
  };
  return relation(sight, through(path, of, 'many').organisations);
};
