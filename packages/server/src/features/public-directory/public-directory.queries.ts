import { noGrade } from '@attestry/contract/features/audit/audit.states.ts';
import { publicDirectoryErrors } from '@attestry/contract/features/public-directory/public-directory.errors.ts';
import { publicSiteList } from '@attestry/contract/features/public-directory/public-directory.list.ts';
import { wireDay } from '@attestry/contract/features/public-directory/public-directory.parts.ts';
import type {
  PublicCertificate,
  PublicChoices,
  PublicFigures,
  PublicSite,
  PublicSiteCard,
} from '@attestry/contract/features/public-directory/public-directory.schema.ts';
import type { Narrowing } from '@attestry/contract/kernel/list.ts';
import { sql } from 'kysely';
import type { PublicContext } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import type { Reader } from '../../kernel/database/database.ts';
import { cachedAnswers } from '../../kernel/http/cached-answers.ts';
import { countChoices } from '../../kernel/lists/count-choices.ts';
import { type BoundList, bindList, searchOf, type Viewer, viewerOf } from '../../kernel/lists/list-source.ts';
import { withProductName } from '../../kernel/settings/product-name.ts';
import { mayBePublished, type PublicView } from '../audit/audit.public.ts';
import { endedOn, hasEnded, isCertificatedToday, published, publishedOffice } from './public-directory.scope.ts';
import { manyPublishedWith } from './published-words.scope.ts';

interface ListedCertificate {
  id: string;
  siteId: string;
  name: string;
  country: string;
  county: string | null;
  city: string;
  grade: string | null;
  standard: string;
  issueDate: string | null;
  expiryDate: string;
  certificationBody: string;
}

const present = (row: ListedCertificate, { settings }: Viewer): PublicSiteCard => ({
  auditId: row.id,
  id: row.siteId,
  name: row.name,
  auditDetails: {
    standard: withProductName(row.standard, settings),
    expiryDate: wireDay(row.expiryDate),
    issueDate: row.issueDate,
  },
  location: { country: row.country, county: row.county, city: row.city },
  grade: row.grade,
  certificationBody: { name: row.certificationBody },
});

export const publicSites = bindList(publicSiteList, {
  from: sql`audit_listing as audit`,
  id: sql`audit.id`,
  columns: {
    name: { at: sql`audit.site_name`, long: true },
    country: { at: sql`audit.country`, by: sql`audit.country_id`, type: 'int' },
    grade: { at: sql`audit.grade`, by: sql`coalesce(audit.grade, ${sql.lit(noGrade)})` },
    additionalModules: { at: sql`audit.module_ids`, type: 'int', several: true },
    standard: { at: sql`audit.standard`, by: sql`audit.standard_id`, type: 'int' },
    category: { at: sql`audit.category_ids`, type: 'int', several: true },
    rating: { at: sql`audit.rating`, type: 'int' },
  },
  extra: () => ({
    siteId: sql`audit.site_id`,
    city: sql`audit.city`,
    county: sql`audit.county`,
    issueDate: sql`audit.issue_date`,
    expiryDate: sql`audit.expiry_date`,
    certificationBody: sql`audit.certification_body`,
  }),
  search: {
    ...searchOf('audit', { codes: ['site_id'], name: 'site_name' }),
    words: sql`case when audit.published then audit.words end`,
    allWords: sql`case when audit.published then audit.all_words end`,
    numbers: ['certificate'],
    wide: true,
    findsMany: manyPublishedWith,
  },
  see: published,
  present: (row: ListedCertificate, viewer) => present(row, viewer),
});

/** The certification body of a row of `audit`, if its main office is published. */
const publishedBody = (view: PublicView) => sql`
  select body.id::text from certification_body as body join office on office.certification_body_id = body.id
  where body.id = audit.certification_body_id and office.is_main and ${publishedOffice(view)}`;

const certificatesOf = (view: PublicView) => sql`
  select jsonb_agg(jsonb_build_object('auditId', audit.id::text, 'standard', audit.standard, 'grade', audit.grade,
      'certificationBody', audit.certification_body, 'certificationBodyId', (${publishedBody(view)}),
      'issueDate', audit.issue_date, 'expiryDate', audit.expiry_date,
      'scope', record.scope, 'exclusion', record.exclusion,
      'categories', array(select category.name from category where category.id = any(audit.category_ids)
        order by category.number),
      'modules', array(select module.name from module where module.id = any(audit.module_ids) order by module.id),
      'certificateNumber', (select certificate.number from certificate where certificate.audit_id = audit.id
        order by certificate.version desc limit 1)
    ) order by audit.standard) as certificates
  from audit_listing as audit join audit as record on record.id = audit.id
  where audit.site_id = site.id and ${published(view)}`;

/**
 * The first day without any published certificate at a site, from the newest published one of each standard; null if that of
 * any standard is unknown.
 */
const notCertificatedSince = (view: PublicView) => sql`
  select case when bool_and(last.day is not null) then max(last.day) end from (
    select distinct on (audit.standard_id) ${endedOn(view)} as day from audit
    where audit.site_id = site.id and ${hasEnded(view)} order by audit.standard_id, audit.start_date desc, audit.id desc
  ) as last`;

/** No row unless the site has published certificates, or had some that ended and has none in force unpublished. */
const selectSite = (id: string, view: PublicView) => sql<
  Pick<PublicSite, 'id' | 'name' | 'location' | 'notCertificatedSince'> & { certificates: PublicCertificate[] | null }
>`
  select site.id, site.name,
    jsonb_build_object('city', site.city, 'county', site.county, 'country', country.name) as location,
    present.certificates, case when present.certificates is null then (${notCertificatedSince(view)}) end as "notCertificatedSince"
  from site join country on country.id = site.country_id, lateral (${certificatesOf(view)}) as present
  where site.id = ${id}::bigint and ${mayBePublished(view, sql`site.country_id`)}
    and (present.certificates is not null
      or (exists (select from audit where audit.site_id = site.id and ${hasEnded(view)})
        and not exists (select from audit where audit.site_id = site.id and ${isCertificatedToday(view)})))`;

/** Whether a site is certificated today. The refusal is the same for every site that was never published. */
export const readPublicSite = async (
  { db, today, now, kernel }: Pick<PublicContext, 'db' | 'today' | 'now' | 'kernel'>,
  id: string,
): Promise<PublicSite> => {
  const { settings } = kernel;
  const { rows } = await selectSite(id, { today, settings }).execute(db);
  const site = rows[0];
  if (!site) throw refuse(publicDirectoryErrors.nothingPublished);
  const certificates = (site.certificates ?? []).map((one) => ({
    ...one,
    standard: withProductName(one.standard, settings),
  }));
  return { ...site, certificatedToday: certificates.length > 0, certificates, asOf: now.toISOString() };
};

/** Approved bodies that everybody can find. */
const countBodies = async (db: Reader, view: PublicView): Promise<Pick<PublicFigures, 'certificationBodies'>> => {
  const { rows } = await sql<{ certificationBodies: number }>`
    select count(*)::int as "certificationBodies" from certification_body as body
      join office on office.certification_body_id = body.id and office.is_main
    where body.suspension_status <> 'Full' and ${publishedOffice(view)}`.execute(db);
  return rows[0] ?? { certificationBodies: 0 };
};

const countSites = async (db: Reader, view: PublicView): Promise<Omit<PublicFigures, 'certificationBodies'>> => {
  const { rows } = await sql<Omit<PublicFigures, 'certificationBodies'>>`
    select count(distinct audit.site_id)::int as "certificatedSites", count(distinct audit.country_id)::int as countries
    from audit_listing as audit where ${published(view)}`.execute(db);
  return rows[0] ?? { certificatedSites: 0, countries: 0 };
};

const uncounted = { certificatedSites: null, countries: null };

const countFigures = async ({ db, today, kernel: { settings, flags } }: PublicContext): Promise<PublicFigures> => ({
  ...(flags.Megatron ? uncounted : await countSites(db, { today, settings })),
  ...(await countBodies(db, { today, settings })),
});

export const cachedFigures = (): ((ctx: PublicContext) => Promise<PublicFigures>) => {
  const readCached = cachedAnswers<PublicFigures>(1);
  return (ctx) => readCached('', ctx, () => countFigures(ctx));
};

/** The most answers to cache; each takes a few kilobytes. */
const maxCachedChoices = 200;

/** The choices that narrow a public search, with their counts. */
export const cachedChoices = (
  listFor: (ctx: PublicContext) => BoundList<unknown>,
): ((ctx: PublicContext, query: Narrowing) => Promise<PublicChoices>) => {
  const readCached = cachedAnswers<PublicChoices>(maxCachedChoices);
  return async (ctx, query) => {
    const cacheKey = JSON.stringify(Object.entries(query).sort(([one], [other]) => (one < other ? -1 : 1)));
    return readCached(cacheKey, ctx, () => countChoices(ctx.db, listFor(ctx), viewerOf(ctx), query));
  };
};
