import type { OrganisationType } from '@attestry/contract/kernel/organisation.ts';
import { sql } from 'kysely';
import { type Actor, isOf } from '../../kernel/access/actor.ts';
import type { Predicate } from '../../kernel/access/predicates.ts';

/** An organisation that may ask for reports. */
export interface Asker {
  type: 'Company' | 'Site';
  id: string;
}

/** For whom the actor asks: their primary organisation. Certification bodies and the others ask for no reports. */
export const askerOf = (actor: Actor): Asker | undefined => {
  const [company] = isOf(actor, 'company') ? actor.organisations.companies : [];
  const [site] = isOf(actor, 'site') ? actor.organisations.sites : [];
  if (company) return { type: 'Company', id: company };
  return site ? { type: 'Site', id: site } : undefined;
};

/** The rows of `request` that the organisation made. */
export const isOfAsker = ({ type, id }: { type: OrganisationType; id: string }): Predicate =>
  sql<boolean>`(request.organisation_type = ${type} and request.organisation_id = ${id}::bigint)`;
