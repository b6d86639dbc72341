import type { ShareableEntity } from '@attestry/contract/kernel/shares.ts';
import type { Insertable, Kysely } from 'kysely';
import type { DB } from '../../kernel/database/tables.ts';
import { makeCompany } from '../company/company.factory.ts';

type Overrides<T extends keyof DB> = Partial<Insertable<DB[T]>>;

let made = 0;

/** A site for a test, by default in the United Kingdom and of a new company. */
export const makeSite = async (
  db: Kysely<DB>,
  overrides: Overrides<'site'> = {},
): Promise<{ id: string; name: string; companyId: string }> => {
  made += 1;
  const company_id = overrides.company_id ?? (await makeCompany(db)).id;
  return db
    .insertInto('site')
    .values({
      name: `Site ${made}`,
      address_line1: '2 Mill Lane',
      city: 'Hull',
      country_id: 826,
      ...overrides,
      company_id,
    })
    .returning(['id', 'name', 'company_id as companyId'])
    .executeTakeFirstOrThrow();
};

/** A contact of a site, by default the general one. */
export const makeSiteContact = (
  db: Kysely<DB>,
  siteId: string,
  overrides: Overrides<'site_contact'> = {},
): Promise<{ id: string }> =>
  db
    .insertInto('site_contact')
    .values({ site_id: siteId, type: 'General', name: 'Ben Quill', email: 'ben@site.example', ...overrides })
    .returning('id')
    .executeTakeFirstOrThrow();

/** A site with all its contacts, as an edit requires. */
export const makeCompleteSite: typeof makeSite = async (db, overrides) => {
  const site = await makeSite(db, overrides);
  for (const type of ['General', 'Technical', 'Commercial']) await makeSiteContact(db, site.id, { type });
  return site;
};

/** Shares a site or a company with an organisation. */
export const shareWith = (
  db: Kysely<DB>,
  shared: { type: ShareableEntity; id: string },
  target: { type: 'Company' | 'Site' | 'CertificationBody'; id: string },
): Promise<{ id: string }> =>
  db
    .insertInto('share')
    .values({ entity_type: shared.type, entity_id: shared.id, target_type: target.type, target_id: target.id })
    .returning('id')
    .executeTakeFirstOrThrow();

/** The next audit of a site: by default a confirmed, announced Food audit on 3 March 2999. */
export const makeSchedule = (
  db: Kysely<DB>,
  of: { siteId: string; certificationBodyId: string },
  overrides: Overrides<'audit_schedule'> = {},
): Promise<{ id: string }> =>
  db
    .insertInto('audit_schedule')
    .values({
      site_id: of.siteId,
      certification_body_id: of.certificationBodyId,
      standard_id: 4,
      scheduled_for: '2999-03-03',
      type: 'Announced',
      status: 'Confirmed',
      ...overrides,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
