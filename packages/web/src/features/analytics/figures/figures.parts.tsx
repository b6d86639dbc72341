import type { DashboardFigures, FiguresOf } from '@attestry/contract/features/analytics/analytics.schema.ts';
import { grades } from '@attestry/contract/features/audit/audit.states.ts';
import { severities } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { soonDays } from '@attestry/contract/kernel/soon-days.ts';
import { daysBetween, isSoon } from '../../../kernel/days.ts';
import { formatCount, i18n } from '../../../kernel/texts.ts';
import type { Addresses, AddressOf } from '../analytics.parts.tsx';
import { figuresOfBodies } from './body-figures.parts.tsx';
import type { Figures } from './figures-table.parts.tsx';
import { percentOf, tenthsOfPercent, totalOf } from './totals.parts.tsx';

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
      cells: [country.name, { count, to: addressOf({ country: country.id }) }, tenthsOfPercent(count, total)],
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

interface Week {
  from: string;
  to: string;
}

/** Whether all days of a week are soon, counted from the first day of the first week. */
export const isSoonWeek = ({ to }: Week, [first]: readonly Week[]): boolean =>
  first !== undefined && isSoon(daysBetween(first.from, to));

const ofWeeks = (figures: FiguresOf<'builtin-expiry-outlook'>, addressOf: AddressOf): Figures => {
  const total = totalOf(figures);
  const soon = totalOf(figures.filter((week) => isSoonWeek(week, figures)));
  return {
    headline: i18n.t(
      '{total, plural, one {# certificate expires} other {{count} certificates expire}} within twelve months, {soon} of them in the next {days} days',
      { total, count: formatCount(total), soon: formatCount(soon), days: soonDays },
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
  return [...Map.groupBy(figures, ({ standard, section }) => `${standard.id} ${section}`)].flatMap(([key, group]) => {
    const [first] = group;
    if (!first) return [];
    const { standard, section, title } = first;
    const total = totalOf(group);
    before += total;
    const ofSeverity = (severity: string) => totalOf(group.filter((figure) => figure.severity === severity));
    return {
      key,
      standard,
      section,
      name: title === undefined ? section : `${section} ${title}`,
      total,
      upToHere: before,
      bySeverity: severities.map((severity) => ({ severity, count: ofSeverity(severity) })),
    };
  });
};

const ofSections = (figures: FiguresOf<'builtin-non-conformities'>, addressOf: AddressOf): Figures => {
  const total = totalOf(figures);
  const sections = sectionsOf(figures);
  const few = sections.findIndex(({ upToHere }) => upToHere >= 0.8 * total) + 1;
  return {
    headline: i18n.t(
      '{total, plural, one {# non-conformity} other {{count} non-conformities}}; {few} of {sections, plural, one {# section} other {# sections}} account for 80\u00a0% of them',
      { total, count: formatCount(total), few, sections: sections.length },
    ),
    heads: [i18n.t('Section'), i18n.t('Standard'), ...severities, i18n.t('Total'), i18n.t('Cumulative share in %')],
    texts: 2,
    rows: sections.map(({ key, standard, section, name, total: count, upToHere, bySeverity }) => {
      const narrowed = { standard: standard.id, clause: section };
      return {
        key,
        cells: [
          name,
          standard.name,
          ...bySeverity.map(({ severity, count: each }) => ({ count: each, to: addressOf({ ...narrowed, severity }) })),
          { count, to: addressOf(narrowed) },
          percentOf(upToHere, total),
        ],
      };
    }),
  };
};

/** What a dashboard says, each figure with the address of what it counts. */
export const figuresOf = (answer: DashboardFigures, addresses: Addresses): Figures => {
  const { addressOf } = addresses;
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
      return figuresOfBodies(answer.figures, addresses);
  }
};
