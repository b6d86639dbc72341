import { siteErrors } from '@attestry/contract/features/site/site.errors.ts';
import { lockedSiteFields, requiredSiteFields, toSiteForm } from '@attestry/contract/features/site/site.parts.ts';
import type { Site, SiteCreateForm, SiteEditForm } from '@attestry/contract/features/site/site.schema.ts';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import { requiredMessage } from '@attestry/contract/kernel/field-messages.ts';
import { valueAt } from '@attestry/contract/kernel/fields.ts';
import type { Contact } from '@attestry/contract/kernel/place-and-contact.ts';
import { sql } from 'kysely';
import { isOf } from '../../kernel/access/actor.ts';
import { openEdit } from '../../kernel/access/stored-record.ts';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { refuse, refuseArchiving } from '../../kernel/calls/refusal.ts';
import { formerValue } from '../../kernel/change-log/former-value.ts';
import type { Writer } from '../../kernel/database/database.ts';
import { lockRows } from '../../kernel/database/lock-rows.ts';
import { columnValuesOf } from '../../kernel/fields/bound-fields.ts';
import { contactColumns } from '../../kernel/fields/contact.ts';
import { refuseLockedChanges } from '../../kernel/fields/edited-form.ts';
import { companyAccess, seeCompany } from '../company/company.public.ts';
import { readSite, storedSite } from './site.queries.ts';
import { siteAccess } from './site.scope.ts';
import { endFormerRelations, lockForMove } from './site-move.commands.ts';

type Contacts = Pick<SiteEditForm, 'generalContact' | 'technicalContact' | 'commercialContact'>;

const saveContact = async (
  db: Writer,
  siteId: string,
  type: 'General' | 'Technical' | 'Commercial',
  contact: Contact,
) => {
  const columns = contactColumns(contact);
  const sent = Object.values(columns).filter((value) => value !== undefined);
  if (sent.length === 0) return;
  const row = { site_id: siteId, type };
  if (sent.every((value) => value === null))
    await db.updateTable('site_contact').set(columns).where('site_id', '=', siteId).where('type', '=', type).execute();
  else
    await db
      .insertInto('site_contact')
      .values({ ...row, ...columns })
      .onConflict((conflict) => conflict.columns(['site_id', 'type']).doUpdateSet(columns))
      .execute();
};

const saveContacts = async (db: Writer, siteId: string, contacts: Contacts) => {
  await saveContact(db, siteId, 'General', contacts.generalContact);
  await saveContact(db, siteId, 'Technical', contacts.technicalContact);
  await saveContact(db, siteId, 'Commercial', contacts.commercialContact);
};

/** A company that the caller does not see is treated as unknown. It is locked, or it could be archived meanwhile. */
const requireCompany = async ({ db, actor }: WriteContext, id: string) => {
  await lockRows(db, 'company', [id]);
  const { rows } = await sql<{ may: boolean; archived: boolean }>`
    select ${companyAccess.may(actor, 'addSite')} as may, company.status = 'Archived' as archived
    from company where company.id = ${id}::bigint and ${seeCompany(actor)}`.execute(db);
  const [company] = rows;
  if (!company) throw refuse(siteErrors.unknownCompany);
  if (!company.may) throw refuse(kernelErrors.denied);
  if (company.archived) throw refuse(siteErrors.archivedCompany);
};

/**
 * The certification body that creates a site or that it is created for; a certification body's user names only their
 * own.
 */
const certificationBodyOf = ({ actor }: WriteContext, asked: string | undefined): string | undefined => {
  if (!isOf(actor, 'cb')) return asked;
  const own = actor.organisations.certificationBodies;
  if (asked && !own.includes(asked)) throw refuse(siteErrors.unknownCertificationBody);
  return asked ?? own[0];
};

/** Adds a site to a user's secondary organisations. Edits of the user's previous version become stale. */
const giveSite = async (db: Writer, userId: string, siteId: string) => {
  await sql`update app_user set version = version + 1 where id = ${userId}::bigint`.execute(db);
  await db
    .insertInto('user_organisation')
    .values({ user_id: userId, organisation_type: 'Site', organisation_id: siteId })
    .execute();
};

/**
 * Creates a site. A company's user who creates one is assigned to it. A certification body's user is not, because an
 * assigned site gives access to all its audits, including those of other bodies; having created it is their relation.
 */
export const createSite = async (ctx: WriteContext, form: SiteCreateForm): Promise<{ id: string }> => {
  await requireCompany(ctx, form.site.companyId);
  const { id } = await ctx.db
    .insertInto('site')
    .values({
      ...columnValuesOf(storedSite, form.site),
      created_by_cb_id: certificationBodyOf(ctx, form.certificationBodyExternalId),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveContacts(ctx.db, id, form);
  if (isOf(ctx.actor, 'company')) await giveSite(ctx.db, ctx.actor.id, id);
  return { id };
};

/** Fields omitted from the form keep their values; empty ones are cleared. */
const refuseCleared = ({ actor }: WriteContext, form: SiteEditForm) => {
  const missing = requiredSiteFields(actor.role).filter((path) => valueAt(form, path) === '');
  if (missing.length === 0) return;
  throw refuse(kernelErrors.invalid, { fields: missing.map((path) => ({ path, message: requiredMessage })) });
};

export const updateSite = async (ctx: WriteContext, id: string, form: SiteEditForm): Promise<Site> => {
  await lockForMove(ctx, id, form.site.companyId);
  const { present, version } = await openEdit(ctx, siteAccess, id, readSite);
  refuseLockedChanges(siteErrors.lockedFields, lockedSiteFields(ctx.actor.role), form, toSiteForm(present));
  refuseCleared(ctx, form);
  const moves = form.site.companyId !== present.companyId;
  if (moves) await requireCompany(ctx, form.site.companyId);
  await ctx.db
    .updateTable('site')
    .set({ ...columnValuesOf(storedSite, form.site), version: version + 1 })
    .where('id', '=', id)
    .execute();
  await saveContacts(ctx.db, id, form);
  const saved = await readSite(ctx, id);
  if (moves) await endFormerRelations(ctx, present, saved);
  return saved;
};

/** Archives a site, or unarchives it and restores its former status. */
export const setArchived = async (ctx: WriteContext, id: string, archived: boolean): Promise<Site> => {
  await siteAccess.lock(ctx, id, 'archive');
  const before = await formerValue(ctx.db, { entity: 'site', id, field: 'status' }, 'Archived');
  const { numUpdatedRows } = await ctx.db
    .updateTable('site')
    .set((row) => ({ status: archived ? 'Archived' : (before ?? 'Active'), version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('status', archived ? '<>' : '=', 'Archived')
    .executeTakeFirst();
  if (!numUpdatedRows) throw refuseArchiving(archived);
  return readSite(ctx, id);
};
