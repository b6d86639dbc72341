import { standardsWithoutAuditors } from '@attestry/contract/features/auditor/auditor.parts.ts';
import { sql } from 'kysely';
import { isOf } from '../../kernel/access/actor.ts';
import type { Context } from '../../kernel/calls/context.ts';
import { isOffered } from './auditor-reach.scope.ts';

/** The audit of a report, as far as it concerns its auditor. */
export interface AuditedBy {
  /** As the report has it. */
  auditorNumber: string;
  /** The name in the report. If empty, names are not compared. */
  auditorName: string;
  certificationBodyId: string;
  standardId: number;
  /** Names of the standard's categories. */
  categories: readonly string[];
  /** The last day of the audit. */
  day: string;
}

interface Standing {
  isKnown: boolean;
  name: string;
  isArchived: boolean;
  wasValidated: boolean;
  suspendedFor: string[];
  unqualifiedFor: string[];
}

const wasValidBy = (row: string, day: string) =>
  sql<boolean>`coalesce(${sql.ref(`${row}.first_validated_at`)} < ${day}::date + 1, false)`;

/** Null for a certification body without validated auditors, which does not keep them in the directory. */
const standingOn = async ({ db }: Context, audited: AuditedBy): Promise<Standing | null> => {
  const { auditorNumber, certificationBodyId: body, standardId, categories, day } = audited;
  // Reports name categories. For a standard with technologies, any qualification therefore counts.
  const { rows } = await sql<Standing>`
    with asked as (
      select name, id from category where standard_id = ${standardId} and name = any(${[...categories]}::text[])
        and standard_id not in (select standard_id from technology)
      union all
      select name, null from standard where id = ${standardId} and id in (select standard_id from technology)),
    known as (
      select auditor.* from auditor where auditor.id = auditor_number_in(${auditorNumber}) and (${isOffered} or exists (
        select from auditor_certification_body as link where link.auditor_id = auditor.id and certification_body_id = ${body}::bigint))),
    judged as (
      select asked.name, coalesce(bool_or(${wasValidBy('held', day)}), false) as was_valid,
        coalesce(bool_and(held.status = 'Suspended' and held.status_at < ${day}::date + 1), false) as is_suspended
      from asked left join known on true left join auditor_qualification as held on held.auditor_id = known.id
        and held.standard_id = ${standardId} and (asked.id is null or held.category_id = asked.id)
      group by asked.name)
    select exists (select from known) as "isKnown",
      coalesce((select concat_ws(' ', first_name, last_name) from known), '') as name, coalesce((select is_archived from known), false) as "isArchived",
      coalesce((select ${wasValidBy('known', day)} from known), false) as "wasValidated",
      array(select name from judged where is_suspended order by name) as "suspendedFor",
      array(select name from judged where not was_valid order by name) as "unqualifiedFor"
    where exists (select from auditor join auditor_certification_body as link on link.auditor_id = auditor.id
      where link.certification_body_id = ${body}::bigint and auditor.validated_at is not null and not auditor.is_archived)`.execute(
    db,
  );
  return rows[0] ?? null;
};

const listed = (names: readonly string[]) => names.join(', ');

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z]{2,}/g) ?? [];

/** Whether the names have no word in common, initials aside. A name in another script is not compared. */
const areOfTwo = (one: string, other: string): boolean => {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  return words.length > 0 && others.length > 0 && !words.some((word) => others.includes(word));
};

const doubtsIn = (standing: Standing, { day, auditorName }: AuditedBy): string[] => {
  const { isKnown, name, isArchived, wasValidated, suspendedFor, unqualifiedFor } = standing;
  if (!isKnown) return ['no auditor of the certification body has this number: check it, or add the auditor'];
  if (areOfTwo(name, auditorName)) return [`this number belongs to ${name}, but the report names ${auditorName}`];
  if (isArchived) return ['the profile of this auditor is archived'];
  if (!wasValidated) return [`the profile of this auditor was not validated by ${day}`];
  return [
    ...(suspendedFor.length > 0 ? [`this auditor was suspended on ${day} for ${listed(suspendedFor)}`] : []),
    ...(unqualifiedFor.length > 0 ? [`this auditor was not qualified on ${day} for ${listed(unqualifiedFor)}`] : []),
  ];
};

/**
 * Why the auditor whom a report names should not have done the audit, as far as the directory knows. Those who do not see
 * auditors learn that there is a doubt, and not which.
 */
export const doubtsAboutAuditor = async (ctx: Context, audited: AuditedBy): Promise<string[]> => {
  if (standardsWithoutAuditors.includes(String(audited.standardId))) return [];
  const standing = await standingOn(ctx, audited);
  const doubts = standing ? doubtsIn(standing, audited) : [];
  if (doubts.length === 0 || isOf(ctx.actor, 'body') || isOf(ctx.actor, 'cb')) return doubts;
  return ['the directory does not confirm this auditor: ask the certification body'];
};
