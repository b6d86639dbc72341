import type { AlertAsker, AlertKind } from '@attestry/contract/features/notification/notification.schema.ts';
import type { OrganisationType } from '@attestry/contract/kernel/organisation.ts';
import type { ShareableEntity } from '@attestry/contract/kernel/shares.ts';
import { sql } from 'kysely';
import type { Actor } from '../../kernel/access/actor.ts';
import type { WriteContext } from '../../kernel/calls/context.ts';
import type { Writer } from '../../kernel/database/database.ts';
import { enqueueJob } from '../../kernel/jobs/job.ts';
import { notifyRecipientsJob } from './notify-recipients.jobs.ts';
import type { Addressed, Audience } from './recipients.queries.ts';

export interface OrganisationKey {
  type: OrganisationType;
  id: string;
}

/** The users of an organisation, those of the organisations with relations to an audit, or one user. */
type NotifiedBy = { organisation: OrganisationKey } | { audience: readonly Audience[] } | { userId: string };

export interface Alert {
  kind: AlertKind;
  /** Identifies the event, such as `share 17 granted`: it raises one alert. */
  event: string;
  about: { type: ShareableEntity | 'user' | 'auditor' | 'export'; id: string; name: string };
  to: NotifiedBy;
  change: { from: string; to: string };
  /** The change as followers read it, if its own words say what the Certificate Tracker may not show. */
  toFollowers?: { from: string; to: string };
  asker?: AlertAsker;
  reason?: string | undefined;
  /** Another letter says it: the alert is shown in the directory, and no mail is written. */
  shownOnly?: boolean;
  /** Whether Undo is offered: then the alert waits for `undoSeconds`, and can be withdrawn. */
  undoable?: true;
}

/** A transaction, and who acts in it; nobody in a job. */
export interface Cause {
  db: Writer;
  actor?: Actor;
}

/** Longer than pages offer Undo, unless it is held. */
export const undoSeconds = 30;

const rowOf = (alert: Alert, actor: Actor | undefined) => {
  const { kind, event, about, to, change, toFollowers, reason, asker, shownOnly, undoable } = alert;
  return {
    kind,
    event,
    entity_type: about.type,
    entity_id: about.id,
    facts: JSON.stringify({
      name: about.name,
      ...change,
      reason,
      by: actor?.name ?? 'the directory',
      asker,
      toFollowers,
      shownOnly: shownOnly || undefined,
    }),
    actor_id: actor?.id ?? null,
    organisation_type: 'organisation' in to ? to.organisation.type : null,
    organisation_id: 'organisation' in to ? to.organisation.id : null,
    audience: 'audience' in to ? [...to.audience] : null,
    user_id: 'userId' in to ? to.userId : null,
    next_at: sql<Date>`app_now() + make_interval(secs => ${undoable ? undoSeconds : 0}::int)`,
  };
};

/**
 * Raises alerts: rows of the transaction that causes them. After the commit a job finds their recipients and writes to
 * them. Answers those that were not raised before.
 */
export const raiseAlerts = async ({ db, actor }: Cause, alerts: readonly Alert[]): Promise<Addressed[]> => {
  if (alerts.length === 0) return [];
  const raised = await db
    .insertInto('alert')
    .values(alerts.map((alert) => rowOf(alert, actor)))
    .onConflict((conflict) => conflict.column('event').doNothing())
    .returning(['id', 'event'])
    .execute();
  const afterSeconds = alerts.every(({ undoable }) => undoable) ? undoSeconds : 0;
  if (raised.length > 0) await enqueueJob(db, notifyRecipientsJob, {}, { afterSeconds });
  const ids = new Map(raised.map(({ event, id }) => [event, id]));
  return alerts.flatMap(({ event, kind, to }) => {
    const id = ids.get(event);
    return id ? [{ id, kind, audience: 'audience' in to ? to.audience : null }] : [];
  });
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
