import { randomBytes, randomUUID } from 'node:crypto';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { sql } from 'kysely';
import type { Database, Writer } from '../../../kernel/database/database.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';

/** The keys the embedded provider signs with, the same on every server of a deployment. */
export interface SigningKey {
  privateJwk: JWK;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  cookieKey: string;
}

interface Row {
  signing_key: JWK;
  cookie_key: string;
}

const algorithm = 'RS256';
const lockKey = 4_150_818;

const readKey = async (db: Database['writes']): Promise<Row | undefined> =>
  (await sql<Row>`select signing_key, cookie_key from oidc_key`.execute(db)).rows[0];

const createKey = async (db: Writer): Promise<Row> => {
  // Servers that start together for the first time would each create a key, but only one can be stored.
  await sql`select pg_advisory_xact_lock(${lockKey})`.execute(db);
  const before = await readKey(db);
  if (before) return before;
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: algorithm, use: 'sig' };
  const row = { signing_key: key, cookie_key: randomBytes(32).toString('base64url') };
  await sql`insert into oidc_key (signing_key, cookie_key)
    values (${JSON.stringify(row.signing_key)}, ${row.cookie_key})`.execute(db);
  return row;
};

const imported = async (jwk: JWK): Promise<CryptoKey> => {
  const key = await importJWK(jwk, algorithm);
  if (key instanceof Uint8Array) throw new Error('The stored signing key is not an RSA key');
  return key;
};

/** Reads the deployment's signing key and cookie secret; creates them the first time. */
export const openSigningKey = async (database: Database): Promise<SigningKey> => {
  const row =
    (await readKey(database.writes)) ??
    (await inTransaction(database, { event: 'Create the signing key' }, (db) => createKey(db)));
  const { kty = 'RSA', n = '', e = '', kid = '' } = row.signing_key;
  return {
    privateJwk: row.signing_key,
    privateKey: await imported(row.signing_key),
    publicKey: await imported({ kty, n, e, kid, alg: algorithm }),
    cookieKey: row.cookie_key,
  };
};
