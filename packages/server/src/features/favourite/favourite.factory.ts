import { type Kysely, sql } from 'kysely';
import type { DB } from '../../kernel/database/tables.ts';

/** Makes the slot of an audit a favourite of the company. */
export const makeFavourite = (db: Kysely<DB>, companyId: string, { id }: { id: string }) =>
  sql`insert into favourite (company_id, site_id, standard_id, audit_id, site_name)
    select ${companyId}::bigint, site_id, standard_id, id, site_name from audit_listing where id = ${id}::bigint`.execute(
    db,
  );
