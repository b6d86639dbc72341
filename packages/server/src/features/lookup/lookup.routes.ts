import { lookupApi } from '@attestry/contract/features/lookup/lookup.api.ts';
import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../kernel/database/database.ts';
import { implement } from '../../kernel/http/implement.ts';
import type { Kernel } from '../../kernel/http/kernel.ts';

interface Named {
  id: string;
  name: string;
}

const rowsOf = async <R>(db: Reader, query: RawBuilder<R>): Promise<R[]> => (await query.execute(db)).rows;

/** The standards as people read them: the scheme's prefix is configuration. */
const standardName = (kernel: Kernel, name: string) => name.replace('{product}', kernel.settings.PRODUCT_NAME);

export const lookupRoutes = (app: FastifyInstance, kernel: Kernel): void =>
  implement(app, kernel, lookupApi, {
    countries: ({ db }) =>
      rowsOf(
        db,
        sql<{ externalId: string; name: string; code: string }>`
        select id::text as "externalId", name, code from country order by name collate "und-x-icu"`,
      ),
    standards: async ({ db }) => {
      const rows = await rowsOf(db, sql<Named>`select id::text, name from standard order by name`);
      return rows.map(({ id, name }) => ({ id, name: standardName(kernel, name) }));
    },
    categories: async ({ db }) => {
      const rows = await rowsOf(
        db,
        sql<{ externalId: string; name: string; standardName: string }>`
        select category.id::text as "externalId", category.name, standard.name as "standardName"
        from category join standard on standard.id = standard_id order by standard.name, number`,
      );
      return rows.map((row) => ({ ...row, standardName: standardName(kernel, row.standardName) }));
    },
    modules: ({ db }) => rowsOf(db, sql<Named>`select id::text, name from module order by id`),
    naturesOfBusiness: ({ db }) => rowsOf(db, sql<Named>`select id::text, name from nature_of_business order by id`),
  });
