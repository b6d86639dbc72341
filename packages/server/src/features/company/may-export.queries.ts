import { sql } from 'kysely';
import { type Actor, isOf } from '../../kernel/access/actor.ts';
import { always, among, anyOf, type Predicate } from '../../kernel/access/predicates.ts';
import type { Reader } from '../../kernel/database/database.ts';

/** None of the actor's companies, nor the companies of their sites, forbids it. */
const isAllowed = (actor: Actor): Predicate => {
  if (!isOf(actor, 'company') && !isOf(actor, 'site')) return always;
  const { companies, sites } = actor.organisations;
  const ofOwnSites = sql<boolean>`company.id in (select site.company_id from site where ${among(sql`site.id`, sites)})`;
  return sql<boolean>`not exists (select from company
    where not company.allow_export_list and ${anyOf(among(sql`company.id`, companies), ofOwnSites)})`;
};

/** Whether the actor may export lists. */
export const mayExport = async (db: Reader, actor: Actor): Promise<boolean> => {
  const { rows } = await sql<{ may: boolean }>`select ${isAllowed(actor)} as may`.execute(db);
  return rows[0]?.may ?? false;
};
