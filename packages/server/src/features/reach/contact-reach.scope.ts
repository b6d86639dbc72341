import { sql } from 'kysely';
import { auditRelations } from './audit-reach.scope.ts';
import { throughInOrder } from './related-in-order.scope.ts';
import { namedIn, sharedAs, sharedSite, through, unionOf } from './relation.scope.ts';

/** Relations of organisations to the company or site of a contact, under the alias `contact`. */
const companyId = sql`contact.company_id`;
const siteId = sql`contact.site_id`;

const listed = sql`audit_listing as audit`;
const ofCompany = { at: companyId, to: listed, key: sql`audit.site_company_id` };
/** Two sources of the same audits: each has the index that finds the sites of its readers. */
const ofSite = { at: siteId, to: sql`audit`, key: sql`audit.site_id` };
const ofListedSite = { ...ofSite, to: listed };

/** The certification body named when the company or site was created. */
const created = namedIn(sql`created.created_by_cb_id`, 'CertificationBody');

export const contactRelations = {
  /** For a certification body: it audits the organisation, created it, or is given a share of it. */
  related: {
    company: unionOf(
      throughInOrder(ofCompany, auditRelations.ofRecord),
      through({ at: companyId, to: sql`company as created`, key: sql`created.id` }, created, 'many'),
      sharedAs('company', companyId),
    ),
    site: unionOf(
      throughInOrder(ofSite, auditRelations.ofRecord),
      through({ at: siteId, to: sql`site as created`, key: sql`created.id` }, created, 'many'),
      sharedSite(siteId),
    ),
  },
  accredited: {
    company: throughInOrder(ofCompany, auditRelations.accredited),
    site: throughInOrder(ofListedSite, auditRelations.accredited),
  },
};
