import { companyErrors } from '@attestry/contract/features/company/company.errors.ts';
import { lockedCompanyFields, toCompanyForm } from '@attestry/contract/features/company/company.parts.ts';
import type {
  Company,
  CompanyCreateForm,
  CompanyEditForm,
  FavouriteLimitForm,
} from '@attestry/contract/features/company/company.schema.ts';
import { openEdit } from '../../kernel/access/stored-record.ts';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { refuseArchiving } from '../../kernel/calls/refusal.ts';
import { formerValue } from '../../kernel/change-log/former-value.ts';
import type { Writer } from '../../kernel/database/database.ts';
import { columnValuesOf } from '../../kernel/fields/bound-fields.ts';
import { contactColumns } from '../../kernel/fields/contact.ts';
import { refuseLockedChanges } from '../../kernel/fields/edited-form.ts';
import { readCompany, storedCompany } from './company.queries.ts';
import { companyAccess } from './company.scope.ts';

const companyColumns = ({ company, ...form }: CompanyEditForm) =>
  columnValuesOf(storedCompany, { ...company, ...form });

const saveContact = (db: Writer, companyId: string, { contactDetails }: CompanyCreateForm['contact']) =>
  db
    .insertInto('company_contact')
    .values({ company_id: companyId, type: 'General', ...contactColumns(contactDetails) })
    .onConflict((conflict) => conflict.columns(['company_id', 'type']).doUpdateSet(contactColumns(contactDetails)))
    .execute();

/** Stores a new company, under a reserved id if there is one. */
export const createCompany = async (
  ctx: Pick<WriteContext, 'db'>,
  form: CompanyCreateForm,
  reserved?: string,
): Promise<{ id: string }> => {
  const { id } = await ctx.db
    .insertInto('company')
    .values({
      ...(reserved && { id: reserved }),
      ...companyColumns(form),
      favourite_limit: form.favouriteLimit,
      allow_export_list: form.allowExportList,
      created_by_cb_id: form.certificationBodyExternalId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveContact(ctx.db, id, form.contact);
  return { id };
};

export const updateCompany = async (ctx: WriteContext, id: string, form: CompanyEditForm): Promise<Company> => {
  const { present, version } = await openEdit(ctx, companyAccess, id, readCompany);
  refuseLockedChanges(companyErrors.lockedFields, lockedCompanyFields(ctx.actor.role), form, toCompanyForm(present));
  await ctx.db
    .updateTable('company')
    .set({ ...companyColumns(form), version: version + 1 })
    .where('id', '=', id)
    .execute();
  await saveContact(ctx.db, id, form.contact);
  return readCompany(ctx, id);
};

/** Archives a company, or unarchives it and restores its former status. */
export const setArchived = async (ctx: WriteContext, id: string, archived: boolean): Promise<Company> => {
  await companyAccess.lock(ctx, id, 'archive');
  const before = await formerValue(ctx.db, { entity: 'company', id, field: 'status' }, 'Archived');
  const { numUpdatedRows } = await ctx.db
    .updateTable('company')
    .set((row) => ({ status: archived ? 'Archived' : (before ?? 'Active'), version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('status', archived ? '<>' : '=', 'Archived')
    .executeTakeFirst();
  if (!numUpdatedRows) throw refuseArchiving(archived);
  return readCompany(ctx, id);
};

/** Sets whether the company's users may export lists, from their next call on. */
export const setExportAllowed = async (ctx: WriteContext, id: string, allowed: boolean): Promise<Company> => {
  await companyAccess.lock(ctx, id, 'preventExport');
  await ctx.db
    .updateTable('company')
    .set((row) => ({ allow_export_list: allowed, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('allow_export_list', '<>', allowed)
    .execute();
  return readCompany(ctx, id);
};

export const setFavouriteLimit = async (ctx: WriteContext, form: FavouriteLimitForm): Promise<Company> => {
  const { companyExternalId: id, favouriteTagLimit: limit } = form;
  await companyAccess.lock(ctx, id, 'setLimit');
  await ctx.db
    .updateTable('company')
    .set((row) => ({ favourite_limit: limit, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('favourite_limit', '<>', limit)
    .execute();
  return readCompany(ctx, id);
};
