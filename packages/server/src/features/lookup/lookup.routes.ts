import { lookupApi } from '@attestry/contract/features/lookup/lookup.api.ts';
import type { Named } from '@attestry/contract/kernel/fields.ts';
import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { Kernel } from '../../kernel/calls/kernel.ts';
import type { Reader } from '../../kernel/database/database.ts';
import { implement } from '../../kernel/http/implement.ts';
import { withProductNameSql } from '../../kernel/settings/product-name.ts';
import { knownModules } from './lookup.public.ts';

const rowsOf = async <R>(db: Reader, query: RawBuilder<R>): Promise<R[]> => (await query.execute(db)).rows;

/** The standards with the names and in the order that people expect. */
const shownStandards = ({ settings }: Kernel) =>
  sql`(select id, ${withProductNameSql(sql`name`, settings)} collate "und-x-icu" as name from standard)`;

export const lookupRoutes = (app: FastifyInstance, kernel: Kernel): void =>
  implement(app, kernel, lookupApi, {
    countries: ({ db }) =>
      rowsOf(
        db,
        sql<{ externalId: string; name: string; code: string }>`
        select id::text as "externalId", name, code from country order by name collate "und-x-icu"`,
      ),
    standards: ({ db }) =>
      rowsOf(
        db,
        sql<Named>`select standard.id::text, name from ${shownStandards(kernel)} as standard order by standard.name`,
      ),
    categories: ({ db }) =>
      rowsOf(
        db,
        sql<{ externalId: string; name: string; standardName: string }>`
        select category.id::text as "externalId", category.name, standard.name as "standardName"
        from category join ${shownStandards(kernel)} as standard on standard.id = standard_id
        order by standard.name, number`,
      ),
    modules: ({ db }) => knownModules(db),
    naturesOfBusiness: ({ db }) =>
      rowsOf(db, sql<Named>`select id::text, name from nature_of_business order by nature_of_business.id`),
  });
