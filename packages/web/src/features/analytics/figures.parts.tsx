import type { DashboardFigures, FiguresOf } from '@attestry/contract/features/analytics/analytics.schema.ts';
import { grades } from '@attestry/contract/features/audit/audit.states.ts';
import { severities } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { daysAfter } from '../../kernel/days.ts';
import { formatCount, i18n } from '../../kernel/texts.ts';
import type { AddressOf } from './analytics.parts.tsx';
import type { Figures } from './figures-table.parts.tsx';

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

export const totalOf = (figures: readonly { total: number }[]): number => sum(figures.map(({ total }) => total));

/** A share as a whole percentage. */
export const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole));

/** A quarter by its first day, such as 2026-Q1. */
export const quarterOf = (from: string): string => `${from.slice(0, 4)}-Q${Math.ceil(Number(from.slice(5, 7)) / 3)}`;

const ofCountries = (figures: FiguresOf<'builtin-certificates-by-country'>, addressOf: AddressOf): Figures => {
  const total = totalOf(figures);
  return {
    headline: i18n.t(
      '{total, plural, one {# certificate} other {{count} certificates}} in {countries, plural, one {# country} other {# countries}}',
      { total, count: formatCount(total), countries: figures.length },
    ),
    heads: [i18n.t('Country'), i18n.t('Certificates'), i18n.t('Share in %')],
    texts: 1,
    rows: figures.map(({ country, total: count }) => ({
      key: country.id,
      cells: [country.name, { count, to: addressOf({ country: country.id }) }, percentOf(count, total)],
    })),
  };
};

const gradesIn = (figures: FiguresOf<'builtin-grades'>): readonly string[] =>
  grades.filter((grade) => figures.some((figure) => figure.grade === grade));

const ofGrades = (figures: FiguresOf<'builtin-grades'>, addressOf: AddressOf): Figures => {
  const total = totalOf(figures);
  const shown = gradesIn(figures);
  const groups = Map.groupBy(figures, ({ standard, from }) => `${standard.name} ${from}`);
  return {
    headline: i18n.t('{total, plural, one {# graded audit} other {{count} graded audits}}', {
      total,
      count: formatCount(total),
    }),
    heads: [i18n.t('Standard'), i18n.t('Quarter'), ...shown],
    texts: 2,
    rows: [...groups]
      .sort(([one], [other]) => one.localeCompare(other))
      .flatMap(([key, group]) => {
        const [first] = group;
        if (!first) return [];
        const { standard, from, to } = first;
        const counts = shown.map((grade) => ({
          count: group.find((figure) => figure.grade === grade)?.total ?? 0,
          to: addressOf({ standard: standard.id, grade }, { from, to }),
        }));
        return [{ key, cells: [standard.name, quarterOf(from), ...counts] }];
      }),
  };
};

/** Certificates that expire this soon are marked everywhere. */
export const soonDays = 60;

const ofWeeks = (figures: FiguresOf<'builtin-expiry-outlook'>, addressOf: AddressOf): Figures => {
  const total = totalOf(figures);
  const start = figures[0]?.from;
  const soon = start ? totalOf(figures.filter(({ to }) => to <= daysAfter(start, soonDays))) : 0;
  return {
    headline: i18n.t(
      '{total, plural, one {# certificate expires} other {{count} certificates expire}} within twelve months, {soon} of them in the next 60 days',
      { total, count: formatCount(total), soon: formatCount(soon) },
    ),
    heads: [i18n.t('From'), i18n.t('To'), i18n.t('Certificates')],
    texts: 2,
    rows: figures.map(({ from, to, total: count }) => ({
      key: from,
      cells: [from, to, { count, to: addressOf({}, { from, to }) }],
    })),
  };
};

/** The sections in the order of how often they were not met, each with all sections before it. */
export const sectionsOf = (figures: FiguresOf<'builtin-non-conformities'>) => {
  let before = 0;
  return [...Map.groupBy(figures, ({ section }) => section)].map(([section, group]) => {
    const total = totalOf(group);
    before += total;
    const ofSeverity = (severity: string) => totalOf(group.filter((figure) => figure.severity === severity));
    return {
      section,
      total,
      upToHere: before,
      bySeverity: severities.map((name) => [name, ofSeverity(name)] as const),
    };
  });
};

const ofSections = (figures: FiguresOf<'builtin-non-conformities'>, addressOf: AddressOf): Figures => {
  const total = totalOf(figures);
  const sections = sectionsOf(figures);
  const few = sections.findIndex(({ upToHere }) => upToHere >= 0.8 * total) + 1;
  return {
    headline: i18n.t(
      '{total, plural, one {# non-conformity} other {{count} non-conformities}}; {few} of {sections, plural, one {# section} other {# sections}} account for 80 % of them',
      { total, count: formatCount(total), few, sections: sections.length },
    ),
    heads: [i18n.t('Section'), ...severities, i18n.t('Total'), i18n.t('Cumulative share in %')],
    texts: 1,
    rows: sections.map(({ section, total: count, upToHere, bySeverity }) => ({
      key: section,
      cells: [
        section,
        ...bySeverity.map(([severity, each]) => ({ count: each, to: addressOf({ clause: section, severity }) })),
        { count, to: addressOf({ clause: section }) },
        percentOf(upToHere, total),
      ],
    })),
  };
};

const ofBodies = (figures: FiguresOf<'builtin-certification-bodies'>, addressOf: AddressOf): Figures => {
  const total = totalOf(figures);
  const ranked = figures.some(({ rank }) => rank !== undefined);
  const shown = grades.filter((grade) => figures.some((figure) => figure.grades[grade]));
  const labels = [i18n.t('Audits'), i18n.t('Days to upload'), i18n.t('Late'), i18n.t('Late in %')];
  return {
    headline: i18n.t(
      '{total, plural, one {# audit} other {{count} audits}} by {bodies, plural, one {# certification body} other {# certification bodies}}; {late} % uploaded late',
      {
        total,
        count: formatCount(total),
        bodies: figures.length,
        late: percentOf(sum(figures.map(({ late }) => late)), total),
      },
    ),
    heads: [
      i18n.t('Certification body'),
      ...(ranked ? [i18n.t('Rank')] : []),
      ...labels,
      ...[i18n.t('Replaced'), i18n.t('Holding'), ...shown],
    ],
    texts: 1,
    // The report has no filter for standings and grades, so only the total leads to its rows.
    rows: figures.map(({ body, rank = null, total: count, daysToUpload, late, replaced, holding, grades: graded }) => {
      const all = { count, to: addressOf({ certificationBody: body.id }) };
      const facts = [all, daysToUpload, late, percentOf(late, count), replaced, holding];
      const byGrade = shown.map((grade) => graded[grade] ?? 0);
      return { key: body.id, cells: [body.name, ...(ranked ? [rank] : []), ...facts, ...byGrade] };
    }),
  };
};

/** What a dashboard says, each figure with the address of what it counts. */
export const figuresOf = (answer: DashboardFigures, addressOf: AddressOf): Figures => {
  switch (answer.id) {
    case 'builtin-certificates-by-country':
      return ofCountries(answer.figures, addressOf);
    case 'builtin-grades':
      return ofGrades(answer.figures, addressOf);
    case 'builtin-expiry-outlook':
      return ofWeeks(answer.figures, addressOf);
    case 'builtin-non-conformities':
      return ofSections(answer.figures, addressOf);
    case 'builtin-certification-bodies':
      return ofBodies(answer.figures, addressOf);
  }
};
