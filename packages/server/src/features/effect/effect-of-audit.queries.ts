import { auditLifeErrors } from '@attestry/contract/features/audit-life/audit-life.errors.ts';
import type { ArchivingOfAudit, ValidationOfAudit } from '@attestry/contract/features/effect/effect.schema.ts';
import { sql } from 'kysely';
import { isOf } from '../../kernel/access/actor.ts';
import { oneFound } from '../../kernel/access/guards.ts';
import { among } from '../../kernel/access/predicates.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { withProductNameSql } from '../../kernel/settings/product-name.ts';
import { auditAccess, hasCertificate, isPublished, seeAudit } from '../audit/audit.public.ts';
import {
  neighboursOf,
  recordInSlot,
  requireValidatable,
  standingWhenValidated,
} from '../audit-life/audit-life.public.ts';
import { publishedCertificates } from '../public-directory/public-directory.public.ts';
import { auditRelations } from '../reach/reach.public.ts';

const viewOf = ({ today, kernel: { settings } }: Context) => ({ today, settings });

/** The name of a row of `standard`. */
const nameOfStandardIn = ({ kernel: { settings } }: Context) => withProductNameSql(sql`standard.name`, settings);

const losingSight = sql`(select count(*)::int from (${auditRelations.shared.organisations}) as losing)`;

export const archivingOfAudit = async (ctx: Context, id: string): Promise<ArchivingOfAudit> => {
  const { actor, db, today } = ctx;
  await auditAccess.requireVerb(ctx, id, 'archive');
  const { rows } = await sql<Omit<ArchivingOfAudit, 'ends'>>`
    select record.site_name as site, ${nameOfStandardIn(ctx)} as standard, record.record_status = 'Current' as "isCurrent",
      (select ${hasCertificate(today)} from audit where audit.id = record.id) as "hasCertificate",
      (select case when ${auditAccess.may(actor, 'share')} then ${losingSight} end
        from audit where audit.id = record.id) as "losingSight"
    from audit as record join standard on standard.id = record.standard_id where record.id = ${id}::bigint`.execute(db);
  const [ends = null] = await publishedCertificates(ctx, among(sql`audit.id`, [id]));
  return { ...oneFound(rows), ends };
};

/** The names of a record, and what the public directory would show of it once it is Current. */
const namedAndAppearing = async (
  ctx: Context,
  id: string,
): Promise<Pick<ValidationOfAudit, 'site' | 'standard' | 'appears'>> => {
  const { rows } = await sql<Pick<ValidationOfAudit, 'site' | 'standard' | 'appears'>>`
    select audit.site_name as site, ${nameOfStandardIn(ctx)} as standard,
      case when ${isPublished(viewOf(ctx), 'validated')}
        then jsonb_build_object('standard', ${nameOfStandardIn(ctx)}, 'until', audit.expiry_date) end as appears
    from audit join site on site.id = audit.site_id join standard on standard.id = audit.standard_id
      cross join lateral (select 'Current' as record_status, audit.certification_status, audit.expiry_date,
        audit.is_visible) as validated
    where audit.id = ${id}::bigint`.execute(ctx.db);
  return oneFound(rows);
};

/** Whether the caller sees the record that would be closed; otherwise nothing about it is revealed. */
const isInSight = async ({ db, actor }: Context, id: string): Promise<boolean> => {
  const { rows } = await sql`select from audit where audit.id = ${id}::bigint and ${seeAudit(actor)}`.execute(db);
  return rows.length > 0;
};

export const validationOfAudit = async (ctx: Context, id: string): Promise<ValidationOfAudit> => {
  const denied = isOf(ctx.actor, 'body') ? auditLifeErrors.notHolding : undefined;
  await auditAccess.requireVerb(ctx, id, 'validate', { denied });
  const record = await recordInSlot(ctx, id);
  const neighbours = await neighboursOf(ctx, record);
  const standing = standingWhenValidated(record, neighbours);
  await requireValidatable(ctx, record, standing);
  const { recordStatus: becomes } = standing;
  const isCurrent = becomes === 'Current';
  const { present } = neighbours;
  const named = await namedAndAppearing(ctx, id);
  const closes = isCurrent && present && (await isInSight(ctx, present.id)) ? present : null;
  return {
    ...named,
    becomes,
    appears: isCurrent ? named.appears : null,
    closes: closes && { id: closes.id, startDate: closes.startDate },
  };
};
