import { addDays } from '../../kernel/clock/clock.ts';
import { type CopyValue, copyRows } from '../../kernel/database/copy-rows.ts';
import type { OwnerConnection } from '../../kernel/database/owner-connection.ts';
import { demoDomain, demoOrganisations } from './accounts.ts';
import { auditsPerSite, firstAudit } from './audits.ts';
import type { RandomStream } from './random.ts';

/** The fields of an audit that its recall needs. */
interface RecalledAudit {
  id: string;
  siteId: string;
  certificationBodyId: string;
  certificationStatus: string;
  start: string;
}

interface Incident {
  /** Of the lookup. */
  category: number;
  product: string;
  outline: string;
  correction: string;
  cause: string;
  prevention: string;
}

const incidents: readonly Incident[] = [
  {
    category: 1,
    product: 'Sliced cooked ham, 150 g, use by within the next ten days',
    outline: 'Routine testing of finished product found Listeria monocytogenes in one of five samples.',
    correction: 'All packs of the batch were called back from depots and shops, and the line was stopped.',
    cause: 'A drain beside the slicer was not in the cleaning schedule.',
    prevention: 'The drain was sealed, and the environment of the line is swabbed every day.',
  },
  {
    category: 4,
    product: 'Oat biscuits with honey, 200 g',
    outline: 'Biscuits with milk powder were packed in wrappers that do not declare milk.',
    correction: 'The product was recalled from consumers with notices in every shop that sold it.',
    cause: 'Wrappers of two recipes lay on one pallet after a change of production.',
    prevention: 'Wrappers are scanned against the recipe before each run.',
  },
  {
    category: 3,
    product: 'Strawberry jam, 340 g jars',
    outline: 'Two consumers found splinters of glass in jars of the same hour of production.',
    correction: 'The whole day of production was withdrawn and destroyed.',
    cause: 'A jar broke in the filler and the stop was not recorded.',
    prevention: 'The filler stops by itself at a breakage and is released by a supervisor.',
  },
  {
    category: 2,
    product: 'Ground paprika, 1 kg bags for caterers',
    outline: 'An authority told of a residue of ethylene oxide above the legal limit.',
    correction: 'Deliveries were stopped and customers asked to return what they held.',
    cause: 'The supplier had changed its origin without notice.',
    prevention: 'Each delivery is tested until ten in a row are clear.',
  },
  {
    category: 5,
    product: 'Chilled vegetable lasagne, 400 g',
    outline: 'The use-by date was printed a month too late on one shift.',
    correction: 'The product was withdrawn from sale before any of it was out of date.',
    cause: 'The date was typed by hand after a printer was replaced.',
    prevention: 'The printer takes the date from the production order.',
  },
  {
    category: 6,
    product: 'Extra virgin olive oil, 750 ml',
    outline: 'Analysis for a customer found refined seed oil in two lots.',
    correction: 'Both lots were blocked and the customers informed.',
    cause: 'A broker had blended the oil before delivery.',
    prevention: 'Oil is bought from mills alone and fingerprinted on arrival.',
  },
  {
    category: 8,
    product: 'Sparkling water, 1.5 l bottles',
    outline: 'Consumers complained of a taste of plastic.',
    correction: 'The lots were withdrawn; no risk to health was found.',
    cause: 'Preforms had been stored in the sun.',
    prevention: 'Preforms are stored under cover and tasted before use.',
  },
];

const chosen = {
  reason: [
    ['Product Recall', 5],
    ['Withdrawal', 4],
    ['Regulatory notice', 2],
    ['Other', 1],
  ],
  issue: [
    ['Site', 6],
    ['Supplier', 3],
    ['Unknown', 1],
  ],
  status: [
    [1, 3],
    [2, 3],
    [3, 2],
    [4, 5],
  ],
} as const;

const inProgress = 2;
const closed = 4;

/** An incident within a year of an audit. An open one has no cause or end date yet. */
const makeRecall = (random: RandomStream, today: string, audit: RecalledAudit) => {
  const incident = random.pick(incidents);
  const happened = addDays(audit.start, random.between(20, 360));
  const notified = happened < today ? happened : addDays(today, -random.between(1, 30));
  const status = random.weighted(chosen.status);
  const submitted = addDays(notified, random.between(10, 40));
  return {
    audit,
    ...incident,
    status,
    reason: random.weighted(chosen.reason),
    issue: random.weighted(chosen.issue),
    notified,
    recalled: addDays(notified, -random.between(0, 2)),
    submitted: status > inProgress ? (submitted < today ? submitted : today) : null,
    cause: status > inProgress ? incident.cause : null,
    prevention: status > inProgress ? incident.prevention : null,
    comments: status === closed ? 'Reviewed with the next audit in mind.' : null,
    isArchived: random.chance(0.05),
  };
};
type DemoRecall = ReturnType<typeof makeRecall>;

const auditsPerRecall = 200;

/** The audits of the demo accounts' own site have recalls, and a few others. */
const auditsWithRecalls = (random: RandomStream, audits: number): number[] => {
  const own = Array.from({ length: Math.min(auditsPerSite, audits) }, (_, at) => firstAudit + at);
  const others = Array.from({ length: Math.ceil(audits / auditsPerRecall) }, () => firstAudit + random.whole(audits));
  return [...own, ...others];
};

/** Who submitted a recall: the demo's certification body for its own audits, the standards body for all others. */
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

/** About one recall for every two hundred audits, one of them at a site of the buying company. */
export const loadRecalls = async (client: OwnerConnection, random: RandomStream, today: string, audits: number) => {
  const completedBy = await peopleOf(client);
  const { rows } = await client.query<RecalledAudit>(
    `select audit.id, site_id as "siteId", certification_body_id as "certificationBodyId",
      certification_status as "certificationStatus", start_date::text as start
    from (select * from unnest($1::bigint[]) with ordinality
      union all select min(audit.id), 0 from audit join site on site.id = site_id
        where site.company_id = $2 and record_status = 'Current') as picked(id, place) join audit using (id)
    where record_status in ('Current', 'Closed') order by place`,
    [auditsWithRecalls(random, audits), demoOrganisations.buyingCompany],
  );
  await copyRows(
    client,
    columns,
    rows.map((audit) => rowOf(makeRecall(random, today, audit), completedBy(audit))),
  );
};
