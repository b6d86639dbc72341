import type {
  Answers,
  ReportTemplate,
  TableRow,
} from '@attestry/contract/features/report-template/report-template.schema.ts';
import { sql } from 'kysely';
import { isOf } from '../../kernel/access/actor.ts';
import { oneFound } from '../../kernel/access/guards.ts';
import { never } from '../../kernel/access/predicates.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { seeAudit } from '../audit/audit.public.ts';
import { seeSite } from '../reach/reach.public.ts';
import { joinAnswers, type KeyAnswers } from '../report-answers/report-answers.public.ts';
import { asked, tables } from '../report-template/report-template.public.ts';
import { isSharedSite } from '../site/site.public.ts';

/** Answers by xmlTag; null if the directory has none or does not show it to this reader. */
type Known = Record<string, string | null>;

interface KnownSite {
  keys: KeyAnswers;
  known: Known;
}

/** A visible site, with its contacts for readers who see them on its page. */
const siteOf = async ({ db, actor }: Context, code: string): Promise<KnownSite> => {
  const contact = (type: 'General' | 'Technical' | 'Commercial') => sql`left join site_contact as ${sql.ref(type)}
    on ${sql.ref(`${type}.site_id`)} = site.id and ${sql.ref(`${type}.type`)} = ${sql.lit(type)} and ${isSharedSite(actor)}`;
  const { rows } = await sql<KnownSite>`
    select jsonb_build_object('siteCode', site.id::text, 'siteName', site.name, 'addressLine1', site.address_line1,
        'addressLine2', coalesce(site.address_line2, ''), 'addressLine3', coalesce(site.address_line3, ''),
        'city', site.city, 'county', coalesce(site.county, ''), 'zipCode', coalesce(site.zip_code, ''),
        'country', country.name) as keys,
      jsonb_build_object('COMPANY_NAME', company.name, 'TRADING_AS', site.trading_as_name, 'WEBSITE', site.website,
        'SITE_EMAIL', "General".email, 'SITE_PHONE', "General".phone_number, 'TECHNICAL_NAME', "Technical".name,
        'TECHNICAL_EMAIL', "Technical".email, 'COMMERCIAL_NAME', "Commercial".name,
        'COMMERCIAL_EMAIL', "Commercial".email) as known
    from site join country on country.id = site.country_id join company on company.id = site.company_id
      ${contact('General')} ${contact('Technical')} ${contact('Commercial')}
    where site.id = ${code}::bigint and ${seeSite(actor)}`.execute(db);
  return oneFound(rows);
};

interface LastAudit {
  known: Known;
  raised: readonly TableRow[] | null;
}

/** The last visible audit of the site and standard, with the findings of its report. Lite users see no reports. */
const lastAuditOf = async ({ db, actor }: Context, code: string, standard: string): Promise<LastAudit | undefined> => {
  const maySeeReport = isOf(actor, 'lite') ? never : sql<boolean>`true`;
  const { rows } = await sql<LastAudit>`
    select jsonb_build_object('PREVIOUS_AUDIT_DATE', audit.start_date, 'PREVIOUS_GRADE', audit.grade) as known,
      report.answers -> 'NON_CONFORMITIES' as raised
    from audit join standard on standard.id = audit.standard_id
      left join audit_report as report on report.audit_id = audit.id and ${maySeeReport}
    where audit.site_id = ${code}::bigint and standard.name = ${standard} and ${seeAudit(actor)}
      and audit.record_status in ('Current', 'Closed')
    order by audit.start_date desc, audit.id desc limit 1`.execute(db);
  return rows[0];
};

const previousResult = ({ NC_CLAUSE, NC_SEVERITY, NC_DETAIL, NC_CORRECTION }: TableRow): TableRow =>
  Object.fromEntries(
    Object.entries({
      PREVIOUS_CLAUSE: NC_CLAUSE,
      PREVIOUS_SEVERITY: NC_SEVERITY,
      PREVIOUS_DETAIL: NC_DETAIL,
      PREVIOUS_ACTION: NC_CORRECTION,
    }).flatMap(([tag, cell]) => (cell === undefined ? [] : [[tag, cell]])),
  );

/** What the directory knows about a site, its company, contacts and last audit, as far as this reader may see it. */
export const knownAnswers = async (ctx: Context, template: ReportTemplate, code: string): Promise<Answers> => {
  const site = await siteOf(ctx, code);
  const last = await lastAuditOf(ctx, code, template.standard);
  const known = Object.entries({ ...site.known, ...last?.known }).flatMap(([tag, answer]) =>
    answer !== null && asked(template).has(tag) ? [[tag, answer] as const] : [],
  );
  const raised = tables(template).has('PREVIOUS_RESULTS') ? (last?.raised ?? []) : [];
  const results: Answers = raised.length ? { PREVIOUS_RESULTS: raised.map(previousResult) } : {};
  return joinAnswers(template, site.keys, { ...Object.fromEntries(known), ...results });
};
