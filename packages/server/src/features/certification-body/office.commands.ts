import { certificationBodyErrors } from '@attestry/contract/features/certification-body/certification-body.errors.ts';
import type {
  Office,
  OfficeCreateForm,
  OfficeEditForm,
  officeVerbs,
} from '@attestry/contract/features/certification-body/certification-body.schema.ts';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import { looseLocationFields } from '@attestry/contract/kernel/place-and-contact.ts';
import { type RawBuilder, sql } from 'kysely';
import { openEdit } from '../../kernel/access/stored-record.ts';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { refuse, refuseArchiving } from '../../kernel/calls/refusal.ts';
import type { Writer } from '../../kernel/database/database.ts';
import { lockRows } from '../../kernel/database/lock-rows.ts';
import { bindFields, columnValuesOf } from '../../kernel/fields/bound-fields.ts';
import { contactColumns } from '../../kernel/fields/contact.ts';
import { locationColumns } from '../../kernel/fields/location.ts';
import { refuseOwnApproval } from './approved-body.queries.ts';
import { bodyAccess, officeAccess, seeBody } from './certification-body.scope.ts';
import { readOffice } from './office.queries.ts';

const storedLocation = bindFields(looseLocationFields, { table: 'office', ...locationColumns });

interface Place {
  office_id: string;
  certification_body_id: string;
}

const saveContact = async (db: Writer, place: Place, contact: OfficeEditForm['contact']) => {
  const columns = contactColumns(contact ?? {});
  if (Object.values(columns).every((line) => line === undefined)) return;
  await db
    .insertInto('office_contact')
    .values({ ...place, ...columns })
    .onConflict((conflict) => conflict.column('office_id').doUpdateSet(columns))
    .execute();
};

/** Standards that stay are not written again, so that the change log only has the added and removed ones. */
const saveStandards = async (db: Writer, place: Place, standards: readonly string[]) => {
  await sql`delete from office_standard
    where office_id = ${place.office_id} and standard_id <> all(${standards}::int[])`.execute(db);
  await sql`insert into office_standard (office_id, certification_body_id, standard_id)
    select ${place.office_id}, ${place.certification_body_id}, held from unnest(${standards}::int[]) as held
    on conflict do nothing`.execute(db);
};

const saveParts = async (db: Writer, place: Place, { contact, standards }: OfficeEditForm) => {
  await saveContact(db, place, contact);
  if (standards) await saveStandards(db, place, standards);
};

/** Inserts an office with its contact and standards; answers its id. */
export const insertOffice = async (
  db: Writer,
  bodyId: string,
  form: OfficeEditForm,
  isMain: boolean,
): Promise<string> => {
  const { id } = await db
    .insertInto('office')
    .values({
      certification_body_id: bodyId,
      name: form.name,
      is_main: isMain,
      is_public: form.visibility,
      ...columnValuesOf(storedLocation, form.location ?? {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveParts(db, { office_id: id, certification_body_id: bodyId }, form);
  return id;
};

/**
 * Locks a certification body until the command ends: commands that write an office lock it first, so that the
 * archiving of one and of all do not cross.
 */
const holdBody = (db: Writer, id: RawBuilder<unknown>) => lockRows(db, 'certification_body', sql`array[${id}]`);

/** A certification body that the caller does not see, or whose main office is archived, is treated as unknown. */
const requireBody = async ({ db, actor }: WriteContext, id: string) => {
  await holdBody(db, sql`${id}::bigint`);
  const { rows } = await sql<{
    may: boolean;
  }>`select ${bodyAccess.may(actor, 'addOffice')} as may from certification_body as body
    where body.id = ${id}::bigint and ${seeBody(actor)} and not exists (select from office
      where office.certification_body_id = body.id and office.is_main and office.status = 'Archived')`.execute(db);
  const { field = '', ...unknown } = certificationBodyErrors.unknownCertificationBody;
  if (!rows[0]) throw refuse(unknown, { fields: [{ path: field, message: unknown.message }] });
  if (!rows[0].may) throw refuse(kernelErrors.denied);
};

const given = ({ standards = [] }: OfficeEditForm) => sql`select unnest(${standards}::int[])`;
const heldBy = (id: string) => sql`select standard_id from office_standard where office_id = ${id}::bigint`;

export const createOffice = async (ctx: WriteContext, form: OfficeCreateForm): Promise<{ id: string }> => {
  await requireBody(ctx, form.certificationBodyId);
  await refuseOwnApproval(ctx, sql`${form.certificationBodyId}::bigint`, given(form));
  return { id: await insertOffice(ctx.db, form.certificationBodyId, form, false) };
};

const lock = async (ctx: WriteContext, id: string, verb: keyof typeof officeVerbs) => {
  await holdBody(ctx.db, sql`(select certification_body_id from office where id = ${id}::bigint)`);
  return officeAccess.lock(ctx, id, verb);
};

/** A certification body takes the name and the visibility of its main office. */
const copyToBody = async (db: Writer, present: Office, { name, visibility = present.visibility }: OfficeEditForm) => {
  if (name === present.name && visibility === present.visibility) return;
  await db
    .updateTable('certification_body')
    .set((row) => ({ name, remove_from_public_view: !visibility, version: row('version', '+', 1) }))
    .where('id', '=', present.certificationBody.id)
    .execute();
};

export const updateOffice = async (ctx: WriteContext, id: string, form: OfficeEditForm): Promise<Office> => {
  const { present, version } = await openEdit(ctx, { lock }, id, readOffice);
  const added = sql`${given(form)} except ${heldBy(id)}`;
  await refuseOwnApproval(ctx, sql`${present.certificationBody.id}::bigint`, added);
  await ctx.db
    .updateTable('office')
    .set({
      name: form.name,
      is_public: present.isMainOffice ? undefined : form.visibility,
      ...columnValuesOf(storedLocation, form.location ?? {}),
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
  await saveParts(ctx.db, { office_id: id, certification_body_id: present.certificationBody.id }, form);
  if (present.isMainOffice) await copyToBody(ctx.db, present, form);
  return readOffice(ctx, id);
};

/** Archiving a main office archives its active sub offices too. */
export const archive = async (ctx: WriteContext, id: string): Promise<Office> => {
  await lock(ctx, id, 'archive');
  const { numAffectedRows } =
    await sql`update office set status = 'Archived', archived_with_main = office.id <> asked.id, version = office.version + 1
    from office as asked
    where asked.id = ${id}::bigint and office.status <> 'Archived'
      and (office.id = asked.id
        or asked.is_main and office.certification_body_id = asked.certification_body_id)`.execute(ctx.db);
  if (!numAffectedRows) throw refuseArchiving(true);
  return readOffice(ctx, id);
};

const requireActiveMain = async ({ db }: WriteContext, id: string) => {
  const { rows } = await sql`select from office join office as main using (certification_body_id)
    where office.id = ${id}::bigint and not office.is_main and main.is_main and main.status = 'Archived'`.execute(db);
  if (rows.length > 0) throw refuse(certificationBodyErrors.mainOfficeArchived);
};

/** Restoring a main office restores the sub offices that were archived with it. */
export const unarchive = async (ctx: WriteContext, id: string): Promise<Office> => {
  await lock(ctx, id, 'archive');
  await requireActiveMain(ctx, id);
  await refuseOwnApproval(ctx, sql`(select certification_body_id from office where id = ${id}::bigint)`, heldBy(id));
  const { numAffectedRows } =
    await sql`update office set status = 'Active', archived_with_main = false, version = office.version + 1
    from office as asked
    where asked.id = ${id}::bigint and office.status = 'Archived'
      and (office.id = asked.id or asked.is_main and office.archived_with_main
        and office.certification_body_id = asked.certification_body_id)`.execute(ctx.db);
  if (!numAffectedRows) throw refuseArchiving(false);
  return readOffice(ctx, id);
};
