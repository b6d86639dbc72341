import { type Answers, tableRows } from '@attestry/contract/features/report-template/report-template.schema.ts';
import {
  asked,
  requirements,
  tables,
  templateFor,
  templates,
} from '../../features/report-template/report-template.public.ts';
import { blankWorkbook } from '../../features/report-template/report-workbook.public.ts';
import type { OwnerConnection } from '../../kernel/database/owner-connection.ts';
import type { FileStore } from '../../kernel/files/file-store.ts';
import { openFiles } from '../../kernel/files/open-files.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import { daysBetweenAudits } from './audits.ts';
import { faults } from './faults.ts';
import type { RandomStream } from './random.ts';
import { shortAnswer, shortNumber } from './short-answers.ts';

const variants = 12;

/** Standards with a report of their own, whose audits are few. */
export const reportedStandards = ['Agents and Brokers', 'Gluten-Free', 'Plant Based', 'ETRS'];

const evidence = [
  'Records of the last three months were seen and complete.',
  'Seen on the production floor and confirmed in interviews with two operators.',
  'Procedure and its latest review were seen; the review names its findings and who acts on them.',
  'Sampled for two products; traceable in both directions within the hour.',
];

type Template = (typeof templates)[number];

interface Question {
  xmlTag: string;
  type: string;
  options?: readonly string[] | undefined;
}

/** The choices that reports show differ; of the others the first is the most common by far. */
const chosen = (random: RandomStream, xmlTag: string, options: readonly string[]): string => {
  if (xmlTag === 'NC_SEVERITY') return random.weighted([['Minor', 30] as const, ['Major', 3] as const]);
  if (/^SCORE_|_RATING$/.test(xmlTag)) return random.pick(options.slice(0, 3));
  return /_ROLE$|_RESULT$|_ON_SITE$|_LINES$|^OATS$/.test(xmlTag) ? random.pick(options) : (options[0] ?? '');
};

const answerOf = (random: RandomStream, { xmlTag, type, options }: Question) => {
  if (type === 'text') return shortAnswer(random, xmlTag);
  if (type === 'number') return shortNumber(random, xmlTag);
  if (type === 'date') return '2026-03-14';
  if (type === 'choices') return options?.filter((_, at) => at === 0 || random.chance(0.3)) ?? [];
  if (type === 'choice') return chosen(random, xmlTag, options ?? []);
  return random.pick(evidence);
};

const rowsOf = (random: RandomStream, template: Template) =>
  [...tables(template).values()].map((table) => [
    table.xmlTag,
    Array.from({ length: random.between(1, 4) }, () =>
      Object.fromEntries(table.columns.map((column) => [column.xmlTag, answerOf(random, column)])),
    ),
  ]);

/** The rows of non-conformities name requirements, whose results are then set accordingly. */
const withClauses = (answers: Answers, template: Template, variant: number): Answers => {
  const ordinary = [...requirements(template).values()].filter(({ fundamental }) => !fundamental);
  const raised = tableRows(answers.NON_CONFORMITIES).map((row, at) => ({
    row,
    fault: faults[(variant * 2 + at) % faults.length],
    requirement: ordinary[(variant * 7 + at * 3) % ordinary.length],
  }));
  return {
    ...answers,
    ...Object.fromEntries(raised.map(({ row, requirement }) => [requirement?.xmlTag, row.NC_SEVERITY ?? ''])),
    NON_CONFORMITIES: raised.map(({ row, fault, requirement }) => ({
      ...row,
      ...fault,
      NC_CLAUSE: requirement?.clause ?? '',
      NC_AGAINST_INTENT: 'No',
    })),
  };
};

/** A full report without its key answers, which are columns of the audit. */
const reportFor = (random: RandomStream, template: Template, variant: number): Answers => {
  const keys = new Set(
    template.sections.flatMap(({ content }) =>
      content.flatMap((each) => (each.kind === 'entry' && each.key ? [each.xmlTag] : [])),
    ),
  );
  const single = [...asked(template).values()]
    .filter(({ xmlTag, type }) => !keys.has(xmlTag) && (type !== 'longText' || random.chance(0.5)))
    .map((question) => [question.xmlTag, answerOf(random, question)]);
  return withClauses(Object.fromEntries([...single, ...rowsOf(random, template)]), template, variant);
};

/** Dates follow the audit: non-conformities are closed in the days before the certificate is issued, and open without one. */
const answersOfAudit = `variant.answers || jsonb_build_object(
  'DECISION', case when audit.certification_status in ('Pending', 'Not Certificated') then audit.certification_status
    when standard.name = 'START!' then 'Start! Basic' else 'Certificated' end,
  'PREVIOUS_AUDIT_DATE', audit.start_date - ${daysBetweenAudits}, 'NEXT_AUDIT_DUE', audit.start_date + ${daysBetweenAudits},
  'AUDIT_DAYS', (select jsonb_agg(day || jsonb_build_object('DAY_DATE', audit.start_date))
    from jsonb_array_elements(variant.answers -> 'AUDIT_DAYS') as day),
  'NON_CONFORMITIES', (select jsonb_agg(case when audit.issue_date is null then raised - 'NC_CLOSED_ON'
      else raised || jsonb_build_object('NC_CLOSED_ON', audit.issue_date - 2 * place::int) end order by place)
    from jsonb_array_elements(variant.answers -> 'NON_CONFORMITIES') with ordinality as raised(raised, place)))`;

/** The template of a variant: the last quarter of them are of the version before, if there is one. */
const templateOf = (newest: Template, number: number): Template => {
  const versions = templates.filter(({ standard }) => standard === newest.standard);
  return number < variants * 0.75 ? newest : (versions[1] ?? newest);
};

/** The stored blank workbook of a template, written once. */
const blanksIn = (files: FileStore) => {
  const blanks = new Map<Template, Promise<{ sha256: string; size: number }>>();
  const writeBlank = async (template: Template) => {
    const workbook = await blankWorkbook(template);
    return { sha256: await files.put(workbook), size: workbook.length };
  };
  return (template: Template) => {
    const blank = blanks.get(template) ?? writeBlank(template);
    blanks.set(template, blank);
    return blank;
  };
};

/**
 * One audit in twenty has a full report, and so have the present audits of the first sites and more of rare standards: one
 * of a few JSON documents generated per standard. The stored workbook is always the blank one of its template, because
 * filling one in for each would take longer than everything else.
 */
export const loadReports = async (client: OwnerConnection, random: RandomStream, settings: Settings): Promise<void> => {
  const blankOf = blanksIn(openFiles(settings));
  await client.query(`create temporary table variant
    (standard text, number int, code text, version text, answers jsonb, sha256 text, size int) on commit drop`);
  const newest = templates.filter((template) => templateFor(template.standard) === template);
  for (const standard of newest)
    for (let number = 0; number < variants; number += 1) {
      const template = templateOf(standard, number);
      const { sha256, size } = await blankOf(template);
      await client.query('insert into variant values ($1, $2, $3, $4, $5, $6, $7)', [
        template.standard,
        number,
        template.code,
        template.version,
        JSON.stringify(reportFor(random, template, number)),
        sha256,
        size,
      ]);
    }
  await client.query(
    `insert into audit_report (audit_id, template_code, template_version, answers, file_sha256, file_name, scan)
     select audit.id, variant.code, variant.version, ${answersOfAudit}, variant.sha256, 'report-' || audit.id || '.xlsx',
       'not scanned'
     from audit join standard on standard.id = audit.standard_id
       join variant on variant.standard = standard.name and variant.number = (audit.id / 20) % $1
     where audit.id % 20 = 1 or audit.record_status = 'Current'
       and (audit.site_id < 1000011 or audit.id % 5 = 0 and standard.name = any($2::text[]))`,
    [variants, reportedStandards],
  );
  await client.query(
    `insert into audit_document (audit_id, type, file_name, format, file_sha256, file_size, scan, uploaded_at,
       uploaded_by_organisation)
     select audit.id, 'Audit', report.file_name, 'xlsx', report.file_sha256, variant.size, report.scan, audit.uploaded_at,
       audit.uploaded_by_organisation
     from audit_report as report join audit on audit.id = report.audit_id
       join (select distinct sha256, size from variant) as variant on variant.sha256 = report.file_sha256`,
  );
};
