import type { CurrentTemplate } from '@attestry/contract/features/blank-workbook/blank-workbook.schema.ts';
import type { Answers, ReportTemplate } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { kernelErrors } from '@attestry/contract/kernel/errors.ts';
import { type RawBuilder, sql } from 'kysely';
import { organisationOf } from '../../kernel/access/caller.ts';
import type { Context, FileToSend } from '../../kernel/calls/context.ts';
import { refuse } from '../../kernel/calls/refusal.ts';
import { withProductName } from '../../kernel/settings/product-name.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import { knownCountries } from '../lookup/lookup.public.ts';
import { templateFor } from '../report-template/report-template.public.ts';
import { layOutWorkbook } from '../report-template/report-workbook.public.ts';
import { knownAnswers } from './known-answers.queries.ts';

const rowsOf = async <R>({ db }: Context, query: RawBuilder<R>): Promise<R[]> => (await query.execute(db)).rows;

/** The template as users see it. */
const printed = ({ kernel }: Context, template: ReportTemplate): ReportTemplate => ({
  ...template,
  standard: withProductName(template.standard, kernel.settings),
});

/** The template as users download it, with the directory's countries as choices. A report may use other spellings. */
const offered = async (ctx: Context, template: ReportTemplate): Promise<ReportTemplate> => {
  const options = (await knownCountries(ctx.db)).map(({ name }) => name);
  const { sections, ...rest } = printed(ctx, template);
  return {
    ...rest,
    sections: sections.map((section) => ({
      ...section,
      content: section.content.map((each) =>
        each.kind === 'entry' && each.key === 'country'
          ? { ...each, type: 'choice', options, hint: 'Choose from the list' }
          : each,
      ),
    })),
  };
};

const layOut = async (ctx: Context, template: ReportTemplate, answers: Answers = {}): Promise<Uint8Array> =>
  layOutWorkbook({ template: await offered(ctx, template), answers }, await organisationOf(ctx.db, ctx.actor));

export const currentTemplates = async (ctx: Context): Promise<CurrentTemplate[]> => {
  const standards = await rowsOf(
    ctx,
    sql<{ id: string; name: string }>`select id::text, name from standard order by name`,
  );
  return standards.flatMap(({ id, name }) => {
    const template = templateFor(name);
    if (!template) return [];
    const { standard, code, version } = printed(ctx, template);
    return [{ id, name: standard, code, version }];
  });
};

const templateOf = async (ctx: Context, standardId: string): Promise<ReportTemplate> => {
  const [standard] = await rowsOf(
    ctx,
    sql<{ name: string }>`select name from standard where id = ${standardId}::bigint`,
  );
  const template = standard && templateFor(standard.name);
  if (!template) throw refuse(kernelErrors.notFound);
  return template;
};

/** Unfilled workbooks are the same for everybody: one per template, for the settings it was printed with. */
const keptBlanks = new WeakMap<Settings, Map<ReportTemplate, Promise<Uint8Array>>>();

/** Created on first request and cached. */
const emptyWorkbook = async (ctx: Context, template: ReportTemplate): Promise<Uint8Array> => {
  const { settings } = ctx.kernel;
  const blanks = keptBlanks.get(settings) ?? new Map<ReportTemplate, Promise<Uint8Array>>();
  keptBlanks.set(settings, blanks);
  const kept = blanks.get(template) ?? layOut(ctx, template);
  blanks.set(template, kept);
  try {
    return await kept;
  } catch (error) {
    blanks.delete(template);
    throw error;
  }
};

/** The workbook an auditor fills in for a standard, prefilled for a site with the directory's data. */
export const workbookOf = async (
  ctx: Context,
  standardId: string,
  siteCode: string | undefined,
): Promise<FileToSend> => {
  const template = await templateOf(ctx, standardId);
  const answers = siteCode === undefined ? undefined : await knownAnswers(ctx, template, siteCode);
  return {
    content: () => (answers ? layOut(ctx, template, answers) : emptyWorkbook(ctx, template)),
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: `${['Report', template.code, template.version, siteCode].filter(Boolean).join('-')}.xlsx`,
  };
};
