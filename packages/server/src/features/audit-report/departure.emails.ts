import { roleGroups } from '@attestry/contract/kernel/role-groups.ts';
import { sql } from 'kysely';
import type { WriteContext } from '../../kernel/calls/context.ts';
import { facts, linkButton, mailLayout, paragraph } from '../../kernel/mail/mail-layout.ts';
import { enqueueMail } from '../../kernel/mail/send-mail.ts';
import { publicOrigin } from '../../kernel/settings/origin.ts';
import type { Departure } from '../report-answers/report-answers.public.ts';

interface DepartingAudit {
  auditId: string;
  site: { id: string; name: string };
  body: { name: string };
  did: 'uploaded' | 'edited';
  departures: readonly Departure[];
}

const auditAdmins = (ctx: WriteContext) =>
  sql<{ id: string; name: string; address: string }>`select id, first_name || ' ' || last_name as name, email as address
    from app_user where status = 'Active' and role = any(${roleGroups.bodyAudit}::text[])`.execute(ctx.db);

const words = {
  grade: {
    title: 'A grade is better than its findings',
    departs: 'whose grade is better than its non-conformities earn',
    subject: ({ given, allowed }: Departure) => `grade ${given}, earned ${allowed}`,
    given: 'Grade in the report',
    allowed: 'Grade by the rule',
  },
  validity: {
    title: 'A certificate runs longer than its standard allows',
    departs: 'whose certificate runs longer than the standard allows',
    subject: ({ given, allowed }: Departure) => `valid until ${given}, allowed until ${allowed}`,
    given: 'Expiry date in the report',
    allowed: 'Latest by the rule',
  },
} as const satisfies Record<Departure['of'], object>;

/**
 * Notifies the standards body that a stored report departs from the terms of its standard. Answers how many people that is.
 */
export const alertOfDepartures = async (
  ctx: WriteContext,
  { auditId, site, body, did, departures }: DepartingAudit,
): Promise<number> => {
  const { settings } = ctx.kernel;
  const { rows } = departures.length ? await auditAdmins(ctx) : { rows: [] };
  for (const departure of departures) {
    const said = words[departure.of];
    const frame = {
      sender: settings.DIRECTORY_NAME,
      title: said.title,
      footer: [`You receive this because you administer the audits of ${settings.BODY_NAME}.`],
    };
    const layout = mailLayout(
      frame,
      paragraph(`${ctx.actor.name} ${did} a report ${said.departs}, and confirmed it.`),
      facts([
        ['Site', `${site.name} (${site.id})`],
        ['Certification body', body.name],
        [said.given, departure.given],
        [said.allowed, departure.allowed],
        ['By', ctx.actor.name],
      ]),
      linkButton('Open the audit', `${publicOrigin(settings)}/private/audit/details/${auditId}`),
    );
    for (const { id, name, address } of rows)
      await enqueueMail(ctx.db, {
        to: { name, address },
        key: `${departure.of} departs ${auditId} ${ctx.requestId} ${id}`,
        content: { subject: `Audit ${auditId}: ${said.subject(departure)}`, body: layout },
      });
  }
  return rows.length;
};
