import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
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

const mark = '/* planned each time */ ';

/**
 * Makes PostgreSQL plan a statement for its values on every run. A cached plan ignores the values; if the best plan
 * depends on how common a value is, such as a searched word, it can be a hundred times slower.
 */
export const plannedEachTime = <R>(statement: RawBuilder<R>): RawBuilder<R> => sql`${sql.raw(mark)}${statement}`;

export const isPlannedEachTime = (text: string): boolean => text.startsWith(mark);

/** A condition that is always met: PostgreSQL runs its statement without parallel workers, and other readers keep a core. */
export const onOneCore = sql<boolean>`on_one_core()`;
