import { sql } from 'kysely';
import { type Actor, can, isOf } from '../../kernel/access/actor.ts';
import { allOf, always, anyOf, never, type Predicate } from '../../kernel/access/predicates.ts';
import { accrediting, namedIn, through } from '../reach/reach.public.ts';

/** These speak of a row under the alias `recall`: the table itself or its listing. */
const siteId = sql`recall.site_id`;
const certificationBodyId = sql`recall.certification_body_id`;

export const isArchived = sql<boolean>`recall.is_archived`;

const { rows: ofBodies } = namedIn(certificationBodyId, 'CertificationBody');
const { rows: atOwnSites } = namedIn(siteId, 'Site');
const { rows: atSitesOfOwnCompany } = through(
  { at: siteId, to: sql`site`, key: sql`site.id` },
  namedIn(sql`site.company_id`, 'Company'),
  'few',
);
/** Of whatever record its audit is, Holding too. */
const { rows: accredited } = accrediting(certificationBodyId);

/** A share of a site or an audit shows no recalls. */
export const seeRecall = (actor: Actor): Predicate => {
  if (isOf(actor, 'body')) return always;
  if (isOf(actor, 'cb')) return ofBodies(actor);
  if (isOf(actor, 'company')) return anyOf(atSitesOfOwnCompany(actor), atOwnSites(actor));
  if (isOf(actor, 'site')) return atOwnSites(actor);
  return isOf(actor, 'ab') ? accredited(actor) : never;
};

const keeps = (actor: Actor): Predicate => {
  if (isOf(actor, 'body')) return always;
  return isOf(actor, 'cb') ? ofBodies(actor) : never;
};

/** What is archived stays as it is. */
export const editRecall = (actor: Actor): Predicate =>
  can(actor, 'Recall.Revise') ? allOf(keeps(actor), sql<boolean>`not ${isArchived}`) : never;

export const archiveRecall = (actor: Actor): Predicate => (can(actor, 'Recall.Persist') ? keeps(actor) : never);
