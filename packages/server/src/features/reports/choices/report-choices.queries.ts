import type { Named } from '@attestry/contract/kernel/fields.ts';
import { sql } from 'kysely';
import { can } from '../../../kernel/access/actor.ts';
import { never } from '../../../kernel/access/predicates.ts';
import type { Context } from '../../../kernel/calls/context.ts';
import { containing } from '../../../kernel/database/like.ts';
import { firstFound, searchedRowsOf } from '../../../kernel/lists/first-found.ts';
import { parseSearchTerm } from '../../../kernel/lists/list-search.ts';
import { viewerOf } from '../../../kernel/lists/list-source.ts';
import { seeAuditor } from '../../auditor-reach/auditor-reach.public.ts';
import { companies } from '../../company/company.public.ts';
import { sites } from '../../site/site.public.ts';
import { seeReportedBody, seeReportedCompany, seeReportedSite } from '../reports.scope.ts';

/** The most entries that a search answers. */
const mostFound = 10;

/** The certification bodies in the caller's sight, by name. */
export const certificationBodies = async ({ db, actor }: Context): Promise<Named[]> => {
  const { rows } = await sql<Named>`select body.id::text, body.name from certification_body as body
    where ${seeReportedBody(actor)} order by body.name collate "und-x-icu", body.id`.execute(db);
  return rows;
};

/** Auditors in the caller's sight, by name: those whose name or number has the text, or the first ones. */
export const auditorDetails = async ({ db, actor }: Context, filter = ''): Promise<Named[]> => {
  const seen = can(actor, 'Auditor.View') ? seeAuditor(actor) : never;
  const { rows } = await sql<Named>`select auditor.id::text, listing.name
    from auditor join auditor_listing as listing on listing.id = auditor.id
    where ${seen} and (listing.name ilike ${containing(filter)} or auditor.id::text like ${containing(filter)})
    order by listing.name collate "und-x-icu", auditor.id limit ${mostFound}`.execute(db);
  return rows;
};

/** The companies and sites that a text finds, of those that reports show the caller. */
export const organisations = async (ctx: Context, filter: string): Promise<Named[]> => {
  const { actor, db } = ctx;
  const viewer = viewerOf(ctx);
  const meaning = await parseSearchTerm(db, filter);
  if (!meaning) return [];
  const ofCompanies = searchedRowsOf(companies, viewer, sql`company.id::text as id, company.name`);
  const ofSites = searchedRowsOf(sites, viewer, sql`site.id::text as id, site.name`);
  const sets = [
    can(actor, 'Company.View') ? ofCompanies : { ...ofCompanies, asked: seeReportedCompany(actor) },
    can(actor, 'Site.View') ? ofSites : { ...ofSites, asked: seeReportedSite(actor) },
  ];
  const found = await firstFound<Named>(db, sets, meaning, mostFound);
  return found
    .flat()
    .slice(0, mostFound)
    .map(({ id, name }) => ({ id, name }));
};

/** The program owners whose name has the text: there is one, the standards body. */
export const programOwners = ({ kernel }: Context, query = ''): Named[] =>
  [{ id: '1', name: kernel.settings.BODY_NAME }].filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
