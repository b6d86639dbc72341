import type { Role } from '@attestry/contract/kernel/permissions.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../kernel/database/tables.ts';
import { makeCertificationBody } from '../audit/audit.factory.ts';

interface Directory<Caller> {
  owner: Kysely<DB>;
  as(person: { role: Role; organisations: readonly (readonly ['CertificationBody', string])[] }): Promise<Caller>;
}

/** A certification body and people of it, each of whom may have a few uploads under way at once. */
export const bodyThatUploads = async <Caller>({ owner, as }: Directory<Caller>) => {
  const body = await makeCertificationBody(owner);
  const colleague = () => as({ role: 'CB Full Admin', organisations: [['CertificationBody', body.id]] });
  const colleagues = (count: number) => Promise.all(Array.from({ length: count }, colleague));
  return { body, cb: await colleague(), colleagues };
};

/** The audits of a site as they are stored, in the order in which they came. */
export const auditsIn =
  ({ owner }: { owner: Kysely<DB> }) =>
  (siteId: string) =>
    owner.selectFrom('audit').selectAll().where('site_id', '=', siteId).orderBy('id').execute();
