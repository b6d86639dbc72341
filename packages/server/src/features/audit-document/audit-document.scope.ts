import { reportType } from '@attestry/contract/features/audit-document/audit-document.parts.ts';
import { documentVerbs } from '@attestry/contract/features/audit-document/audit-document.schema.ts';
import { sql } from 'kysely';
import { type Actor, isOf } from '../../kernel/access/actor.ts';
import { scopesOf } from '../../kernel/access/entity-access.ts';
import { allOf, always, among, anyOf, type Predicate } from '../../kernel/access/predicates.ts';
import { atOwnSite, byOwnCompany, isOpen, ofRecord } from '../audit/audit.public.ts';

/**
 * Scopes of a document under the alias `document`, with its audit under `audit`. Readers who see the report see all of
 * them.
 */
const uploadedFor = (organisation: 'Company' | 'Site') =>
  sql<boolean>`document.uploaded_by_organisation = ${sql.lit(organisation)}`;

/** Uploads of the owner: by users of the company, or of its sites, whose uploads count as the company's. */
const ownUpload = (actor: Actor): Predicate => {
  const forCompany = allOf(
    uploadedFor('Company'),
    among(sql`document.uploaded_for_company_id`, actor.organisations.companies),
    byOwnCompany(actor),
  );
  const forSite = allOf(uploadedFor('Site'), anyOf(byOwnCompany(actor), atOwnSite(actor)));
  // A document without a known uploader belongs to nobody.
  return sql<boolean>`coalesce(${anyOf(forCompany, forSite)}, false)`;
};

/** The report's own workbook cannot be deleted. A command on a document locks its audit. */
export const documentScopes = scopesOf(documentVerbs, {
  may: {
    delete: (actor) =>
      allOf(
        sql<boolean>`document.type <> ${sql.lit(reportType)}`,
        isOf(actor, 'body') ? always : anyOf(ofRecord(actor), ownUpload(actor)),
      ),
  },
  offered: { delete: () => isOpen },
});
