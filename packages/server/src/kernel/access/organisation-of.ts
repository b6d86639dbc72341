import type { Reader } from '../database/database.ts';
import { type Actor, isOf } from './actor.ts';

/** The company of the first of these sites: a site's users share its company's limits. */
const companyOf = async (db: Reader, sites: readonly string[]): Promise<string | undefined> => {
  const [id] = sites;
  const site = id && (await db.selectFrom('site').where('id', '=', id).select('company_id').executeTakeFirst());
  return site ? site.company_id : undefined;
};

/**
 * The one organisation to whose limits a person's work counts, however many they belong to, such as `CertificationBody
 * 12`. A person without an organisation counts separately.
 */
export const organisationOf = async (db: Reader, actor: Actor): Promise<string> => {
  if (isOf(actor, 'body')) return 'StandardsBody';
  const { certificationBodies, accreditationBodies, companies, sites } = actor.organisations;
  const named = (type: string, id: string | undefined) => (id === undefined ? [] : [`${type} ${id}`]);
  const [first] = [
    ...named('CertificationBody', certificationBodies[0]),
    ...named('AccreditationBody', accreditationBodies[0]),
    ...named('Company', companies[0] ?? (await companyOf(db, sites))),
  ];
  return first ?? `Person ${actor.id}`;
};
