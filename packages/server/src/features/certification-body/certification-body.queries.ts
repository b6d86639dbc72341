import type { CertificationBody } from '@attestry/contract/features/certification-body/certification-body.schema.ts';
import type { Named } from '@attestry/contract/kernel/fields.ts';
import { sql } from 'kysely';
import type { Actor } from '../../kernel/access/actor.ts';
import { oneFound } from '../../kernel/access/guards.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { heldBefore, lastChangeFrom } from '../../kernel/change-log/former-value.ts';
import type { Reader } from '../../kernel/database/database.ts';
import { bodyAccess, seeBody } from './certification-body.scope.ts';

const mainOffice = sql`(select jsonb_build_object('id', main.id::text, 'name', main.name,
  'isArchived', main.status = 'Archived') from office as main
  where main.certification_body_id = body.id and main.is_main)`;

const accreditationBody = sql`(select jsonb_build_object('id', one.id::text, 'name', one.name)
  from accreditation_body as one where one.id = body.accreditation_body_id)`;

const logged = { entity: 'cb', id: sql`body.id` };
const beganAt = sql`suspension.began_at`;

/**
 * What ending a suspension would restore, for those who may end it. Without a known earlier state: visible and allowed to
 * submit.
 */
const beforeSuspension = (
  actor: Actor,
) => sql`case when body.suspension_status <> 'Active' and ${bodyAccess.may(actor, 'suspend')} then (
  select case when ${beganAt} is null
    then '{"removeFromPublicView": false, "auditSubmissionStatus": "Allow"}'::jsonb
    else jsonb_build_object(
      'removeFromPublicView',
      coalesce(${heldBefore(logged, 'remove_from_public_view', beganAt)}, to_jsonb(body.remove_from_public_view)),
      'auditSubmissionStatus',
      coalesce(${heldBefore(logged, 'audit_submission_status', beganAt)}, to_jsonb(body.audit_submission_status))) end
  from (select ${lastChangeFrom(logged, 'suspension_status', 'Active')} as began_at) as suspension) end`;

/** A certification body under the alias `body` in the shape of answers. */
export const bodyFields = (actor: Actor) => sql`jsonb_build_object('id', body.id::text, 'mainOffice', ${mainOffice},
  'accreditationBody', ${accreditationBody}, 'rating', coalesce(to_jsonb(body.rating), '"pending"'),
  'ratingComments', coalesce(body.rating_comments, ''), 'suspensionStatus', body.suspension_status,
  'accreditationNumber', coalesce(body.accreditation_number, ''), 'signatoryName', coalesce(body.signatory_name, ''),
  'signatoryTitle', coalesce(body.signatory_title, ''),
  'removeFromPublicView', body.remove_from_public_view, 'auditSubmissionStatus', body.audit_submission_status,
  'beforeSuspension', ${beforeSuspension(actor)},
  'visuals', ${bodyAccess.visuals(actor)})`;

/** Reads one certification body the caller can see, and sets its version on the context. */
export const readBody = async (ctx: Context, id: string): Promise<CertificationBody> => {
  const { rows } = await sql<{ body: CertificationBody; version: number }>`
    select ${bodyFields(ctx.actor)} as body, body.version from certification_body as body
    where body.id = ${id}::bigint and ${seeBody(ctx.actor)}`.execute(ctx.db);
  const { body, version } = oneFound(rows);
  ctx.holdsVersion(version);
  return body;
};

export const allBodies = async ({ db, actor }: Context): Promise<{ id: string; mainOffice: { name: string } }[]> => {
  const { rows } = await sql<Named>`select body.id::text, body.name from certification_body as body
    where ${seeBody(actor)} order by body.name collate "und-x-icu", body.id`.execute(db);
  return rows.map(({ id, name }) => ({ id, mainOffice: { name } }));
};

export const accreditationBodies = async (db: Reader): Promise<Named[]> =>
  (await sql<Named>`select id::text, name from accreditation_body order by name collate "und-x-icu", id`.execute(db))
    .rows;
