import type { Insertable, Kysely } from 'kysely';
import type { DB } from '../../kernel/database/tables.ts';

let made = 0;

/** A company for a test, by default in the United Kingdom. */
export const makeCompany = async (
  db: Kysely<DB>,
  overrides: Partial<Insertable<DB['company']>> = {},
): Promise<{ id: string; name: string }> => {
  made += 1;
  return db
    .insertInto('company')
    .values({ name: `Company ${made}`, address_line1: '1 Harbour Road', city: 'Hull', country_id: 826, ...overrides })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
};

/** The general contact of a company. */
export const makeCompanyContact = (
  db: Kysely<DB>,
  companyId: string,
  overrides: Partial<Insertable<DB['company_contact']>> = {},
): Promise<{ id: string }> =>
  db
    .insertInto('company_contact')
    .values({
      company_id: companyId,
      name: 'Ada Frost',
      email: 'ada@company.example',
      phone_number: '+44 1482 000000',
      fax_number: '+44 1482 000001',
      ...overrides,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
