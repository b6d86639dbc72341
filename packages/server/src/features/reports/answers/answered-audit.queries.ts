import type { Column } from '@attestry/contract/kernel/list.ts';
import { mapValues } from '@attestry/contract/kernel/map-values.ts';
import { sql } from 'kysely';
import type { ColumnSource } from '../../../kernel/lists/list-source.ts';
import { reportedAudits } from '../reported-audit.queries.ts';

/** Audits with a report, or only those whose report is of a template, in any version. */
export const answeredAudits = (templateCode?: string) => {
  const ofTemplate = templateCode ? sql`and report.template_code = ${sql.lit(templateCode)}` : sql``;
  return {
    ...reportedAudits,
    from: sql`audit_listing as audit join audit_report as report on report.audit_id = audit.id ${ofTemplate}`,
  };
};

const answer = (tag: string) => sql`report.answers -> ${sql.lit(tag)}`;

export const textAnswer = (tag: string) => sql<string | null>`(report.answers ->> ${sql.lit(tag)})`;

export const numberAnswer = (tag: string) =>
  sql<number | null>`(case when jsonb_typeof(${answer(tag)}) = 'number' then ${textAnswer(tag)}::float8 end)`;

/** Several choices as text, found by each of them. */
export const choicesAnswer = (tag: string): ColumnSource => ({
  at: sql`(select string_agg(chosen #>> '{}', '; ' order by place)
    from jsonb_path_query(${answer(tag)}, '$[*]') with ordinality as chosen(chosen, place))`,
  finds: (choice) => sql<boolean>`jsonb_exists(${answer(tag)}, ${choice})`,
});

/** The sources of columns that are declared by the xmlTags of their answers. */
export const answerSources = <K extends string>(
  columns: Readonly<Record<K, Pick<Column, 'kind'>>>,
): Record<K, ColumnSource> =>
  mapValues(columns, ({ kind }, tag) => ({ at: kind === 'number' ? numberAnswer(tag) : textAnswer(tag) }));
