import { siteList } from '@attestry/contract/features/site/site.list.ts';
import { type Site, type SiteRow, siteFields, siteVisuals } from '@attestry/contract/features/site/site.schema.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../kernel/access/actor.ts';
import { allOf, always, type Predicate } from '../../kernel/access/predicates.ts';
import { readRecord } from '../../kernel/access/stored-record.ts';
import { judged, type Unjudged } from '../../kernel/access/verdicts.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { type LoggedFields, loggedPart, momentText } from '../../kernel/change-log/change-log.ts';
import { bindFields, labelsOf, selectFields } from '../../kernel/fields/bound-fields.ts';
import { loggedContact, presentContact } from '../../kernel/fields/contact.ts';
import { locationColumns, presentLocation } from '../../kernel/fields/location.ts';
import { presentMoment } from '../../kernel/fields/moment.ts';
import { bindList, searchOf, type Viewer, viewerOf } from '../../kernel/lists/list-source.ts';
import { companyContact, isSharedCompany, seeCompany, sharedWithField } from '../company/company.public.ts';
import { nameOfCertificationBody, nameOfCountry } from '../lookup/lookup.public.ts';
import { firstShareWith, isCompanyShareable, knownWithoutShare, seeSite, sitesInSight } from '../reach/reach.public.ts';
import { isSharedSite, siteAccess } from './site.scope.ts';
import { type AuditSummary, auditColumns, auditsOf, scheduledAuditsOf, summaryOf } from './site-audits.queries.ts';

type Asking = Pick<Viewer, 'actor' | 'flags'>;

/** The verbs that exist only with audits, while those are off. */
const off = ({ flags }: Asking) => (flags.AuditFeature ? [] : (['upload', 'schedule'] as const));

const verdicts = (viewer: Asking) => siteAccess.verdicts(viewer.actor, siteVisuals, off(viewer));

interface ListedSite extends Omit<Unjudged<SiteRow>, 'location'> {
  country: string;
  city: string;
}

const present = ({ country, city, ...row }: ListedSite): SiteRow =>
  judged<SiteRow>({ ...row, location: { city, country: { name: country } } });

export const sites = bindList(siteList, {
  from: sql`site_listing as site`,
  id: sql`site.id`,
  columns: (viewer) => ({
    id: { at: sql`site.id` },
    name: { at: sql`site.name`, long: true },
    country: { at: sql`site.country`, by: sql`site.country_id`, type: 'int', nameOf: nameOfCountry },
    city: { at: sql`site.city` },
    companyName: { at: sql`site.company_name`, long: true },
    status: { at: sql`site.status` },
    isShared: { at: isSharedSite(viewer.actor) },
    ...auditColumns(viewer),
  }),
  extra: (viewer) => ({ companyId: sql`site.company_id`, verdicts: verdicts(viewer) }),
  search: searchOf('site', { codes: ['id'], former: true }),
  archived: sql`site.status = 'Archived'`,
  archivedBy: { column: 'status', value: 'Archived' },
  see: ({ actor }) => sitesInSight(actor),
  present,
});

const contactOf = (
  actor: Actor,
  type: 'General' | 'Technical' | 'Commercial',
) => sql`case when ${isSharedSite(actor)} then (
  select ${presentContact} from site_contact as contact where contact.site_id = site.id and contact.type = ${sql.lit(type)}) end`;

const formerNames = sql`(select coalesce(jsonb_agg(jsonb_build_object('name', former.name,
    'until', ${presentMoment(sql`former.until`)}) order by former.until desc), '[]')
  from site_former_name as former where former.site_id = site.id)`;

export const storedSite = bindFields(siteFields, {
  table: 'site',
  columns: locationColumns.columns,
  named: { companyId: 'company', ...locationColumns.named },
});

const shareWithReader = (ctx: Context): RawBuilder<Site['sharedWithReader']> =>
  firstShareWith(ctx.actor, {
    own: knownWithoutShare(ctx.actor),
    shownBy: [
      { of: 'site', id: sql`site.id` },
      { of: 'company', id: sql`site.company_id` },
    ],
  });

type StoredSite = Omit<Unjudged<Site>, keyof AuditSummary> & { summary: AuditSummary; version: number };

const selectSite = (ctx: Context, id: string, within: Predicate) => sql<StoredSite>`
  select site.id, ${selectFields(storedSite, [])}, ${formerNames} as "formerNames", company.name as "companyName", company.status as "companyStatus",
    ${presentLocation('company')} as "companyLocation",
    case when ${seeCompany(ctx.actor)} and ${isSharedCompany(ctx.actor)} then ${companyContact(sql`company.id`)} end
      as "companyContact",
    site.status, ${contactOf(ctx.actor, 'General')} as "generalContact", ${contactOf(ctx.actor, 'Technical')} as "technicalContact",
    ${contactOf(ctx.actor, 'Commercial')} as "commercialContact",
    ${isSharedSite(ctx.actor)} as "isShared", ${isCompanyShareable(ctx.actor)} as "knowsCompanyShares",
    ${shareWithReader(ctx)} as "sharedWithReader", ${auditsOf(ctx)} as audits, ${scheduledAuditsOf(ctx)} as "scheduledAudits",
    ${summaryOf(ctx, id)} as summary, ${verdicts(viewerOf(ctx))} as verdicts, site.version
  from site join company on company.id = site.company_id
  where site.id = ${id}::bigint and ${allOf(seeSite(ctx.actor), within)}`;

/**
 * One site as the caller may see it, with the audits they see; not found if it is hidden from them, or outside
 * `within`. Sets its version on the context.
 */
export const readSite = async (ctx: Context, id: string, within: Predicate = always): Promise<Site> => {
  const { summary, ...site } = await readRecord(ctx, selectSite(ctx, id, within));
  return judged<Site>({ ...site, ...summary });
};

const contactFields = (type: string): LoggedFields =>
  loggedPart(`site_contact.${type}`, loggedContact, `${type} contact`);

export const siteLabels: LoggedFields = {
  ...labelsOf(storedSite),
  created_by_cb_id: {
    label: 'Certification body',
    nameOf: nameOfCertificationBody,
  },
  'site_former_name.name': 'Former name',
  'site_former_name.until': { label: 'Former name until', formatValue: momentText },
  'share.shared_with': sharedWithField,
  'site_sharing_option.option': 'Certificate Tracker access',
  'site_reference.HAVI.number': 'HAVI supplier ID number',
  'site_reference.ASDA.number': 'ASDA site code',
  ...contactFields('General'),
  ...contactFields('Technical'),
  ...contactFields('Commercial'),
};
