import { type Insertable, type Kysely, sql } from 'kysely';
import type { DB } from '../../kernel/database/tables.ts';
import { makeCertificationBody } from '../audit/audit.factory.ts';

/** The moment at which a record of a test was submitted or validated. */
const before = sql<Date>`app_now() - interval '1 day'`;

interface Held {
  id?: string;
  /** Of the lookup; by default raw red meat. */
  categoryId?: number;
  status?: string;
  validated?: boolean;
  suspendedById?: string;
}

/** A qualification for a category of Food, validated unless its status says otherwise. */
export const makeQualification = async (db: Kysely<DB>, auditorId: string, held: Held = {}): Promise<string> => {
  const justification = 'Five years in the trade';
  const { categoryId = 401, status = 'Validated', validated = status === 'Validated' || status === 'Suspended' } = held;
  const { id } = await db
    .insertInto('auditor_qualification')
    .values({
      ...(held.id && { id: held.id }),
      auditor_id: auditorId,
      standard_id: 4,
      category_id: categoryId,
      entity: `category ${categoryId}`,
      justification,
      status,
      submitted_at: status === 'In Progress' ? null : before,
      validated_at: validated ? before : null,
      first_validated_at: validated ? before : null,
      validated_justification: validated ? justification : null,
      suspended_by_id: held.suspendedById ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const accordions = {
  education: JSON.stringify([{ degree: 'BSc Food Science', eqiptTraining: true }]),
  trainings: JSON.stringify([
    {
      ...{ trainingType: { id: '3', name: 'HACCP' }, title: 'HACCP, level 4', country: null },
      ...{ startDate: '2014-05-05', endDate: '2014-05-09', trainerName: 'Tess Tutor', trainerType: 'External' },
    },
  ]),
  witnessed_audits: JSON.stringify([
    {
      siteCode: '1000001',
      date: '2016-02-01',
      witnessingAuditorNumber: '20001',
      witnessingAuditorName: 'Wim Witness',
    },
  ]),
  exams: JSON.stringify([
    {
      ...{ titleOfExam: 'Auditor knowledge exam', provider: 'Exam Centre', date: '2015-01-15' },
      ...{ language: { id: '37', name: 'English' }, certificateReference: 'EX-1' },
    },
  ]),
};

export interface MadeAuditor {
  id: string;
  bodyIds: readonly string[];
}

/** A complete profile, validated unless its status says otherwise, of these certification bodies or of a new one. */
export const makeAuditor = async (
  db: Kysely<DB>,
  { bodyIds, ...overrides }: Partial<Insertable<DB['auditor']>> & { bodyIds?: readonly string[] } = {},
): Promise<MadeAuditor> => {
  const bodies = bodyIds ?? [(await makeCertificationBody(db)).id];
  const status = overrides.status ?? 'Validated';
  const { id } = await db
    .insertInto('auditor')
    .values({
      first_name: 'Ada',
      last_name: 'Auditor',
      start_date: '2015-03-01',
      country_id: 826,
      not_sharing_reason_id: overrides.is_shared ? null : 4,
      work_experience: 'Ten years in a dairy',
      audit_experience: 'Forty audits as lead auditor',
      ...accordions,
      submitted_at: status === 'In Progress' ? null : before,
      validated_at: status === 'Validated' ? before : null,
      first_validated_at: status === 'Validated' ? before : null,
      ...overrides,
      status,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (bodies.length > 0)
    await db
      .insertInto('auditor_certification_body')
      .values(bodies.map((certification_body_id) => ({ auditor_id: id, certification_body_id })))
      .execute();
  await sql`select keep_validated_content(array(select id from auditor where id = ${id}::bigint and validated_at is not null))`.execute(
    db,
  );
  return { id, bodyIds: bodies };
};
