import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely';

const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/**
 * A statement as PostgreSQL is sent it, with `$1` and so on for its values: to run it in a connection of one's own, or to
 * look at it. Needs no database.
 */
export const compileStatement = (statement: RawBuilder<unknown>): { text: string; values: unknown[] } => {
  const { sql, parameters } = statement.compile(compiler);
  return { text: sql, values: [...parameters] };
};
