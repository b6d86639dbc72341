import { sql } from 'kysely';
import type { WriteContext } from '../../kernel/http/context.ts';
import { facts, linkButton, mailLayout, paragraph } from '../../kernel/mail/mail-layout.ts';
import { enqueueMail } from '../../kernel/mail/send-mail.ts';
import { publicOrigin } from '../../kernel/settings/origin.ts';

interface BetterGrade {
  auditId: string;
  site: { id: string; name: string };
  body: { name: string };
  did: keyof typeof openings;
  given: string;
  earned: string;
}

const auditAdmins = (ctx: WriteContext) =>
  sql<{ id: string; name: string; address: string }>`select id, first_name || ' ' || last_name as name, email as address
    from app_user where status = 'Active' and role = any(${['{body} Admin', '{body} Audit Admin']}::text[])`.execute(
    ctx.db,
  );

const openings = {
  uploaded: 'A report was uploaded whose grade is better than its non-conformities earn, and that was confirmed.',
  edited: 'A report was edited so that its grade is better than its non-conformities earn, and that was confirmed.',
} as const;

/** Tells the standards body of a report that was stored with a better grade than its findings earn. */
export const alertOfBetterGrade = async (
  ctx: WriteContext,
  { auditId, site, body, did, given, earned }: BetterGrade,
): Promise<void> => {
  const { settings } = ctx.kernel;
  const subject = `Audit ${auditId}: grade ${given}, earned ${earned}`;
  const frame = {
    sender: settings.DIRECTORY_NAME,
    title: 'A grade is better than its findings',
    footer: [`You receive this because you administer the audits of ${settings.BODY_NAME}.`],
  };
  const layout = mailLayout(
    frame,
    paragraph(openings[did]),
    facts([
      ['Site', `${site.name} (${site.id})`],
      ['Certification body', body.name],
      ['Grade in the report', given],
      ['Grade by the rule', earned],
      ['By', ctx.actor.name],
    ]),
    linkButton('Open the audit', `${publicOrigin(settings)}/private/audit/details/${auditId}`),
  );
  const { rows } = await auditAdmins(ctx);
  for (const { id, name, address } of rows)
    await enqueueMail(ctx.db, {
      to: { name, address },
      key: `better grade ${auditId} ${ctx.requestId} ${id}`,
      content: { subject, body: layout },
    });
};
