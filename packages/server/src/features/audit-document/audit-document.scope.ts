import { reportType } from '@attestry/contract/features/audit-document/audit-document.parts.ts';
import { sql } from 'kysely';
import { type Actor, can, isOf } from '../../kernel/access/actor.ts';
import { allOf, always, among, anyOf, never, type Predicate } from '../../kernel/access/predicates.ts';
import { atOwnSite, byOwnCompany, ofRecord } from '../audit/audit.public.ts';

/** These speak of a document under the alias `document` and of its audit under `audit`. Whoever sees the report sees them all. */
const uploadedFor = (organisation: 'Company' | 'Site') =>
  sql<boolean>`document.uploaded_by_organisation = ${sql.lit(organisation)}`;

/** What the owner itself has uploaded: a company's people, or those of the site, whose uploads are its company's too. */
const ownUpload = (actor: Actor): Predicate => {
  const forCompany = allOf(
    uploadedFor('Company'),
    among(sql`document.uploaded_for_company_id`, actor.organisations.companies),
    byOwnCompany(actor),
  );
  const forSite = allOf(uploadedFor('Site'), anyOf(byOwnCompany(actor), atOwnSite(actor)));
  // A document without a known uploader belongs to no one.
  return sql<boolean>`coalesce(${anyOf(forCompany, forSite)}, false)`;
};

/** Who removes a document, unless the record is Closed. The report's own workbook stays. */
export const removeDocument = (actor: Actor): Predicate => {
  if (!can(actor, 'Audit.Remove')) return never;
  const theirs = isOf(actor, 'body') ? always : anyOf(ofRecord(actor), ownUpload(actor));
  return allOf(sql<boolean>`document.type <> ${sql.lit(reportType)}`, theirs);
};
