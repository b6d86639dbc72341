import { sharingErrors } from '@attestry/contract/features/sharing/sharing.errors.ts';
import {
  type auditOptionForm,
  type ChosenOption,
  type SharingOption,
  sharingOptionId,
  type siteOptionForm,
  statusesWithOptions,
} from '@attestry/contract/features/sharing/sharing.schema.ts';
import { sharingOptionNames } from '@attestry/contract/kernel/sharing-options.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import { always, among } from '../../kernel/access/predicates.ts';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import { auditAccess, shownStatus } from '../audit/audit.public.ts';
import { siteAccess } from '../site/site.public.ts';
import { auditOptions, type Optional, presentOptions, siteOptions } from './sharing-options.queries.ts';

/** Stores the option as the record's own; switching it off deletes that. */
const keep = async (
  ctx: WriteContext,
  { table, key }: Optional,
  id: string,
  { sharingExternalId, value }: ChosenOption,
): Promise<void> => {
  const option = sharingOptionNames.find((name) => sharingOptionId(name) === sharingExternalId);
  const [held, record] = [sql.table(table), sql.ref(key)];
  if (value)
    await sql`insert into ${held} (${record}, option) values (${id}::bigint, ${option})
      on conflict (${record}) do update set option = excluded.option`.execute(ctx.db);
  else await sql`delete from ${held} where ${record} = ${id}::bigint and option = ${option}`.execute(ctx.db);
};

export const setSiteOption = async (
  ctx: WriteContext,
  { siteExternalId: id, ...chosen }: z.output<typeof siteOptionForm>,
): Promise<SharingOption[]> => {
  await siteAccess.lock(ctx, id, 'setSharingOptions', { denied: sharingErrors.optionsDenied });
  await keep(ctx, siteOptions, id, chosen);
  return presentOptions(ctx, siteOptions, id);
};

/** The option cannot be set for any other certification status. */
export const setAuditOption = async (
  ctx: WriteContext,
  { auditExternalId: id, companyId, ...chosen }: z.output<typeof auditOptionForm>,
): Promise<SharingOption[]> => {
  const within = companyId ? among(sql`audit.owner_company_id`, [companyId]) : always;
  await auditAccess.lock(ctx, id, 'setSharingOptions', { within, denied: sharingErrors.optionsDenied });
  const { rows } = await sql`select from audit
    where id = ${id}::bigint and ${shownStatus(ctx.today)} = any(${statusesWithOptions}::text[])`.execute(ctx.db);
  if (rows.length === 0) throw refuse(sharingErrors.optionsDenied);
  await keep(ctx, auditOptions, id, chosen);
  return presentOptions(ctx, auditOptions, id);
};
