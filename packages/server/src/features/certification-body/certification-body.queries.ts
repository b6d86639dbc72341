import { officeList } from '@attestry/contract/features/certification-body/certification-body.list.ts';
import type {
  CertificationBody,
  Office,
  OfficeRow,
} from '@attestry/contract/features/certification-body/certification-body.schema.ts';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import type { Named } from '@attestry/contract/kernel/fields.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../kernel/access/actor.ts';
import { heldBefore, lastDeparture } from '../../kernel/change-log/former-value.ts';
import type { Reader } from '../../kernel/database/database.ts';
import { presentContact } from '../../kernel/fields/contact.ts';
import { presentLocation } from '../../kernel/fields/location.ts';
import type { Context } from '../../kernel/http/context.ts';
import { refuse } from '../../kernel/http/refusal.ts';
import { bindList } from '../../kernel/lists/list-source.ts';
import { withProductNameSql } from '../../kernel/settings/product-name.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import { nameOfCountry } from '../lookup/lookup.public.ts';
import {
  addOffice,
  archiveOffice,
  editBody,
  editOffice,
  seeBody,
  seeOffice,
  suspendBody,
} from './certification-body.scope.ts';

const officeVisuals = (actor: Actor) => sql`jsonb_build_object('isAbleToEdit', ${editOffice(actor)},
  'isAbleToArchive', ${archiveOffice(actor)})`;

interface ListedOffice {
  id: string;
  name: string;
  mainOffice: string;
  officeType: string;
  country: string | null;
  city: string | null;
  status: OfficeRow['status'];
  bodyId: string;
  suspensionStatus: OfficeRow['suspensionStatus'];
  visuals: OfficeRow['visuals'];
}

const present = (row: ListedOffice): OfficeRow => ({
  id: row.id,
  name: row.name,
  isMainOffice: row.officeType === 'Main Office',
  location: { city: row.city ?? '', country: { name: row.country ?? '' } },
  status: row.status,
  suspensionStatus: row.suspensionStatus,
  certificationBody: { id: row.bodyId, name: row.mainOffice },
  visuals: row.visuals,
});

const officeType = sql`case when office.is_main then 'Main Office' else 'Sub Office' end`;

export const offices = bindList(officeList, {
  from: sql`office_listing as office`,
  id: sql`office.id`,
  columns: {
    id: { at: sql`office.id` },
    name: { at: sql`office.name` },
    mainOffice: { at: sql`office.certification_body` },
    officeType: { at: officeType },
    country: {
      at: sql`office.country`,
      by: sql`office.country_id`,
      type: 'int',
      nameOf: nameOfCountry,
      nullable: true,
    },
    city: { at: sql`office.city`, nullable: true },
    status: {
      at: sql`office.status`,
      by: sql`array[office.status, case office.status when 'Probation' then 'Limited' end]`,
      several: true,
    },
  },
  extra: ({ actor }) => ({
    bodyId: sql`office.certification_body_id`,
    suspensionStatus: sql`office.suspension_status`,
    visuals: officeVisuals(actor),
  }),
  search: {
    codes: [sql`office.id`],
    name: sql`office.name`,
    nameKey: sql`office.name_key`,
    words: sql`office.words`,
    allWords: sql`office.words`,
  },
  archived: sql`office.status = 'Archived'`,
  see: ({ actor }) => seeOffice(actor),
  present,
});

const mainOffice = sql`(select jsonb_build_object('id', main.id::text, 'name', main.name,
  'isArchived', main.status = 'Archived') from office as main
  where main.certification_body_id = body.id and main.is_main)`;

const accreditationBody = sql`(select jsonb_build_object('id', one.id::text, 'name', one.name)
  from accreditation_body as one where one.id = body.accreditation_body_id)`;

const logged = { entity: 'cb', id: sql`body.id` };
const beganAt = sql`suspension.began_at`;

/** What ending a suspension brings back, for whoever may end it; where nothing is known of before, it is shown and may submit. */
const beforeSuspension = (
  actor: Actor,
) => sql`case when body.suspension_status <> 'Active' and ${suspendBody(actor)} then (
  select case when ${beganAt} is null
    then '{"removeFromPublicView": false, "auditSubmissionStatus": "Allow"}'::jsonb
    else jsonb_build_object(
      'removeFromPublicView',
      coalesce(${heldBefore(logged, 'remove_from_public_view', beganAt)}, to_jsonb(body.remove_from_public_view)),
      'auditSubmissionStatus',
      coalesce(${heldBefore(logged, 'audit_submission_status', beganAt)}, to_jsonb(body.audit_submission_status))) end
  from (select ${lastDeparture(logged, 'suspension_status', 'Active')} as began_at) as suspension) end`;

const bodyFields = (actor: Actor) => sql`jsonb_build_object('id', body.id::text, 'mainOffice', ${mainOffice},
  'accreditationBody', ${accreditationBody}, 'rating', coalesce(to_jsonb(body.rating), '"pending"'),
  'ratingComments', coalesce(body.rating_comments, ''), 'suspensionStatus', body.suspension_status,
  'removeFromPublicView', body.remove_from_public_view, 'auditSubmissionStatus', body.audit_submission_status,
  'beforeSuspension', ${beforeSuspension(actor)},
  'visuals', jsonb_build_object('isAbleToEdit', ${editBody(actor)}, 'isAbleToSuspend', ${suspendBody(actor)},
    'isAbleToAddOffice', ${addOffice(actor)}))`;

/** The standards of an office, as answers have them. */
const officeStandards = (officeId: RawBuilder<unknown>, settings: Settings) => sql`(select coalesce(jsonb_agg(
    jsonb_build_object('id', standard.id::text, 'name', ${withProductNameSql(sql`standard.name`, settings)})
    order by standard.name), '[]')
  from office_standard as held join standard on standard.id = held.standard_id where held.office_id = ${officeId})`;

/** The general contact of an office, as answers have it; null where there is none. */
export const officeContact = (officeId: RawBuilder<unknown>) => sql`(select ${presentContact}
  from (select office_contact.*, office_id as id, 'General' as type from office_contact) as contact
  where contact.office_id = ${officeId})`;

const only = <R>(rows: readonly R[]): R => {
  const [row] = rows;
  if (!row) throw refuse(kernelErrors.notFound);
  return row;
};

/** One certification body as the caller may see it. Tells the context its version. */
export const readBody = async (ctx: Context, id: string): Promise<CertificationBody> => {
  const { rows } = await sql<{ body: CertificationBody; version: number }>`
    select ${bodyFields(ctx.actor)} as body, body.version from certification_body as body
    where body.id = ${id}::bigint and ${seeBody(ctx.actor)}`.execute(ctx.db);
  const { body, version } = only(rows);
  ctx.holdsVersion(version);
  return body;
};

const selectOffice = ({ actor, kernel }: Context, id: string) => sql<Office & { version: number }>`
  select office.id::text, office.name, office.is_main as "isMainOffice", listing.status,
    case when office.is_main then not body.remove_from_public_view else office.is_public end as visibility,
    ${officeStandards(sql`office.id`, kernel.settings)} as standards, ${presentLocation('office')} as location,
    ${officeContact(sql`office.id`)} as contact, ${bodyFields(actor)} as "certificationBody",
    ${officeVisuals(actor)} as visuals, office.version
  from office join office_listing as listing on listing.id = office.id
    join certification_body as body on body.id = office.certification_body_id
    left join country on country.id = office.country_id
  where office.id = ${id}::bigint and ${seeOffice(actor)}`;

/** One office with its certification body, as the caller may see them. Tells the context the office's version. */
export const readOffice = async (ctx: Context, id: string): Promise<Office> => {
  const { rows } = await selectOffice(ctx, id).execute(ctx.db);
  const { version, ...office } = only(rows);
  ctx.holdsVersion(version);
  return office;
};

/** The offices of a certification body in sight, the main one first, archived ones included. */
export const officesOf = async (ctx: Context, bodyId: string): Promise<OfficeRow[]> => {
  await readBody(ctx, bodyId);
  const { rows } = await sql<ListedOffice>`
    select office.id::text, office.name, office.certification_body as "mainOffice", ${officeType} as "officeType",
      office.country, office.city, office.status, office.certification_body_id::text as "bodyId",
      office.suspension_status as "suspensionStatus", ${officeVisuals(ctx.actor)} as visuals
    from office_listing as office where office.certification_body_id = ${bodyId}::bigint and ${seeOffice(ctx.actor)}
    order by office.is_main desc, office.name, office.id`.execute(ctx.db);
  return rows.map(present);
};

export const allBodies = async ({ db, actor }: Context): Promise<{ id: string; mainOffice: { name: string } }[]> => {
  const { rows } = await sql<Named>`select body.id::text, body.name from certification_body as body
    where ${seeBody(actor)} order by body.name collate "und-x-icu", body.id`.execute(db);
  return rows.map(({ id, name }) => ({ id, mainOffice: { name } }));
};

export const accreditationBodies = async (db: Reader): Promise<Named[]> =>
  (await sql<Named>`select id::text, name from accreditation_body order by name collate "und-x-icu", id`.execute(db))
    .rows;
