import { type CopyValue, copyRows } from '../../kernel/database/copy-rows.ts';
import type { OwnerConnection } from '../../kernel/database/owner-connection.ts';
import { demoDomain, demoOrganisations } from './accounts.ts';
import { auditsPerSite, firstAudit } from './audits.ts';
import type { RandomStream } from './random.ts';
import { type DemoRecall, makeRecall, type RecalledAudit } from './recalls.ts';

const auditsPerRecall = 200;

/** The audits of the demo accounts' own site have recalls, and a few others. */
const auditsWithRecalls = (random: RandomStream, audits: number): number[] => {
  const own = Array.from({ length: Math.min(auditsPerSite, audits) }, (_, at) => firstAudit + at);
  const others = Array.from({ length: Math.ceil(audits / auditsPerRecall) }, () => firstAudit + random.whole(audits));
  return [...own, ...others];
};

/** Who submitted a recall: the demo's certification body for its own, the standards body for all others. */
const peopleOf = async (client: OwnerConnection) => {
  const idOf = async (name: string): Promise<string> =>
    (await client.query<{ id: string }>('select id from app_user where email = $1', [`${name}${demoDomain}`])).rows[0]
      ?.id ?? '';
  const [certificationBody, standardsBody] = [await idOf('cb-audit-admin'), await idOf('body-audit-admin')];
  return ({ certificationBodyId }: RecalledAudit) =>
    certificationBodyId === String(demoOrganisations.certificationBody) ? certificationBody : standardsBody;
};

const columns = `recall (site_id, audit_id, certification_body_id, category_id, status_id, certification_status, reason,
  site_or_supplier_issue, initial_notification_date, recall_date, final_submission_date, outline_of_incident,
  product_recalled, correction, root_cause_analysis, preventive_action_taken, product_comments, completed_by, is_archived)`;

const rowOf = (recall: DemoRecall, completedBy: string): CopyValue[] => [
  recall.audit.siteId,
  recall.audit.id,
  recall.audit.certificationBodyId,
  recall.category,
  recall.status,
  recall.audit.certificationStatus,
  recall.reason,
  recall.issue,
  recall.notified,
  recall.recalled,
  recall.submitted,
  recall.outline,
  recall.product,
  recall.correction,
  recall.cause,
  recall.prevention,
  recall.comments,
  completedBy,
  recall.isArchived,
];

/** About one recall for every two hundred audits. */
export const loadRecalls = async (client: OwnerConnection, random: RandomStream, today: string, audits: number) => {
  const completedBy = await peopleOf(client);
  const { rows } = await client.query<RecalledAudit>(
    `select audit.id, site_id as "siteId", certification_body_id as "certificationBodyId",
      certification_status as "certificationStatus", start_date::text as start
    from unnest($1::bigint[]) with ordinality as picked(id, place) join audit using (id)
    where record_status in ('Current', 'Closed') order by place`,
    [auditsWithRecalls(random, audits)],
  );
  await copyRows(
    client,
    columns,
    rows.map((audit) => rowOf(makeRecall(random, today, audit), completedBy(audit))),
  );
};
