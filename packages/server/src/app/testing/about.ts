import type { Kysely } from 'kysely';
import type { DB } from '../../kernel/database/tables.ts';

/** What an endpoint's path or body can be about: its relation to the caller is what decides. */
export type Subject = 'company' | 'site' | 'audit' | 'certificationBody' | 'office' | 'mainOffice' | 'recall' | 'user';

/** The record a call is about, and what else its input needs. */
export interface About {
  id: string;
  owner: Kysely<DB>;
  /** A certification body to name in forms. */
  certificationBodyId: string;
}
