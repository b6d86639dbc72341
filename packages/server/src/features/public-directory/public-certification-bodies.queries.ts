import { noGrade } from '@attestry/contract/features/audit/audit.states.ts';
import { publicCertificationBodyList } from '@attestry/contract/features/public-directory/public-certification-body.list.ts';
import type { PublicCertificationBodyCard } from '@attestry/contract/features/public-directory/public-directory.schema.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Predicate } from '../../kernel/access/predicates.ts';
import type { PublicContext } from '../../kernel/calls/context.ts';
import { type BoundList, bindList, searchOf, type Viewer } from '../../kernel/lists/list-source.ts';
import { withProductName } from '../../kernel/settings/product-name.ts';
import type { PublicView } from '../audit/audit.public.ts';
import { published, publishedOffice } from './public-directory.scope.ts';

interface ListedBody extends Pick<PublicCertificationBodyCard, 'name' | 'standards' | 'rating' | 'status'> {
  id: string;
  country: string | null;
  city: string | null;
}

const present = (row: ListedBody, { settings }: Viewer): PublicCertificationBodyCard => ({
  externalId: row.id,
  name: row.name,
  standards: row.standards.map((standard) => withProductName(standard, settings)),
  rating: row.rating,
  status: row.status,
  location: { country: row.country ?? '', city: row.city ?? '' },
});

/** Reads of the published offices of a row's certification body; within, `office` is each of them. */
const ofOffices = (view: PublicView, selected: RawBuilder<unknown>, joined: RawBuilder<unknown>) => sql`array(
  select distinct ${selected} from office ${joined}
  where office.certification_body_id = body.id and ${publishedOffice(view)} order by 1)`;

const heldStandards = sql`join office_standard as held on held.office_id = office.id`;
const standardIds = (view: PublicView) => ofOffices(view, sql`held.standard_id`, heldStandards);
const standardNames = (view: PublicView) =>
  ofOffices(view, sql`standard.name`, sql`${heldStandards} join standard on standard.id = held.standard_id`);

/** Whether a published certificate of the row's certification body meets a condition. */
const certifies = (view: PublicView, isAbout: Predicate): Predicate => sql`exists (select from audit_listing as audit
  where audit.certification_body_id = body.id and ${published(view)} and ${isAbout})`;

/**
 * Whether a certification body has a published certificate with a value in an indexed array. Asked body by body, those
 * without one would have all their certificates read. `offset 0` keeps the database from reading all published certificates.
 */
const certifiesWith = (view: PublicView, values: RawBuilder<unknown>, value: string): Predicate =>
  sql`body.id in (select audit.certification_body_id
    from (select * from audit_listing as audit where ${values} @> array[${value}::int] offset 0) as audit
    where ${published(view)})`;

/** A filter by what the published certificates of a certification body are about. It has nothing to show. */
const ofCertificates = (finds: (value: string) => Predicate) => ({ at: sql`null::text`, finds });

/** A few hundred rows, whatever the size of the register: what is asked of them is joined, and no listing keeps it. */
export const publicBodies = bindList(publicCertificationBodyList, {
  from: sql`certification_body as body join office on office.certification_body_id = body.id and office.is_main
    join office_listing as listing on listing.id = office.id`,
  id: sql`body.id`,
  columns: (view) => ({
    name: { at: sql`listing.name`, long: true },
    country: { at: sql`listing.country`, by: sql`listing.country_id`, type: 'int' },
    standard: { at: standardIds(view), type: 'int', several: true },
    rating: { at: sql`coalesce(to_jsonb(body.rating), '"pending"')`, by: sql`body.rating`, type: 'int' },
    grade: ofCertificates((grade) => certifies(view, sql`coalesce(audit.grade, ${sql.lit(noGrade)}) = ${grade}`)),
    additionalModules: ofCertificates((module) => certifiesWith(view, sql`audit.module_ids`, module)),
    category: ofCertificates((category) => certifiesWith(view, sql`audit.category_ids`, category)),
  }),
  extra: (view) => ({
    city: sql`listing.city`,
    status: sql`listing.status`,
    standards: standardNames(view),
  }),
  search: searchOf('listing', {}),
  see: publishedOffice,
  present: (row: ListedBody, viewer) => present(row, viewer),
});

/** The same list, in which a search also finds a certification body by the names and towns of its published sub offices. */
export const publicBodiesIn = ({
  today,
  kernel: { settings },
}: PublicContext): BoundList<PublicCertificationBodyCard> => {
  const words = ofOffices(
    { today, settings },
    sql`unnest(tsvector_to_array(listing.words))`,
    sql`join office_listing as listing on listing.id = office.id`,
  );
  return {
    ...publicBodies,
    source: {
      ...publicBodies.source,
      search: { ...searchOf('listing', {}), allWords: sql`array_to_tsvector(${words})` },
    },
  };
};
