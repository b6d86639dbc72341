import {
  maxOptions,
  minSearchLength,
  type OptionsSearch,
} from '@attestry/contract/features/certification-body/certification-body.schema.ts';
import type { Named } from '@attestry/contract/kernel/fields.ts';
import { sql } from 'kysely';
import type { Actor } from '../../kernel/access/actor.ts';
import { allOf, among, anyOf, never, type Predicate } from '../../kernel/access/predicates.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { readNameOfBody } from './certification-body.scope.ts';

/** Certification bodies under the alias `body` that pickers offer: not fully suspended, and with an active main office. */
export const isActiveBody = sql<boolean>`(body.suspension_status <> 'Full' and not exists (
  select from office where office.certification_body_id = body.id and office.is_main and office.status = 'Archived'))`;

/**
 * Every typed word begins a word of the name or is one typing error away. There are few enough names to read them all each
 * time.
 */
const byWords = (term: string): Predicate => sql<boolean>`(
  cardinality(search_tokens(${term})) > 0 and not exists (
    select from unnest(search_tokens(${term})) as typed
    where not exists (
      select from unnest(search_tokens(body.name)) as word
      where starts_with(word, typed) or (length(typed) >= 4 and one_typing_error(typed, word)))))`;

const hasId = (text: string): Predicate => sql<boolean>`body.id = ${text}::bigint`;

/**
 * A certification body asked for by id is named in any state, since a filter or a record may refer to it, to those who may
 * read its name.
 */
const offered = ({ search, id }: OptionsSearch, actor: Actor): Predicate => {
  if (id !== undefined) return allOf(hasId(id), readNameOfBody(actor));
  if (!search) return allOf(isActiveBody, among(sql`body.id`, actor.organisations.certificationBodies));
  if (search.length < minSearchLength) return never;
  return allOf(isActiveBody, anyOf(byWords(search), /^\d{1,18}$/.test(search) ? hasId(search) : never));
};

/**
 * Certification bodies for a picker. Pickers are an exception to scopes: they offer active organisations by id and name, a
 * few at a time, the caller's primary one first.
 */
export const optionsFor = async ({ db, actor }: Context, query: OptionsSearch): Promise<Named[]> => {
  const [primary] = actor.organisations.certificationBodies;
  const { rows } = await sql<Named>`select body.id::text, body.name from certification_body as body
    where ${offered(query, actor)}
    order by body.id = ${primary ?? null}::bigint desc, body.name collate "und-x-icu", body.id limit ${maxOptions}`.execute(
    db,
  );
  return rows;
};
