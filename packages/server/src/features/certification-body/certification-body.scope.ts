import {
  bodyVerbs,
  officeRefusalReasons,
  officeVerbs,
} from '@attestry/contract/features/certification-body/certification-body.schema.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Actor, isOf } from '../../kernel/access/actor.ts';
import { accessTo, all, byGroup, type Scope } from '../../kernel/access/entity-access.ts';
import { among, amongSelected, anyOf, type Predicate } from '../../kernel/access/predicates.ts';
import { type Sight, setsOf } from '../../kernel/access/sight.ts';
import { auditsInSight, seeAudit } from '../audit/audit.public.ts';
import { accrediting } from '../reach/reach.public.ts';

/**
 * These speak of a certification body under the alias `body`, or of an office under `office`: the table or its
 * listing.
 */
const ofBody = sql`body.id`;
const ofOffice = sql`office.certification_body_id`;
const isSubOffice = sql<boolean>`not office.is_main`;

const own =
  (bodyId: RawBuilder<unknown>): Scope =>
  ({ organisations }) =>
    among(bodyId, organisations.certificationBodies);

/**
 * The certification bodies of the audits that an actor sees, by one query for each set: a condition for all would read
 * every audit.
 */
const bodiesOfAudits = (actor: Actor): RawBuilder<unknown> =>
  sql.join(
    setsOf(auditsInSight(actor)).map(
      ({ found }) => sql`select audit.certification_body_id from audit_listing as audit where ${found}`,
    ),
    sql` union `,
  );

const ofAuditsInSight =
  (bodyId: RawBuilder<unknown>): Scope =>
  (actor) =>
    amongSelected(bodyId, bodiesOfAudits(actor));

const see = (bodyId: RawBuilder<unknown>): Scope =>
  byGroup({
    body: all,
    ofCertificationBody: own(bodyId),
    ab: accrediting(bodyId).rows,
    company: ofAuditsInSight(bodyId),
    site: ofAuditsInSight(bodyId),
  });

export const seeBody = see(ofBody);
export const seeOffice = see(ofOffice);

/** The offices that an actor sees, for their list. */
export const officesInSight = (actor: Actor): Sight => {
  const found = seeOffice(actor);
  if (!isOf(actor, 'company') && !isOf(actor, 'site')) return found;
  return [{ found, readOnce: { at: ofOffice, ids: bodiesOfAudits(actor) } }];
};

/** Who reads its name: those who see it, or an audit that names it, such as a shared one. */
export const readNameOfBody = (actor: Actor): Predicate =>
  anyOf(
    seeBody(actor),
    sql<boolean>`exists (select from audit_listing as audit
      where audit.certification_body_id = ${ofBody} and ${seeAudit(actor)} offset 0)`,
  );

/** Only the standards body and the certification body itself edit it. */
const administered = byGroup({ body: all, cb: own(ofBody) });

export const bodyAccess = accessTo(bodyVerbs, {
  from: sql`certification_body as body`,
  see: seeBody,
  may: { edit: administered, suspend: administered, addOffice: administered },
});

const administeredOffice = {
  notOwn: byGroup({ body: all, cb: own(ofOffice) }),
  mainOffice: byGroup({ bodyAdmin: all }, () => isSubOffice),
};

export const officeAccess = accessTo(officeVerbs, {
  from: sql`office`,
  see: seeOffice,
  reasons: officeRefusalReasons,
  may: { edit: administeredOffice, archive: administeredOffice },
});
