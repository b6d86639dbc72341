import { siteRefusalReasons, siteVerbs } from '@attestry/contract/features/site/site.schema.ts';
import { sql } from 'kysely';
import { type Actor, isOf } from '../../kernel/access/actor.ts';
import { all, byGroup, type Scope, scopesOf } from '../../kernel/access/entity-access.ts';
import { always, anyOf, never, type Predicate } from '../../kernel/access/predicates.ts';
import { exceptFor, inSight, type Sight } from '../../kernel/access/sight.ts';
import { auditRelations } from './audit-reach.scope.ts';
import { atSites, existsAt, namedIn, sharedSite, sharedSites, through, unionOf } from './relation.scope.ts';

/** Relations of organisations to a site, under the alias `site`: the table itself or its listing. */
const id = sql`site.id`;
export const siteNotArchived = sql<boolean>`site.status <> 'Archived'`;

const audits = { at: id, to: sql`audit`, key: sql`audit.site_id` };
export const auditOnSite = (which: Predicate): Predicate => existsAt(audits, which);

const ofCompany = namedIn(sql`site.company_id`, 'Company');
const given = namedIn(id, 'Site');
const shared = sharedSite(id);
/** The certification body named when the site was created, regardless of who created it. */
const namedAtCreation = namedIn(sql`created.created_by_cb_id`, 'CertificationBody');
const creating = through({ at: id, to: sql`site as created`, key: sql`created.id` }, namedAtCreation, 'each');

/** The sites that a certification body audits or created. */
const involved = unionOf(through(audits, auditRelations.ofRecord, 'each'), creating);

export const siteRelations = {
  ofCompany,
  given,
  shared,
  /** These sites, and those shared with the certification body, directly or with their company. */
  related: unionOf(involved, shared),
  accredited: through(audits, auditRelations.accredited, 'many'),
};

/** A company user's sites are those of the company and those assigned to the user; a Site User only has the latter. */
export const ownSite = byGroup({ company: unionOf(ofCompany, given).rows, site: given.rows });

/** The sites that readers know without a share: certification bodies see the others, but only shares tell them more. */
export const knownWithoutShare = byGroup({ cb: involved.rows, company: ownSite, site: ownSite }, all);

const isUnblocked = sql<boolean>`not exists (
  select from company as blocking where blocking.id = site.company_id and blocking.block_sharing)`;

/** If the company blocks sharing, only the company itself and the standards body's Admin share its sites. */
export const siteSharing = {
  notOwn: byGroup({ bodyAdmin: all, bodyAudit: all }, ownSite),
  sharingBlocked: byGroup(
    { bodyAdmin: all, company: (actor) => anyOf(ofCompany.rows(actor), isUnblocked) },
    () => isUnblocked,
  ),
};

const { may } = scopesOf({ share: siteVerbs.share }, { reasons: siteRefusalReasons, may: { share: siteSharing } });

/** Who may share a site, and read with whom it is shared. */
export const isSiteShareable: Scope = (actor) => may(actor, 'share');

export const relatedSite = (actor: Actor): Predicate =>
  actor.organisations.certificationBodies.length ? siteRelations.related.rows(actor) : never;

/** The same as a set for a list of these sites alone: asking each site of the register takes longer. */
export const relatedSites = (actor: Actor): Sight =>
  actor.organisations.certificationBodies.length
    ? [
        atSites(
          id,
          sql`select audit.site_id from audit where ${auditRelations.ofRecord.rows(actor)}
            union all select created.id from site as created where ${namedAtCreation.rows(actor)}
            union all ${sharedSites(actor)}`,
        ),
      ]
    : never;

/** The sites that a certification body sees without being related to them. */
export const unrelatedSites = (actor: Actor): Sight => exceptFor(relatedSites(actor), siteNotArchived);

/** The sites that an actor sees, as sets for their list. */
export const sitesInSight = (actor: Actor): Sight => {
  if (isOf(actor, 'body')) return always;
  if (isOf(actor, 'cb')) return anyOf(siteNotArchived, relatedSite(actor));
  if (isOf(actor, 'company')) return unionOf(ofCompany, given, shared).sets(actor);
  if (isOf(actor, 'site')) return unionOf(given, shared).sets(actor);
  return isOf(actor, 'ab') ? siteRelations.accredited.rows(actor) : never;
};

export const seeSite = (actor: Actor): Predicate => inSight(sitesInSight(actor));
