import {
  clauseNumber,
  type ReportTemplate,
} from '@attestry/contract/features/report-template/report-template.schema.ts';
import type { Named } from '@attestry/contract/kernel/fields.ts';
import { sql } from 'kysely';
import { allOf, type Predicate } from '../../../kernel/access/predicates.ts';
import type { Context } from '../../../kernel/calls/context.ts';
import { startingWith } from '../../../kernel/database/like.ts';
import { withProductName } from '../../../kernel/settings/product-name.ts';
import { requirements, templates } from '../../report-template/report-template.public.ts';

/** Begins the ids of the clauses of a template. */
const idOf = ({ code, version }: ReportTemplate): string => `${code} ${version} `;

/** The clauses of every version of the standards. */
export const clauses = ({ kernel }: Context): Named[] =>
  templates.flatMap((template) => {
    const standard = withProductName(template.standard, kernel.settings);
    return [...requirements(template).keys()].map((clause) => ({
      id: idOf(template) + clause,
      name: `${standard} ${template.version}, ${clause}`,
    }));
  });

/**
 * The non-conformities of a clause and those below it: 3.5 also finds 3.5.1. The id of a clause finds those of its standard
 * alone, in any version.
 */
export const isOfClause = (typed: string): Predicate => {
  const template = templates.find((one) => typed.startsWith(idOf(one)));
  const clause = clauseNumber(template ? typed.slice(idOf(template).length) : typed);
  const isNumbered = sql<boolean>`(audit.clause = ${clause} or audit.clause like ${startingWith(`${clause}.`)})`;
  if (!template) return isNumbered;
  const { standard } = template;
  return allOf(isNumbered, sql<boolean>`audit.standard_id = (select id from standard where name = ${standard})`);
};
