import { recallRefusalReasons, recallVerbs } from '@attestry/contract/features/recall/recall.schema.ts';
import { sql } from 'kysely';
import { accessTo, all, byGroup, type Scope } from '../../kernel/access/entity-access.ts';
import { anyOf } from '../../kernel/access/predicates.ts';
import { accrediting, namedIn, through } from '../reach/reach.public.ts';

/** Scopes of a row under the alias `recall`: the table itself or its listing. */
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
/** Whatever the status of its audit's record, including Holding. */
const { rows: accredited } = accrediting(certificationBodyId);

/** A share of a site or an audit does not include recalls. */
export const seeRecall = byGroup({
  body: all,
  cb: ofBodies,
  company: (actor) => anyOf(atSitesOfOwnCompany(actor), atOwnSites(actor)),
  site: atOwnSites,
  ab: accredited,
});

const isOpen: Scope = () => sql<boolean>`not ${isArchived}`;
const administered = byGroup({ body: all, cb: ofBodies });

/** An archived recall cannot be edited. */
export const recallAccess = accessTo(recallVerbs, {
  from: sql`recall`,
  see: seeRecall,
  reasons: recallRefusalReasons,
  may: { edit: { notOwn: administered, archived: isOpen }, archive: administered },
  offered: { archive: isOpen },
});
