import { keptForHours } from '@attestry/contract/features/kept-export/kept-export.schema.ts';
import { sql } from 'kysely';
import type { Actor } from '../../kernel/access/actor.ts';
import { allOf, type Predicate } from '../../kernel/access/predicates.ts';

export const keptForMs = keptForHours * 3_600_000;

/** What decides which rows a person sees, as text: a file is given to nobody who has changed since. */
export const readerOf = ({ role, tiers, organisations, primaryCompany = '' }: Actor): string => {
  const { companies, sites, certificationBodies, accreditationBodies } = organisations;
  const ids = [companies, sites, certificationBodies, accreditationBodies].map((some) => [...some].sort());
  return JSON.stringify([role, tiers, primaryCompany, ...ids]);
};

/** Exports are seen by the person who asked for them alone, until a day after they have ended. Under the alias `kept`. */
export const seeKeptExport = (actor: Actor, now: Date): Predicate =>
  allOf(
    sql<boolean>`kept.user_id = ${actor.id}::bigint`,
    sql<boolean>`kept.reader = ${readerOf(actor)}`,
    sql<boolean>`(kept.ended_at is null or kept.ended_at > ${new Date(now.getTime() - keptForMs)})`,
  );
