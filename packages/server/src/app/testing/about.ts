import type { Kysely } from 'kysely';
import type { DB } from '../../kernel/database/tables.ts';

export type Owner = Kysely<DB>;

/** The record a call is about, and other ids its input needs. */
export interface About {
  id: string;
  owner: Owner;
  /** A certification body that forms may name. */
  certificationBodyId: string;
}

export const byId = ({ id }: About) => ({ id });
