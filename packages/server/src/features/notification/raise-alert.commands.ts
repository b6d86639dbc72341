import type { AlertKind } from '@attestry/contract/features/notification/notification.schema.ts';
import type { OrganisationType } from '@attestry/contract/kernel/organisation.ts';
import { sql } from 'kysely';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { enqueueJob } from '../../kernel/jobs/job.ts';
import type { ShareableEntity } from '../reach/reach.public.ts';
import { notifyRecipientsJob } from './notify-recipients.jobs.ts';

export interface OrganisationKey {
  type: OrganisationType;
  id: string;
}

export interface Alert {
  kind: AlertKind;
  /** Identifies the event, such as `share 17 granted`: it raises one alert. */
  event: string;
  about: { type: ShareableEntity; id: string; name: string };
  /** Whose users to notify; by default those of the organisations with a relation to the record. */
  organisation?: OrganisationKey;
  change: { from: string; to: string };
  reason?: string | undefined;
  /** Whether Undo is offered: then the alert waits for `undoSeconds`, and can be withdrawn. */
  undoable?: true;
}

/** Longer than pages offer Undo, unless it is held. */
export const undoSeconds = 30;

/**
 * Raises the alert of an event: one row in the command's own transaction. After the commit a job finds its recipients and
 * writes to them.
 */
export const raiseAlert = async ({ db, actor }: WriteContext, alert: Alert): Promise<void> => {
  const { kind, event, about, organisation, change, reason } = alert;
  const wait = alert.undoable ? undoSeconds : 0;
  const raised = await db
    .insertInto('alert')
    .values({
      kind,
      event,
      entity_type: about.type,
      entity_id: about.id,
      organisation_type: organisation?.type ?? null,
      organisation_id: organisation?.id ?? null,
      facts: JSON.stringify({ name: about.name, ...change, reason, by: actor.name }),
      next_at: sql`app_now() + make_interval(secs => ${wait}::int)`,
    })
    .onConflict((conflict) => conflict.column('event').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (raised) await enqueueJob(db, notifyRecipientsJob, {}, { afterSeconds: wait });
};

/** Withdraws the latest alert of a kind about a record unless its recipients are notified already. Answers whether it was. */
export const withdrawAlert = async (
  { db }: WriteContext,
  { kind, about, organisation }: Pick<Alert, 'kind' | 'about'> & { organisation: OrganisationKey },
): Promise<boolean> => {
  const { rows } = await sql`
    with latest as (
      select id, recipients_found_at from alert
      where kind = ${kind} and entity_type = ${about.type} and entity_id = ${about.id}::bigint
        and organisation_type = ${organisation.type} and organisation_id = ${organisation.id}::bigint
      order by id desc limit 1 for update)
    delete from alert using latest where alert.id = latest.id and latest.recipients_found_at is null
    returning alert.id`.execute(db);
  return rows.length > 0;
};
