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
 * A statement as it is sent to PostgreSQL, with `$1` and so on for its values: to run on a separate connection, or to
 * inspect. Needs no database.
 */
export const compileStatement = (statement: RawBuilder<unknown>): { text: string; values: unknown[] } => {
  const { sql, parameters } = statement.compile(compiler);
  return { text: sql, values: [...parameters] };
};
