import type { Kysely } from 'kysely';
import type { DB } from '../../kernel/database/tables.ts';

export type Owner = Kysely<DB>;

/** The record a call is about, and what else its input needs. */
export interface About {
  id: string;
  owner: Owner;
  /** A certification body to name in forms. */
  certificationBodyId: string;
}

export const byId = ({ id }: About) => ({ id });
