import type { OptionsSearch } from '@attestry/contract/features/certification-body/certification-body.schema.ts';
import type { Named } from '@attestry/contract/kernel/fields.ts';
import { sql } from 'kysely';
import type { Actor } from '../../kernel/access/actor.ts';
import { allOf, among, type Predicate } from '../../kernel/access/predicates.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { maxFound, searchOrganisations } from '../organisation/organisation.public.ts';
import { readNameOfBody } from './certification-body.scope.ts';

/** Certification bodies under the alias `body` that pickers offer: not fully suspended, and with an active main office. */
export const isActiveBody = sql<boolean>`(body.suspension_status <> 'Full' and not exists (
  select from office where office.certification_body_id = body.id and office.is_main and office.status = 'Archived'))`;

/** Named in any state, since a filter or a record may refer to it, to those who may read its name. */
const named = (id: string, actor: Actor): Predicate =>
  allOf(sql<boolean>`body.id = ${id}::bigint`, readNameOfBody(actor));

const own = ({ organisations }: Actor): Predicate =>
  allOf(isActiveBody, among(sql`body.id`, organisations.certificationBodies));

/**
 * Certification bodies for a picker. Pickers are an exception to scopes: they offer active organisations by id and name, a
 * few at a time; without a search the caller's own, the primary one first.
 */
export const optionsFor = async ({ db, actor }: Context, { search, id }: OptionsSearch): Promise<Named[]> => {
  if (id === undefined && search) {
    const { found, similar } = await searchOrganisations(db, { types: ['CertificationBody'], term: search });
    return [...found, ...similar].map((body) => ({ id: body.id, name: body.name }));
  }
  const [primary] = actor.organisations.certificationBodies;
  const { rows } = await sql<Named>`select body.id::text, body.name from certification_body as body
    where ${id === undefined ? own(actor) : named(id, actor)}
    order by body.id = ${primary ?? null}::bigint desc, body.name collate "und-x-icu", body.id limit ${maxFound}`.execute(
    db,
  );
  return rows;
};
