import type { PublicCertificationBody } from '@attestry/contract/features/public-directory/public-directory.schema.ts';
import { sql } from 'kysely';
import { oneFound } from '../../kernel/access/guards.ts';
import type { PublicContext } from '../../kernel/calls/context.ts';
import { presentLocation } from '../../kernel/fields/location.ts';
import { withProductNameSql } from '../../kernel/settings/product-name.ts';
import type { PublicView } from '../audit/audit.public.ts';
import { officeContact } from '../certification-body/certification-body.public.ts';
import { publishedOffice } from './public-directory.scope.ts';

const contacts = sql`to_jsonb(array_remove(
  array[${officeContact(sql`office.id`)} || '{"contactType": "General"}'], null))`;

const publishedOffices = (id: string, view: PublicView) => sql`
  select office.id, office.name, office.is_main, listing.status, ${presentLocation('office')} as location,
    ${contacts} as contacts
  from office join certification_body as body on body.id = office.certification_body_id
    join office_listing as listing on listing.id = office.id
  where body.id = ${id}::bigint and ${publishedOffice(view)}`;

const otherOffices = sql`(select coalesce(jsonb_agg(jsonb_build_object('name', other.name, 'isMainOffice', other.is_main,
    'location', other.location, 'contacts', other.contacts) order by other.name, other.id), '[]')
  from offices as other where other.id <> main.id)`;

/** An approved certification body, shown by its main office; not found if that is not published. */
export const readPublicCertificationBody = async (
  { db, today, kernel }: Pick<PublicContext, 'db' | 'today' | 'kernel'>,
  id: string,
): Promise<PublicCertificationBody> => {
  const { settings } = kernel;
  const standard = withProductNameSql(sql`standard.name`, settings);
  const { rows } = await sql<PublicCertificationBody>`
    with offices as (${publishedOffices(id, { today, settings })})
    select body.id::text as "externalId", main.name, coalesce(to_jsonb(body.rating), '"pending"') as rating,
      coalesce(body.rating_comments, '') as "ratingComments", main.status, main.location, main.contacts,
      coalesce((select name from accreditation_body where id = body.accreditation_body_id), '') as "accreditationBody",
      array(select distinct ${standard} from offices join office_standard as held on held.office_id = offices.id
        join standard on standard.id = held.standard_id order by 1) as standards,
      ${otherOffices} as "otherOffices"
    from offices as main, certification_body as body where main.is_main and body.id = ${id}::bigint`.execute(db);
  return oneFound(rows);
};
