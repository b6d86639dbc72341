import { readFile } from 'node:fs/promises';
import { accountEmail } from '@attestry/contract/kernel/fields.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../kernel/database/database.ts';
import { freshDatabase } from '../../kernel/testing/cluster.ts';

const migration = new URL('../../../migrations/0047_addresses_in_one_form.sql', import.meta.url);

describe('the addresses of existing accounts', () => {
  let owner: Database;
  let folding: string;

  const before = async (...emails: string[]) => {
    for (const email of emails)
      await sql`insert into app_user (email, first_name, last_name) values (${email}, 'A', 'B')`.execute(owner.writes);
    await owner.writePool.query(folding);
    const { rows } = await sql<{ email: string }>`select email from app_user order by id`.execute(owner.writes);
    return rows.map(({ email }) => email);
  };

  beforeAll(async () => {
    owner = openDatabase((await freshDatabase()).ownerUrl, 1);
    folding = await readFile(migration, 'utf8');
  });
  afterAll(() => owner.close());
  beforeEach(async () => {
    await owner.writePool.query(`truncate app_user cascade; drop index if exists app_user_email;
      alter table app_user drop constraint if exists app_user_email_in_one_form;
      create unique index app_user_email on app_user (lower(email));
      drop function if exists pg_temp.punycode, pg_temp.ascii_domain, pg_temp.one_form`);
  });

  it('are rewritten in the form’s current normalisation', async () => {
    const emails = [
      'Ada@Example.org',
      'ida@Bücher.example',
      'eva@BU\u0308CHER.example',
      'x@食品.例え',
      'y@faß.Straße.example',
      'a@b.example',
    ];
    expect(await before(...emails)).toEqual(emails.map((email) => accountEmail.parse(email)));
  });

  it('are unchanged if forms no longer accept them', async () => {
    expect(await before('MÜLLER@Example.org', 'adm\u0130n@example.org')).toEqual([
      'mÜller@example.org',
      'adm\u0130n@example.org',
    ]);
  });

  it('prevent the start, and are named, if two of them become equal', async () => {
    const both = before('ida@bücher.example', 'Ida@xn--bcher-kva.example', 'ada@example.org');
    await expect(both).rejects.toThrow(/one and the same: (ida@\S+, ida@\S+)\. Give all but one/i);
  });
});
