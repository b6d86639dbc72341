import { sql } from 'kysely';
import type { Context } from '../../kernel/calls/context.ts';
import { type LoggedField, type LoggedFields, readChangeLog } from '../../kernel/change-log/change-log.ts';
import { loggedContact } from '../../kernel/fields/contact.ts';
import { loggedLocation } from '../../kernel/fields/location.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import { nameOfCountry, nameOfStandard } from '../lookup/lookup.public.ts';
import { bodyAccess } from './certification-body.scope.ts';

const ownFields: LoggedFields = {
  'certification_body.name': 'Certification body',
  country_id: { label: 'Country', nameOf: nameOfCountry },
  'certification_body.accreditation_body_id': {
    label: 'Accreditation body',
    nameOf: (id) => sql`select name from accreditation_body where id = ${id}::bigint`,
  },
  'certification_body.rating': 'Rating',
  'certification_body.rating_comments': 'Rating comments',
  'certification_body.accreditation_number': 'Accreditation number',
  'certification_body.signatory_name': 'Authorises certificates',
  'certification_body.signatory_title': 'Job title on certificates',
  'certification_body.suspension_status': 'Suspension',
  'certification_body.audit_submission_status': 'Audit submissions',
  'certification_body.remove_from_public_view': 'Remove from the public directory',
};

type OfficeField = [part: string, column: string, field: LoggedField];

/** The labels of an office's logged columns, by part and column. */
const officeFields = (settings: Settings): OfficeField[] => [
  ['office', 'name', { label: 'Name' }],
  ['office', 'is_main', { label: 'Main office' }],
  ['office', 'status', { label: 'Status' }],
  ['office', 'archived_with_main', { label: 'Archived with the main office' }],
  ['office', 'is_public', { label: 'Visible in the public directory' }],
  ...Object.entries(loggedLocation).map(([column, field]): OfficeField => ['office', column, field]),
  ...Object.entries(loggedContact).map(([column, field]): OfficeField => ['office_contact', column, field]),
  ['office_standard', 'standard_id', { label: 'Standards', nameOf: nameOfStandard(settings) }],
];

/** Each field of an office is labelled with the office's present name. */
const fieldsOfOffices = async ({ db, kernel }: Context, bodyId: string): Promise<LoggedFields> => {
  const offices = await db
    .selectFrom('office')
    .select(['id', 'name'])
    .where('certification_body_id', '=', bodyId)
    .execute();
  return Object.fromEntries(
    offices.flatMap(({ id, name }) =>
      officeFields(kernel.settings).map(([part, column, field]) => [
        `${part}.${id}.${column}`,
        { ...field, label: `${name}: ${field.label}` },
      ]),
    ),
  );
};

type Query = Parameters<typeof readChangeLog>[2];

/** The change log of a certification body with its offices, their contacts and standards. */
export const readBodyChanges = async (ctx: Context, id: string, query: Query) => {
  await bodyAccess.requireSight(ctx, id);
  const fields = { ...ownFields, ...(await fieldsOfOffices(ctx, id)) };
  return readChangeLog(ctx.db, { entity: 'cb', id, fields }, query);
};
