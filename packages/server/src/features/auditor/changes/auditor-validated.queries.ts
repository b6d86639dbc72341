import {
  educationFields,
  examFields,
  trainingFields,
  witnessedAuditFields,
} from '@attestry/contract/features/auditor/auditor-fields.schema.ts';
import type {
  ChangeSinceValidation,
  ChangesSinceValidation,
} from '@attestry/contract/features/auditor/auditor-validated.schema.ts';
import type { RecordFields } from '@attestry/contract/kernel/record-fields.ts';
import { sql } from 'kysely';
import type { Context } from '../../../kernel/calls/context.ts';
import { type LoggedField, naming } from '../../../kernel/change-log/change-log.ts';
import { labelsOf } from '../../../kernel/fields/bound-fields.ts';
import { withProductNameSql } from '../../../kernel/settings/product-name.ts';
import { auditorAccess } from '../auditor.scope.ts';
import { storedProfile } from '../auditor-record.queries.ts';
import { links, valuesOfRow } from './auditor-changes.queries.ts';

type Content = Readonly<Record<string, unknown>>;
type ContentChange = Omit<ChangeSinceValidation, 'qualificationId'>;

interface Compared {
  before: Content;
  after: Content;
  nameFor: ReturnType<typeof naming>;
}

type Section = (compared: Compared) => Promise<ContentChange[]> | ContentChange[];

const fields = labelsOf(storedProfile);

const fieldsChanged =
  (part: string, columns: readonly string[]): Section =>
  ({ before, after, nameFor }) =>
    Promise.all(
      columns
        .filter((column) => before[column] !== after[column])
        .map(async (column) => {
          const field: LoggedField = fields[column] ?? { label: column };
          return {
            ...{ part, label: field.label },
            before: await nameFor(field, before[column]),
            after: await nameFor(field, after[column]),
          };
        }),
    );

const listIn = (content: Content, column: string): unknown[] => {
  const list = content[column];
  return Array.isArray(list) ? list : [];
};

/** The entries that the other list does not have. */
const without = <T>(list: readonly T[], others: readonly unknown[]): T[] => {
  const rest = others.map((one) => JSON.stringify(one));
  return list.filter((one) => {
    const at = rest.indexOf(JSON.stringify(one));
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
};

const linksChanged =
  (part: string, column: string, field: LoggedField): Section =>
  async ({ before, after, nameFor }) => {
    const [old, now] = [listIn(before, column), listIn(after, column)];
    const ended = without(old, now).map(async (id) => ({ before: await nameFor(field, id), after: null }));
    const added = without(now, old).map(async (id) => ({ before: null, after: await nameFor(field, id) }));
    return (await Promise.all([...ended, ...added])).map((change) => ({ part, label: field.label, ...change }));
  };

const isRow = (row: unknown): row is object => typeof row === 'object' && row !== null;

/** Rows have no ids, so changed rows are compared in their order: the first of before with the first of after. */
const rowsChanged =
  (part: string, column: string, of: RecordFields): Section =>
  ({ before, after }) => {
    const [old, now] = [listIn(before, column).filter(isRow), listIn(after, column).filter(isRow)];
    const [gone, come] = [without(old, now), without(now, old)];
    const valuesAt = (rows: readonly object[], at: number) => {
      const row = rows[at];
      return row && valuesOfRow(of, row);
    };
    return Array.from({ length: Math.max(gone.length, come.length) }, (_, at) => {
      const [was, is] = [valuesAt(gone, at), valuesAt(come, at)];
      return { part, label: (is ?? was)?.[0] ?? '', before: was?.join(', ') ?? null, after: is?.join(', ') ?? null };
    });
  };

/** In the order of the form. */
const sections: readonly Section[] = [
  fieldsChanged('Details', [
    'first_name',
    'last_name',
    'start_date',
    'country_id',
    'is_shared',
    'not_sharing_reason_id',
  ]),
  linksChanged('Certification bodies', 'certification_bodies', links.certification_body_id),
  linksChanged('Certification bodies', 'offices', links.office_id),
  linksChanged('Languages', 'languages', links.language_id),
  rowsChanged('Education', 'education', educationFields),
  fieldsChanged('Work experience', ['work_experience']),
  fieldsChanged('Audit experience', ['audit_experience']),
  rowsChanged('Training', 'trainings', trainingFields),
  rowsChanged('Witnessed Audits', 'witnessed_audits', witnessedAuditFields),
  rowsChanged('GFSI Exams', 'exams', examFields),
];

/** Those that were never validated, and those whose justification is no longer the one that was. */
const qualificationsChanged = async ({ db, kernel }: Context, id: string): Promise<ChangeSinceValidation[]> => {
  const { rows } = await sql<ChangeSinceValidation>`
    select ${withProductNameSql(sql`standard.name`, kernel.settings)} as part, coalesce(category.name, technology.name) as label,
      held.id::text as "qualificationId", held.validated_justification as before, coalesce(held.justification, '') as after
    from auditor_qualification as held join standard on standard.id = held.standard_id
      left join category on category.id = held.category_id left join technology on technology.id = held.technology_id
    where held.auditor_id = ${id}::bigint
      and (held.validated_at is null or held.justification is distinct from held.validated_justification)
    order by standard.name, coalesce(category.number, technology.id)`.execute(db);
  return rows;
};

/** What an edit changed since the last validation; nothing if there was none. */
export const readChangesSinceValidation = async (ctx: Context, id: string): Promise<ChangesSinceValidation> => {
  await auditorAccess.requireVerb(ctx, id, 'viewChanges');
  const { rows } = await sql<{ at: Date; before: Content; after: Content }>`
    select auditor.validated_at as at, validated.content as before, profile_content(auditor) as after
    from auditor join auditor_validated as validated on validated.auditor_id = auditor.id
    where auditor.id = ${id}::bigint`.execute(ctx.db);
  const [row] = rows;
  if (!row) return { validatedDate: null, changes: [] };
  const compared = { ...row, nameFor: naming(ctx.db) };
  const ofContent = (await Promise.all(sections.map((section) => section(compared)))).flat();
  return {
    validatedDate: row.at.toISOString(),
    changes: [
      ...ofContent.map((change) => ({ ...change, qualificationId: null })),
      ...(await qualificationsChanged(ctx, id)),
    ],
  };
};
