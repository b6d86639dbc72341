import type { Answers, ReportTemplate } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { DB } from '../../kernel/database/tables.ts';
import { templateFor } from '../report-template/report-template.public.ts';
import { makeSite } from '../site/site.factory.ts';

let made = 0;

/** A certification body for a test. */
export const makeCertificationBody = async (
  db: Kysely<DB>,
  overrides: Partial<Insertable<DB['certification_body']>> = {},
): Promise<{ id: string; name: string }> => {
  made += 1;
  return db
    .insertInto('certification_body')
    .values({ name: `Certification Body ${made}`, ...overrides })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow();
};

type AuditValues = Partial<Insertable<DB['audit']>>;

export interface MadeAudit {
  id: string;
  siteId: string;
  ownerCompanyId: string;
  certificationBodyId: string;
}

/** By default a Food audit of grade AA, certificated and current, valid to 2999. */
export const foodAudit = {
  standard_id: 4,
  record_status: 'Current',
  certification_status: 'Certificated',
  site_name: 'Mill Lane Bakery',
  address_line1: '2 Mill Lane',
  city: 'Hull',
  country_id: 826,
  scope: 'Baking and packing of bread',
  exclusion: 'None',
  audit_programme: 'Announced',
  start_date: '2026-03-02',
  end_date: '2026-03-03',
  validation_date: '2026-03-20',
  issue_date: '2026-03-20',
  expiry_date: '2999-03-20',
  grade: 'AA',
  auditor_name: 'Iris Hale',
  auditor_number: '21001',
} as const satisfies AuditValues;

/** An audit for a test; creates site, company and certification body if none is given. It has no report yet. */
export const makeAudit = async (db: Kysely<DB>, overrides: AuditValues = {}): Promise<MadeAudit> => {
  const given = overrides.site_id
    ? await db
        .selectFrom('site')
        .where('id', '=', String(overrides.site_id))
        .select(['id', 'company_id as companyId'])
        .executeTakeFirstOrThrow()
    : await makeSite(db);
  return db
    .insertInto('audit')
    .values({
      ...foodAudit,
      ...overrides,
      site_id: given.id,
      owner_company_id: overrides.owner_company_id ?? given.companyId,
      certification_body_id: overrides.certification_body_id ?? (await makeCertificationBody(db)).id,
    })
    .returning([
      'id',
      'site_id as siteId',
      'owner_company_id as ownerCompanyId',
      'certification_body_id as certificationBodyId',
    ])
    .executeTakeFirstOrThrow();
};

/**
 * The report of an audit, in the newest template of `standard` or the given one, with the answers that match the
 * record's columns.
 */
export const makeReport = async (
  db: Kysely<DB>,
  auditId: string,
  {
    standard = 'Food',
    template = templateFor(standard),
    answers = {},
  }: { standard?: string; template?: ReportTemplate | undefined; answers?: Answers } = {},
): Promise<void> => {
  if (!template) throw new Error(`There is no report template for ${standard}`);
  await db
    .insertInto('audit_report')
    .values({
      audit_id: auditId,
      template_code: template.code,
      template_version: template.version,
      answers: JSON.stringify({ SITE_EMAIL: 'site@bakery.example', TECHNICAL_NAME: 'Tove Lind', ...answers }),
      file_sha256: 'a'.repeat(64),
      file_name: 'report.xlsx',
      scan: 'clean',
    })
    .execute();
};

/** Categories by number within the audit's standard, and modules by id. */
export const makeExtent = async (
  db: Kysely<DB>,
  auditId: string,
  { categories = [], modules = [] }: { categories?: number[]; modules?: number[] },
): Promise<void> => {
  await sql`insert into audit_category select audit.id, category.id
    from audit join category on category.standard_id = audit.standard_id
    where audit.id = ${auditId}::bigint and category.number = any(${categories}::int[])`.execute(db);
  await sql`insert into audit_module select ${auditId}::bigint, unnest(${modules}::int[])`.execute(db);
};
