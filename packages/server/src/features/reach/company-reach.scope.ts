import { companyRefusalReasons, companyVerbs } from '@attestry/contract/features/company/company.schema.ts';
import { sql } from 'kysely';
import { all, byGroup, type Scope, scopesOf } from '../../kernel/access/entity-access.ts';
import type { Predicate } from '../../kernel/access/predicates.ts';
import { auditRelations } from './audit-reach.scope.ts';
import { existsAt, namedIn, sharedAs, through, unionOf } from './relation.scope.ts';

/** Relations of organisations to a company, under the alias `company`: the table itself or its listing. */
const id = sql`company.id`;

const audits = { at: id, to: sql`site join audit on audit.site_id = site.id`, key: sql`site.company_id` };
export const auditInCompany = (which: Predicate): Predicate => existsAt(audits, which);

const shared = sharedAs('company', id);
/** The certification body named when the company was created, regardless of who created it. */
const created = (found: 'each' | 'many') =>
  through(
    { at: id, to: sql`company as created`, key: sql`created.id` },
    namedIn(sql`created.created_by_cb_id`, 'CertificationBody'),
    found,
  );

export const companyRelations = {
  itself: namedIn(id, 'Company'),
  ofSite: through({ at: id, to: sql`site`, key: sql`site.company_id` }, namedIn(sql`site.id`, 'Site'), 'few'),
  shared,
  /**
   * For a certification body: it audits one of the company's sites, created the company, or the company is shared with
   * it.
   */
  related: unionOf(through(audits, auditRelations.ofRecord, 'each'), created('each'), shared),
  /** The same, for a list of these companies alone: found together, because asking each company takes longer. */
  relatedTogether: unionOf(through(audits, auditRelations.ofRecord, 'many'), created('many'), shared),
  accredited: through(audits, auditRelations.accredited, 'many'),
};

const blocksSharing = sql<boolean>`exists (
  select from company as blocking where blocking.id = ${id} and blocking.block_sharing)`;

/** If a company blocks sharing, only the company itself and the standards body's Admin share its records. */
export const companySharing = {
  notOwn: byGroup({ bodyAdmin: all, bodyAudit: all, company: companyRelations.itself.rows }),
  sharingBlocked: byGroup({ bodyAdmin: all, bodyAudit: () => sql<boolean>`not ${blocksSharing}` }, all),
};

const { may } = scopesOf(
  { share: companyVerbs.share },
  { reasons: companyRefusalReasons, may: { share: companySharing } },
);

/** Who may share a company, and read with whom it is shared. */
export const isCompanyShareable: Scope = (actor) => may(actor, 'share');
