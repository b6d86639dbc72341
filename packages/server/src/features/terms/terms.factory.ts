import { type Kysely, sql } from 'kysely';
import type { DB } from '../../kernel/database/tables.ts';
import { readSettings } from '../../kernel/settings/settings.ts';

/** Accepts the default version of the terms for these users, or for everybody. */
export const acceptTermsFor = async (db: Kysely<DB>, emails?: readonly string[]): Promise<void> => {
  await sql`insert into terms_acceptance (user_id, terms_version)
    select id, ${readSettings({}).TERMS_VERSION} from app_user
    where ${emails ?? null}::text[] is null or email = any(${emails ?? null}::text[])
    on conflict do nothing`.execute(db);
};
