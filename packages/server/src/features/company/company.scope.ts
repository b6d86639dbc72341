import { companyRefusalReasons, companyVerbs } from '@attestry/contract/features/company/company.schema.ts';
import { sql } from 'kysely';
import type { Actor } from '../../kernel/access/actor.ts';
import { accessTo, all, byGroup } from '../../kernel/access/entity-access.ts';
import { anyOf, never, type Predicate } from '../../kernel/access/predicates.ts';
import { auditInCompany, certifiesAll, certifiesAny, companyRelations, companySharing } from '../reach/reach.public.ts';

/** Scopes of a row under the alias `company`: the table itself or its listing. */
export const { rows: ownCompany } = companyRelations.itself;
const { rows: shared } = companyRelations.shared;

const related = (actor: Actor): Predicate =>
  actor.organisations.certificationBodies.length ? companyRelations.related.rows(actor) : never;

export const seeCompany = byGroup({
  body: all,
  cb: (actor) => anyOf(sql<boolean>`company.status <> 'Archived'`, related(actor)),
  company: (actor) => anyOf(ownCompany(actor), shared(actor)),
  site: (actor) => anyOf(companyRelations.ofSite.rows(actor), shared(actor)),
  ab: companyRelations.accredited.rows,
});

/** Whether the caller's relation to a visible company shows its contacts and its change log, which contains them. */
export const isSharedCompany = byGroup({ cb: related }, all);

/** The same, as a filter of a whole list. */
export const onlySharedCompanies = byGroup({ cb: companyRelations.relatedTogether.rows }, all);

/** Readers who administer the company: its list of users can have entries, and its favourites are counted for them. */
export const administered = byGroup({ body: all, company: ownCompany });

export const companyAccess = accessTo(companyVerbs, {
  from: sql`company`,
  see: seeCompany,
  reasons: companyRefusalReasons,
  may: {
    edit: {
      notOwn: byGroup({ body: all, cb: all, company: ownCompany }),
      notCertifying: byGroup({ cb: certifiesAny(auditInCompany) }, all),
    },
    archive: { notOnlyCertifier: byGroup({ body: all, cb: certifiesAll(auditInCompany) }) },
    share: companySharing,
    viewChanges: isSharedCompany,
    viewUsers: administered,
    createUser: administered,
    preventExport: all,
    setLimit: all,
    addSite: byGroup({ body: all, cb: related, company: ownCompany }),
  },
});
