import { sql } from 'kysely';
import type { Reader } from '../../kernel/database/database.ts';
import type { PublicView } from '../audit/audit.public.ts';
import { published, publishedOffice } from './public-directory.scope.ts';

/** The most addresses that one part of a sitemap may hold. */
const partSize = 50_000;
const rowsAtOnce = 5_000;

/** A page and the day on which what it says last changed. */
export interface ListedPage {
  id: string;
  changed: string | null;
}

/** The first site of each part. */
export const firstSites = async (db: Reader, view: PublicView): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id::text from (
      select site_id as id, row_number() over (order by site_id) as place from audit_listing as audit
      where ${published(view)} group by site_id
    ) as site where place % ${sql.lit(partSize)} = 1 order by site.id`.execute(db);
  return rows.map(({ id }) => id);
};

const sitesFrom = (db: Reader, view: PublicView, first: string) =>
  sql<ListedPage>`
  select site_id::text as id, max(issue_date)::text as changed from audit_listing as audit
  where ${published(view)} and site_id >= ${first}::bigint
  group by site_id order by site_id limit ${sql.lit(rowsAtOnce)}`.execute(db);

/** The published sites of a part, in portions: a part is too large to hold. */
export async function* sitesOfPart(db: Reader, view: PublicView, first: string): AsyncGenerator<ListedPage[]> {
  let next = first;
  for (let count = 0; count < partSize; count += rowsAtOnce) {
    const { rows } = await sitesFrom(db, view, next);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    next = String(BigInt(last.id) + 1n);
  }
}

/** The published certification bodies, by their main offices. */
export const listedBodies = async (db: Reader, view: PublicView): Promise<ListedPage[]> => {
  const { rows } = await sql<ListedPage>`
    select body.id::text as id, null as changed from office
      join certification_body as body on body.id = office.certification_body_id
    where office.is_main and ${publishedOffice(view)} order by body.id`.execute(db);
  return rows;
};
