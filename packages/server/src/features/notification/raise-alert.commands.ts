import type { AlertKind } from '@attestry/contract/features/notification/notification.schema.ts';
import type { OrganisationType } from '@attestry/contract/kernel/organisation.ts';
import { isIn, permissionsOf, roles } from '@attestry/contract/kernel/permissions.ts';
import { sql } from 'kysely';
import type { WriteContext } from '../../kernel/calls/context.ts';
import type { Writer } from '../../kernel/database/database.ts';
import { enqueueJob } from '../../kernel/jobs/job.ts';
import { deliverMailJob } from '../../kernel/mail/deliver-mail.ts';
import { enqueueMail, undoSeconds, withdrawMail } from '../../kernel/mail/send-mail.ts';
import type { ShareableEntity } from '../reach/reach.public.ts';
import { alertMail } from './alert.emails.ts';

export interface OrganisationKey {
  type: OrganisationType;
  id: string;
}

export interface Alert {
  kind: AlertKind;
  /** Identifies the event, such as `share 17 granted`: each organisation and person is notified once per event. */
  event: string;
  about: { type: ShareableEntity; id: string; name: string };
  /** The organisations to notify. */
  organisation: OrganisationKey;
  change: { from: string; to: string };
  reason?: string | undefined;
  /** Whether Undo is offered: then the mail waits until that is over. */
  undoable?: true;
}

/** Users who may see audits, except Lite users, who only get account mail. */
const toldRoles = roles.filter((role) => permissionsOf(role).has('Audit.View') && !isIn('lite', role));

/** The active users of an organisation; those of a certification body include its offices'. */
const peopleOf = async (db: Writer, { type, id }: OrganisationKey) => {
  const { rows } = await sql<{ id: string; name: string; address: string }>`
    select app_user.id::text, concat_ws(' ', first_name, last_name) as name, email as address from app_user
    where status = 'Active' and role = any(${toldRoles}::text[]) and exists (
      select from user_organisation as held where held.user_id = app_user.id
        and (held.organisation_type = ${type} and held.organisation_id = ${id}::bigint
          or ${type} = 'CertificationBody' and held.organisation_type = 'Office' and held.organisation_id in (
            select office.id from office where office.certification_body_id = ${id}::bigint)))
    order by app_user.id`.execute(db);
  return rows;
};

const nameOf = async (db: Writer, { type, id }: OrganisationKey): Promise<string> => {
  const { rows } = await sql<{ name: string }>`
    select name from organisation where type = ${type} and id = ${id}::bigint`.execute(db);
  return rows[0]?.name ?? '';
};

/**
 * Notifies the users of an organisation of an event. The alert and its mail are rows of the command's own transaction,
 * so they exist only if it commits; each person is notified once per event.
 */
export const raiseAlert = async (ctx: WriteContext, alert: Alert): Promise<void> => {
  const { about, organisation, change, reason } = alert;
  const facts = { name: about.name, ...change, reason, by: ctx.actor.name };
  const event = `${alert.event} for ${organisation.type} ${organisation.id}`;
  const raised = await ctx.db
    .insertInto('alert')
    .values({
      kind: alert.kind,
      event,
      entity_type: about.type,
      entity_id: about.id,
      organisation_type: organisation.type,
      organisation_id: organisation.id,
      facts: JSON.stringify(facts),
    })
    .onConflict((conflict) => conflict.column('event').doNothing())
    .returning('id')
    .executeTakeFirst();
  const people = raised ? await peopleOf(ctx.db, organisation) : [];
  if (!raised || people.length === 0) return;
  const organisationName = await nameOf(ctx.db, organisation);
  const content = alertMail(ctx.kernel.settings, { ...alert, organisationName, by: ctx.actor.name });
  for (const { id, name, address } of people)
    await enqueueMail(ctx.db, {
      to: { name, address },
      key: `alert ${alert.event} ${id}`,
      content,
      ...(alert.undoable && { event }),
    });
  await enqueueJob(ctx.db, deliverMailJob, {}, { afterSeconds: alert.undoable ? undoSeconds : 0 });
};

/** Withdraws the latest alert of a kind about a record if nobody was sent its mail yet. Answers whether it was. */
export const withdrawAlert = async (
  { db }: WriteContext,
  { kind, about, organisation }: Pick<Alert, 'kind' | 'about' | 'organisation'>,
): Promise<boolean> => {
  const { rows } = await sql<{ event: string }>`
    select event from alert where kind = ${kind} and entity_type = ${about.type} and entity_id = ${about.id}::bigint
      and organisation_type = ${organisation.type} and organisation_id = ${organisation.id}::bigint
    order by id desc limit 1`.execute(db);
  const [latest] = rows;
  if (!latest || !(await withdrawMail(db, latest.event))) return false;
  await db.deleteFrom('alert').where('event', '=', latest.event).execute();
  return true;
};
