import { sql } from 'kysely';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import { clock } from '../../../kernel/clock/clock.ts';
import type { Database } from '../../../kernel/database/database.ts';

interface Row {
  payload: AdapterPayload;
  consumed: boolean;
}

type Db = Database['writes'];

const store = async (db: Db, model: string, id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> => {
  const expires = expiresIn === undefined ? null : new Date(clock.now().getTime() + expiresIn * 1000);
  const { grantId = null, uid = null, accountId = null } = payload;
  await sql`
    insert into oidc_record (model, id, payload, grant_id, uid, account_id, expires_at)
    values (${model}, ${id}, ${JSON.stringify(payload)}, ${grantId}, ${uid}, ${accountId}, ${expires})
    on conflict (model, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
      uid = excluded.uid, account_id = excluded.account_id, expires_at = excluded.expires_at`.execute(db);
};

const find = async (
  db: Db,
  model: string,
  column: 'id' | 'uid',
  value: string,
): Promise<AdapterPayload | undefined> => {
  // No record has such a value, and the database would refuse the query.
  if (value.includes('\0')) return undefined;
  const { rows } = await sql<Row>`
    select payload, consumed_at is not null as consumed from oidc_record
    where model = ${model} and ${sql.ref(column)} = ${value} and (expires_at is null or expires_at > ${clock.now()})`.execute(
    db,
  );
  const [row] = rows;
  return row && { ...row.payload, ...(row.consumed && { consumed: true }) };
};

/** Only the first use succeeds: codes and refresh tokens are valid once. */
const consume = async (db: Db, model: string, id: string): Promise<void> => {
  const { numAffectedRows } = await sql`
    update oidc_record set consumed_at = ${clock.now()}
    where model = ${model} and id = ${id} and consumed_at is null`.execute(db);
  if (!numAffectedRows) throw new errors.InvalidGrant('already used');
};

/** Stores the embedded provider's sessions, grants, codes and refresh tokens in the database, shared by all servers. */
export const createAdapter =
  (db: Db) =>
  (model: string): Adapter => ({
    upsert: (id, payload, expiresIn) => store(db, model, id, payload, expiresIn),
    find: (id) => find(db, model, 'id', id),
    findByUid: (uid) => find(db, model, 'uid', uid),
    // The device flow is not offered.
    findByUserCode: async () => undefined,
    consume: (id) => consume(db, model, id),
    destroy: async (id) => {
      await sql`delete from oidc_record where model = ${model} and id = ${id}`.execute(db);
    },
    revokeByGrantId: async (grantId) => {
      await sql`delete from oidc_record where model = ${model} and grant_id = ${grantId}`.execute(db);
    },
  });
