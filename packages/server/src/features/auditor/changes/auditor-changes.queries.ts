import {
  educationFields,
  examFields,
  trainingFields,
  witnessedAuditFields,
} from '@attestry/contract/features/auditor/auditor-fields.schema.ts';
import type { RecordFields } from '@attestry/contract/kernel/record-fields.ts';
import { sql } from 'kysely';
import type { Context } from '../../../kernel/calls/context.ts';
import {
  type LoggedField,
  type LoggedFields,
  loggedPart,
  readChangeLog,
} from '../../../kernel/change-log/change-log.ts';
import { labelsOf } from '../../../kernel/fields/bound-fields.ts';
import { nameIn } from '../../../kernel/lookups/name-of.ts';
import { withProductNameSql } from '../../../kernel/settings/product-name.ts';
import { nameOfCertificationBody } from '../../lookup/lookup.public.ts';
import { auditorAccess } from '../auditor.scope.ts';
import { storedProfile } from '../auditor-record.queries.ts';

const valueText = (label: string, value: unknown): string[] => {
  if (value === true) return [label];
  if (typeof value === 'object' && value !== null) return 'name' in value ? [String(value.name)] : [];
  return value ? [String(value)] : [];
};

/** The values of a row of an accordion, and the names of what is true. */
export const valuesOfRow = (fields: RecordFields, row: object): string[] =>
  Object.entries(fields).flatMap(([name, field]) => valueText(field.label, Reflect.get(row, name)));

const rowsLogged = (label: string, fields: RecordFields): LoggedField => ({
  label,
  formatValue: (rows) =>
    (Array.isArray(rows) ? rows : []).map((row: object) => valuesOfRow(fields, row).join(', ')).join('; '),
});

export const links = {
  certification_body_id: { label: 'Certification body', nameOf: nameOfCertificationBody },
  office_id: { label: 'Office', nameOf: nameIn('office') },
  language_id: { label: 'Language', nameOf: nameIn('language') },
} as const satisfies LoggedFields;

const profile: LoggedFields = {
  ...labelsOf(storedProfile),
  ...links,
  education: rowsLogged('Education', educationFields),
  trainings: rowsLogged('Training', trainingFields),
  witnessed_audits: rowsLogged('Witnessed Audits', witnessedAuditFields),
  exams: rowsLogged('GFSI Exams', examFields),
  status: 'Status',
  is_archived: 'Archived',
  modification_comment: 'Requested modification',
};

const ofQualification: Record<string, LoggedField> = {
  justification: { label: 'Justifications and exceptions' },
  status: { label: 'Status' },
  rejection_comment: { label: 'Rejection comment' },
  suspended_by_id: { label: 'Suspended by', nameOf: nameOfCertificationBody },
};

/** Each field of a qualification is labelled with what it is for, also after the qualification was deleted. */
const fieldsOfQualifications = async ({ db, kernel }: Context, id: string): Promise<LoggedFields> => {
  const { rows } = await sql<{ part: string; name: string }>`
    select distinct log.part, ${withProductNameSql(sql`standard.name`, kernel.settings)} || ', ' || entity.name as name
    from change_log as log
      join (select 'category ' || id as key, standard_id, name from category
        union all select 'technology ' || id, standard_id, name from technology) as entity
        on log.part = 'auditor_qualification.' || entity.key
      join standard on standard.id = entity.standard_id
    where log.entity = 'auditor' and log.entity_id = ${id}::bigint`.execute(db);
  return Object.assign({}, ...rows.map(({ part, name }) => loggedPart(part, ofQualification, name)));
};

/** Follow from the other changes, or say in numbers what is said in words. */
const unsaid = [
  ...[
    'created_at',
    'edited_at',
    'status_at',
    'submitted_at',
    'validated_at',
    'first_validated_at',
    'modification_requested_at',
  ],
  ...['standard_id', 'category_id', 'technology_id', 'validated_justification', 'taken_over_from_id'],
];

export const readAuditorChanges = async (ctx: Context, id: string, query: Parameters<typeof readChangeLog>[2]) => {
  await auditorAccess.requireVerb(ctx, id, 'viewChanges');
  const fields = { ...profile, ...(await fieldsOfQualifications(ctx, id)) };
  return readChangeLog(ctx.db, { entity: 'auditor', id, fields, withheld: { columns: unsaid } }, query);
};
