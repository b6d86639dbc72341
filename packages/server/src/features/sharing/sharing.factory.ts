import { numberOf, type OrganisationType } from '@attestry/contract/kernel/organisation.ts';
import type { Insertable, Kysely } from 'kysely';
import type { DB } from '../../kernel/database/tables.ts';
import { makeAudit } from '../audit/audit.factory.ts';
import { makeSite } from '../site/site.factory.ts';

/** A caller who shares and gets the answer. */
interface Sharer<A> {
  post(url: string, body?: object): Promise<A>;
  send(options: { method: 'DELETE'; url: string; payload: object }): Promise<A>;
}

const formFor = (sharedId: string, type: OrganisationType, sharedWithId: string) => ({
  sharedWithType: numberOf(type),
  sharedWithId,
  sharedId,
});

/** Shares the record of an entity, by its path, with an organisation. */
export const share = <A>(by: Sharer<A>, path: string, ...form: Parameters<typeof formFor>): Promise<A> =>
  by.post(`${path}/share`, formFor(...form));

/** Stops sharing it. */
export const unshare = <A>(by: Sharer<A>, path: string, ...form: Parameters<typeof formFor>): Promise<A> =>
  by.send({ method: 'DELETE', url: `${path}/removeShare`, payload: formFor(...form) });

/** A site of a company with one audit, by their ids. */
export const makeAuditedSite = async (
  db: Kysely<DB>,
  companyId: string,
  values: Partial<Insertable<DB['audit']>> = {},
): Promise<{ site: string; name: string; audit: string }> => {
  const site = await makeSite(db, { company_id: companyId });
  const audit = await makeAudit(db, { site_id: site.id, ...values });
  return { site: site.id, name: site.name, audit: audit.id };
};
