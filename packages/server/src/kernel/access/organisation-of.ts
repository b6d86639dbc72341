import type { Reader } from '../database/database.ts';
import { type Actor, isOf } from './actor.ts';

/** The company of the first of these sites: people of its sites take its share. */
const companyOf = async (db: Reader, sites: readonly string[]): Promise<string | undefined> => {
  const [id] = sites;
  const site = id && (await db.selectFrom('site').where('id', '=', id).select('company_id').executeTakeFirst());
  return site ? site.company_id : undefined;
};

/**
 * The one organisation whose share of places, turns and room a person takes, however many they belong to: such as
 * `CertificationBody 12`. Whoever belongs to none stands for themselves.
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
