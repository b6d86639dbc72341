import type { Insertable, Kysely } from 'kysely';
import type { DB } from '../../kernel/database/tables.ts';

/** An office of a certification body for a test: a sub office in the United Kingdom unless told otherwise. */
export const makeOffice = (
  db: Kysely<DB>,
  bodyId: string,
  overrides: Partial<Insertable<DB['office']>> = {},
): Promise<{ id: string; name: string }> =>
  db
    .insertInto('office')
    .values({
      certification_body_id: bodyId,
      name: `Office of ${bodyId}`,
      address_line1: '4 Quay Street',
      city: 'Hull',
      country_id: 826,
      ...overrides,
    })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();

/** The general contact of an office. */
export const makeOfficeContact = (
  db: Kysely<DB>,
  bodyId: string,
  officeId: string,
  overrides: Partial<Insertable<DB['office_contact']>> = {},
): Promise<{ office_id: string }> =>
  db
    .insertInto('office_contact')
    .values({
      office_id: officeId,
      certification_body_id: bodyId,
      name: 'Olive Reed',
      email: 'olive@office.example',
      phone_number: '+44 1482 000002',
      ...overrides,
    })
    .returning('office_id')
    .executeTakeFirstOrThrow();
