import type { ProfileStatus, QualificationStatus } from '@attestry/contract/features/auditor/auditor.states.ts';
import { addDays } from '../../kernel/clock/clock.ts';
import { type CopyValue, copyRows } from '../../kernel/database/copy-rows.ts';
import type { OwnerConnection } from '../../kernel/database/owner-connection.ts';
import { demoOrganisations } from './accounts.ts';
import { accordions, careers, experience, justifications, reasons } from './auditor-careers.ts';
import { auditorCount, auditorNamed, bodyOf, firstAuditor, suspended, veteran } from './auditor-names.ts';
import type { CountryIds } from './place-ids.ts';
import { type RandomStream, randomStream } from './random.ts';

interface Entity {
  kind: 'category' | 'technology';
  id: number;
  standardId: number;
}

const statuses: readonly (readonly [ProfileStatus, number])[] = [
  ['Validated', 92],
  ['In Progress', 5],
  ['In Revision', 2],
  ['Not Validated', 1],
];

/** The demo's certification body has more to do than fits on a page. */
const statusOf = (random: RandomStream, auditor: number, isOfDemo: boolean): ProfileStatus => {
  if (auditor === veteran || auditor === suspended) return 'Validated';
  return isOfDemo && auditor % 200 === 1 ? 'In Revision' : random.weighted(statuses);
};

/** Suspended before the audits of the last weeks. */
const longAgo = 60;

/** For how many days nothing has happened. Rejected profiles are mended soon, so those to be decided are the oldest. */
const waits: Record<ProfileStatus, readonly [least: number, most: number]> = {
  'In Progress': [1, 45],
  'In Revision': [3, 60],
  'Not Validated': [1, 12],
  Validated: [1, 45],
};

const auditorColumns = `auditor (id, first_name, last_name, start_date, country_id, is_shared, not_sharing_reason_id,
  work_experience, audit_experience, education, trainings, witnessed_audits, exams, status, is_archived, created_at, edited_at,
  status_at, submitted_at, validated_at, first_validated_at, modification_requested_at, modification_comment)`;

interface DemoAuditor {
  id: number;
  status: ProfileStatus;
  /** When it was validated or rejected, or was last edited; and when it was submitted. */
  at: string;
  submittedAt: string | null;
  firstAt: string;
  bodies: readonly number[];
  row: CopyValue[];
}

const auditorMade = (id: number, today: string, countries: CountryIds): DemoAuditor => {
  const random = randomStream(id + 7);
  const { country, firstName, lastName } = auditorNamed(id);
  const home = bodyOf(id);
  const status = statusOf(random, id, home === demoOrganisations.certificationBody);
  const startDate = addDays(today, -random.between(500, 5000));
  const on = (days: number) => `${addDays(today, -days)}T${String(8 + (id % 9)).padStart(2, '0')}:00:00Z`;
  const waited = id === suspended ? longAgo : random.between(...waits[status]);
  const at = on(waited);
  const isDecided = status === 'Validated' || status === 'Not Validated';
  const submittedAt = status === 'In Progress' ? null : on(waited + (isDecided ? 6 : 0));
  const firstAt = on(waited + 290);
  const isShared = random.chance(0.3);
  const wasValidated = status === 'Validated' || (status !== 'In Progress' && random.chance(0.6));
  return {
    id,
    status,
    at,
    submittedAt,
    firstAt,
    bodies: random.chance(0.3) ? [...new Set([home, random.between(1, 40)])] : [home],
    row: [
      ...[id, firstName, lastName, startDate, countries.get(country), isShared, isShared ? null : random.between(1, 5)],
      ...[random.pick(careers), random.pick(experience), ...accordions(random, startDate), status],
      ...[
        status === 'Validated' && id !== veteran && id !== suspended && random.chance(0.03),
        on(waited + 300),
        submittedAt ?? at,
        at,
        submittedAt,
      ],
      ...(wasValidated ? [on(waited + (status === 'Validated' ? 0 : 200)), firstAt] : [null, null]),
      ...(status === 'Not Validated' ? [at, random.pick(reasons)] : [null, null]),
    ],
  };
};

const heldStatuses: Record<ProfileStatus, readonly (readonly [QualificationStatus, number])[]> = {
  'In Progress': [['In Progress', 1]],
  'In Revision': [
    ['In Revision', 3],
    ['Validated', 2],
  ],
  'Not Validated': [
    ['Not Validated', 1],
    ['Validated', 2],
  ],
  Validated: [
    ['Validated', 97],
    ['Suspended', 3],
  ],
};

const qualificationColumns = `auditor_qualification (auditor_id, standard_id, category_id, technology_id, entity, justification,
  status, status_at, submitted_at, validated_at, first_validated_at, validated_justification, modification_requested_at, rejection_comment)`;

/**
 * Every auditor is qualified for Food and one to three other standards. A few have one more category that waits for
 * validation. The most audited categories have the most auditors.
 */
const qualificationsOf = (
  { id, status, at, submittedAt, firstAt }: DemoAuditor,
  entities: ReadonlyMap<number, readonly Entity[]>,
) => {
  const random = randomStream(id + 11);
  const others = [...entities.keys()].filter((standard) => standard !== 4);
  const some = [4, ...Array.from({ length: random.between(1, 3) }, () => random.pick(others))];
  const isForEverything = id === veteran || id === suspended;
  const standards = new Set(isForEverything ? entities.keys() : some);
  const fixed = id === veteran ? 'Validated' : id === suspended ? 'Suspended' : undefined;
  let waiting = status === 'Validated' && id % 97 === 0 ? 1 : 0;
  return [...standards].flatMap((standard) =>
    (entities.get(standard) ?? [])
      .filter(() => random.chance(standard === 4 ? 0.4 : 0.5) || isForEverything)
      .map((entity): CopyValue[] => {
        const drawn = random.weighted(heldStatuses[status]);
        const held = waiting-- > 0 ? 'In Revision' : (fixed ?? drawn);
        const justification = random.pick(justifications);
        const isValid = held === 'Validated' || held === 'Suspended';
        return [
          ...[
            id,
            standard,
            entity.kind === 'category' ? entity.id : null,
            entity.kind === 'technology' ? entity.id : null,
          ],
          ...[`${entity.kind} ${entity.id}`, justification, held, at, held === 'In Progress' ? null : submittedAt],
          ...(isValid ? [at, firstAt, justification] : [null, null, null]),
          ...(held === 'Not Validated' ? [at, random.pick(reasons)] : [null, null]),
        ];
      }),
  );
};

/** What auditors can be qualified for, by standard: its technologies if it has any, else its categories. */
const readEntities = async (client: OwnerConnection): Promise<ReadonlyMap<number, readonly Entity[]>> => {
  const { rows } = await client.query<Entity>(
    `select 'technology' as kind, id, standard_id as "standardId" from technology
     union all select 'category', id, standard_id from category
       where standard_id < 10 and standard_id not in (select standard_id from technology) order by 1, 2`,
  );
  return Map.groupBy(rows, ({ standardId }) => standardId);
};

/** Where an edit waits, what was validated before it: a career in other words, and without the latest training. */
const formerContent = `update auditor_validated set content = content
    || jsonb_build_object('work_experience', ($1::text[])[1 + id % 6], 'audit_experience', ($2::text[])[1 + id % 3])
    || case id % 3 when 0 then '{"education": [{"degree": "BSc Biology", "eqiptTraining": false}]}'
      when 1 then jsonb_build_object('trainings', (content -> 'trainings') - 1)
      else jsonb_build_object('exams', null, 'languages', '[37]'::jsonb) end
  from auditor where auditor.id = auditor_id and auditor.status <> 'Validated'`;

/** The auditors whom the audits of the demo name, in every status. */
export const loadAuditors = async (client: OwnerConnection, today: string, countries: CountryIds): Promise<void> => {
  const entities = await readEntities(client);
  const auditors = Array.from({ length: auditorCount }, (_, at) => auditorMade(firstAuditor + at, today, countries));
  await copyRows(
    client,
    auditorColumns,
    auditors.map(({ row }) => row),
  );
  await copyRows(
    client,
    'auditor_certification_body (auditor_id, certification_body_id)',
    auditors.flatMap(({ id, bodies }) => bodies.map((body) => [id, body])),
  );
  await copyRows(
    client,
    qualificationColumns,
    auditors.flatMap((one) => qualificationsOf(one, entities)),
  );
  // English, and a second language for every other.
  await client.query(`insert into auditor_language (auditor_id, language_id)
    select id, 37 from auditor union all select id, (array[32, 39, 47, 72, 130])[1 + id % 5] from auditor where id % 2 = 0`);
  await client.query('select keep_validated_content(array(select id from auditor where validated_at is not null))');
  await client.query(formerContent, [careers, experience]);
};
