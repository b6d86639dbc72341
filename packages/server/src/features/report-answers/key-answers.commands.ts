import type { Answer } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { sql } from 'kysely';
import type { Writer } from '../../kernel/database/database.ts';
import type { KeyAnswers } from './key-answers.rules.ts';

const namesIn = (answer: Answer | undefined): string[] =>
  typeof answer === 'object' ? [...answer].flatMap((each) => (typeof each === 'string' ? [each] : [])) : [];

/** Links the audit to exactly the categories and modules that its report names. */
export const linkExtent = async (
  db: Writer,
  auditId: string,
  { categories, modules }: Pick<KeyAnswers, 'categories' | 'modules'>,
): Promise<void> => {
  const named = { category: namesIn(categories), module: namesIn(modules) };
  await sql`delete from audit_category using category where audit_id = ${auditId}::bigint and category.id = category_id
    and category.name <> all(${named.category}::text[])`.execute(db);
  await sql`delete from audit_module using module where audit_id = ${auditId}::bigint and module.id = module_id
    and module.name <> all(${named.module}::text[])`.execute(db);
  await sql`insert into audit_category select audit.id, category.id
    from audit join category on category.standard_id = audit.standard_id and category.name = any(${named.category}::text[])
    where audit.id = ${auditId}::bigint on conflict do nothing`.execute(db);
  await sql`insert into audit_module select ${auditId}::bigint, id from module
    where name = any(${named.module}::text[]) on conflict do nothing`.execute(db);
};
