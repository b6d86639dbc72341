import { officeList } from '@attestry/contract/features/certification-body/certification-body.list.ts';
import type {
  AuditSubmissions,
  Office,
  OfficeRow,
} from '@attestry/contract/features/certification-body/certification-body.schema.ts';
import { type RawBuilder, sql } from 'kysely';
import { readRecord } from '../../kernel/access/stored-record.ts';
import { judged, type Unjudged, type Verdicts } from '../../kernel/access/verdicts.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { presentContact } from '../../kernel/fields/contact.ts';
import { presentLocation } from '../../kernel/fields/location.ts';
import { bindList, searchOf } from '../../kernel/lists/list-source.ts';
import { withProductNameSql } from '../../kernel/settings/product-name.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import { nameOfCountry } from '../lookup/lookup.public.ts';
import { bodyFields, readBody } from './certification-body.queries.ts';
import { officeAccess, officesInSight, seeOffice } from './certification-body.scope.ts';

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
  auditSubmissions?: AuditSubmissions;
  verdicts: Verdicts<string, string>;
}

const present = ({ mainOffice, officeType, country, city, bodyId, ...office }: ListedOffice): OfficeRow =>
  judged<OfficeRow>({
    ...office,
    isMainOffice: officeType === 'Main Office',
    location: { city: city ?? '', country: { name: country ?? '' } },
    certificationBody: { id: bodyId, name: mainOffice },
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
    auditSubmissions: { at: sql`office.audit_submission_status` },
  },
  extra: ({ actor }) => ({
    bodyId: sql`office.certification_body_id`,
    suspensionStatus: sql`office.suspension_status`,
    verdicts: officeAccess.verdicts(actor),
  }),
  search: searchOf('office', { codes: ['id'] }),
  archived: sql`office.status = 'Archived'`,
  see: ({ actor }) => officesInSight(actor),
  present,
});

/** The standards of an office in the shape of answers. */
const officeStandards = (officeId: RawBuilder<unknown>, settings: Settings) => sql`(select coalesce(jsonb_agg(
    jsonb_build_object('id', standard.id::text, 'name', ${withProductNameSql(sql`standard.name`, settings)})
    order by standard.name), '[]')
  from office_standard as held join standard on standard.id = held.standard_id where held.office_id = ${officeId})`;

/** The general contact of an office in the shape of answers; null when there is none. */
export const officeContact = (officeId: RawBuilder<unknown>) => sql`(select ${presentContact}
  from (select office_contact.*, office_id as id, 'General' as type from office_contact) as contact
  where contact.office_id = ${officeId})`;

const selectOffice = ({ actor, kernel }: Context, id: string) => sql<Unjudged<Office> & { version: number }>`
  select office.id::text, office.name, office.is_main as "isMainOffice", listing.status,
    case when office.is_main then not body.remove_from_public_view else office.is_public end as visibility,
    ${officeStandards(sql`office.id`, kernel.settings)} as standards, ${presentLocation('office')} as location,
    ${officeContact(sql`office.id`)} as contact, ${bodyFields(actor)} as "certificationBody",
    ${officeAccess.verdicts(actor)} as verdicts, office.version
  from office join office_listing as listing on listing.id = office.id
    join certification_body as body on body.id = office.certification_body_id
  where office.id = ${id}::bigint and ${seeOffice(actor)}`;

/** Reads one office and its certification body as the caller sees them, and sets the office's version on the context. */
export const readOffice = async (ctx: Context, id: string): Promise<Office> =>
  judged<Office>(await readRecord(ctx, selectOffice(ctx, id)));

/** The offices of a visible certification body, the main one first, including archived ones. */
export const officesOf = async (ctx: Context, bodyId: string): Promise<OfficeRow[]> => {
  await readBody(ctx, bodyId);
  const { rows } = await sql<ListedOffice>`
    select office.id::text, office.name, office.certification_body as "mainOffice", ${officeType} as "officeType",
      office.country, office.city, office.status, office.certification_body_id::text as "bodyId",
      office.suspension_status as "suspensionStatus", ${officeAccess.verdicts(ctx.actor)} as verdicts
    from office_listing as office where office.certification_body_id = ${bodyId}::bigint and ${seeOffice(ctx.actor)}
    order by office.is_main desc, office.name, office.id`.execute(ctx.db);
  return rows.map(present);
};
