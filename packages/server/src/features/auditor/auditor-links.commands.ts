import { auditorErrors } from '@attestry/contract/features/auditor/auditor.errors.ts';
import type { FieldFault } from '@attestry/contract/features/auditor/auditor.parts.ts';
import type { AuditorForm } from '@attestry/contract/features/auditor/auditor.schema.ts';
import { noSuchChoice } from '@attestry/contract/kernel/field-messages.ts';
import { sql } from 'kysely';
import { type Actor, isOf } from '../../kernel/access/actor.ts';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import type { Writer } from '../../kernel/database/database.ts';
import { chosenIds } from './auditor-choices.queries.ts';

/** The certification bodies and offices of a profile. */
export interface Links {
  bodies: readonly string[];
  offices: readonly string[];
}

export const noLinks: Links = { bodies: [], offices: [] };

/** The bodies that a caller may link: any for the standards body, their own for others. */
const isOwn = (actor: Actor, bodyId: string): boolean =>
  isOf(actor, 'body') || actor.organisations.certificationBodies.includes(bodyId);

const faultsAt = (list: string, ids: readonly { id: string }[] | undefined, isFault: (id: string) => boolean) =>
  (ids ?? []).flatMap(({ id }, at) => (id && isFault(id) ? [{ path: `${list}.${at}`, message: noSuchChoice }] : []));

const officesKnown = async (db: Writer, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ id: string; bodyId: string }>`select id::text, certification_body_id::text as "bodyId"
    from office where id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, bodyId }) => [id, bodyId]));
};

const bodiesKnown = async (db: Writer, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`select id::text from certification_body
    where id = any(${ids}::bigint[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
};

const isMissing = (before: readonly string[], after: readonly string[]) => before.some((id) => !after.includes(id));

/**
 * The links after a form, and which of its rows name what does not exist or is not the caller's to link. A certification
 * body's user creates a profile of their own body, and ends no link.
 */
export const linksAfter = async (
  { db, actor }: WriteContext,
  { certificationBodies, certificationBodiesOffice }: AuditorForm,
  before: Links,
): Promise<{ links: Links; faults: FieldFault[] }> => {
  const [primary] = isOf(actor, 'cb') ? actor.organisations.certificationBodies : [];
  const sent = certificationBodies ? chosenIds(certificationBodies) : before.bodies;
  const bodies = before === noLinks && primary && !sent.includes(primary) ? [primary, ...sent] : sent;
  const offices = certificationBodiesOffice ? chosenIds(certificationBodiesOffice) : before.offices;
  const [knownBodies, bodyOf] = [await bodiesKnown(db, bodies), await officesKnown(db, offices)];
  const mayLink = (id: string) => before.bodies.includes(id) || (knownBodies.has(id) && isOwn(actor, id));
  const mayLinkOffice = (id: string) => {
    const bodyId = bodyOf.get(id);
    return bodyId !== undefined && bodies.includes(bodyId) && (before.offices.includes(id) || isOwn(actor, bodyId));
  };
  const endsOthers = isMissing(before.bodies, bodies) || isMissing(before.offices, offices);
  if (isOf(actor, 'cb') && endsOthers) throw refuse(auditorErrors.othersLinks);
  if (before.bodies.length > 0 && bodies.length === 0) throw refuse(auditorErrors.lastCertificationBody);
  return {
    links: { bodies, offices: offices.filter((id) => bodies.includes(bodyOf.get(id) ?? '')) },
    faults: [
      ...faultsAt('certificationBodies', certificationBodies, (id) => !mayLink(id)),
      ...faultsAt('certificationBodiesOffice', certificationBodiesOffice, (id) => !mayLinkOffice(id)),
    ],
  };
};

/** What stays is not written again, so that the change log has only what was added and removed. */
const replace = async (
  db: Writer,
  table: 'auditor_certification_body' | 'auditor_office' | 'auditor_language',
  auditorId: string,
  ids: readonly string[],
) => {
  const column = sql.ref(
    {
      auditor_certification_body: 'certification_body_id',
      auditor_office: 'office_id',
      auditor_language: 'language_id',
    }[table],
  );
  await sql`delete from ${sql.table(table)} where auditor_id = ${auditorId}::bigint
    and ${column} <> all(${ids}::bigint[])`.execute(db);
  await sql`insert into ${sql.table(table)} (auditor_id, ${column})
    select ${auditorId}::bigint, chosen from unnest(${ids}::bigint[]) as chosen on conflict do nothing`.execute(db);
};

export const storeLinks = async (db: Writer, auditorId: string, { bodies, offices }: Links): Promise<void> => {
  await replace(db, 'auditor_certification_body', auditorId, bodies);
  await replace(db, 'auditor_office', auditorId, offices);
};

export const storeLanguages = (db: Writer, auditorId: string, languages: AuditorForm['languages']): Promise<void> =>
  replace(db, 'auditor_language', auditorId, chosenIds(languages));
