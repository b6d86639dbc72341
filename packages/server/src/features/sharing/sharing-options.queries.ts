import { sharingErrors } from '@attestry/contract/features/sharing/sharing.errors.ts';
import { type SharingOption, sharingOptionId } from '@attestry/contract/features/sharing/sharing.schema.ts';
import { type SharingOptionName, sharingOptionNames } from '@attestry/contract/kernel/sharing-options.ts';
import { type RawBuilder, sql } from 'kysely';
import type { EntityAccess } from '../../kernel/access/entity-access.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { auditAccess, siteSharingOption } from '../audit/audit.public.ts';
import { siteAccess } from '../site/site.public.ts';

/** A record type with sharing options: a site, or an audit. */
export interface Optional {
  access: Pick<EntityAccess<'setSharingOptions'>, 'lock' | 'requireVerb'>;
  /** The table with the record's own option, by the id of the record. */
  table: 'site_sharing_option' | 'audit_sharing_option';
  key: 'site_id' | 'audit_id';
  /** The option set on the parent of a record, such as an audit's site; null if none is. */
  above(id: string): RawBuilder<SharingOptionName | null>;
}

export const siteOptions: Optional = {
  access: siteAccess,
  table: 'site_sharing_option',
  key: 'site_id',
  above: () => sql`null`,
};

export const auditOptions: Optional = {
  access: auditAccess,
  table: 'audit_sharing_option',
  key: 'audit_id',
  above: (id) => siteSharingOption(sql`(select site_id from audit where id = ${id}::bigint)`),
};

/**
 * The options with the effective one: the record's own, otherwise that of an audit's site, otherwise the deployment's.
 */
export const presentOptions = async (
  { db, kernel }: Context,
  { table, key, above }: Optional,
  id: string,
): Promise<SharingOption[]> => {
  const { rows } = await sql<Record<'own' | 'above', SharingOptionName | null>>`
    select (select option from ${sql.table(table)} where ${sql.ref(key)} = ${id}::bigint) as own, ${above(id)} as above
  `.execute(db);
  const own = rows[0]?.own ?? undefined;
  const applies = own ?? rows[0]?.above ?? kernel.settings.SHARING_OPTION;
  return sharingOptionNames.map((name) => ({
    sharingExternalId: sharingOptionId(name),
    name,
    value: name === applies,
    isInherited: name === applies && own === undefined,
  }));
};

export const listOptions = async (ctx: Context, optional: Optional, id: string): Promise<SharingOption[]> => {
  await optional.access.requireVerb(ctx, id, 'setSharingOptions', { denied: sharingErrors.optionsDenied });
  return presentOptions(ctx, optional, id);
};
