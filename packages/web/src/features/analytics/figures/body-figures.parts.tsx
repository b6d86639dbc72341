import type { FiguresOf } from '@attestry/contract/features/analytics/analytics.schema.ts';
import { formatCount, i18n } from '../../../kernel/texts.ts';
import type { Addresses } from '../analytics.parts.tsx';
import type { FigureCell, Figures } from './figures-table.parts.tsx';
import { countOfClass, gradeClassesOf } from './grade-classes.parts.tsx';
import { percentOf, sum, tenthsOfPercent, totalOf } from './totals.parts.tsx';

type Body = FiguresOf<'builtin-certification-bodies'>[number];
type Column = [head: string, cellOf: (of: Body) => FigureCell];

const headlineOf = (figures: readonly Body[]): string => {
  const total = totalOf(figures);
  return i18n.t(
    '{total, plural, one {# audit} other {{count} audits}} by {bodies, plural, one {# certification body} other {# certification bodies}}; {late}\u00a0% uploaded late',
    {
      total,
      count: formatCount(total),
      bodies: figures.length,
      late: percentOf(sum(figures.map(({ late }) => late)), total),
    },
  );
};

/** The columns after the name: a heading, and the cell of each certification body. */
const columnsOf = (figures: readonly Body[], { addressOf, auditsOf }: Addresses): readonly Column[] => {
  const isGiven = (grade: string) => figures.some((figure) => (figure.grades[grade] ?? 0) > 0);
  const leading = (count: number, { body }: Body, filter: Record<string, string | readonly string[]>): FigureCell =>
    auditsOf ? { count, to: auditsOf({ certificationBody: body.id, ...filter }) } : count;
  const isRanked = figures.some(({ rank }) => rank !== undefined);
  const rank: Column = [i18n.t('Rank'), (of) => of.rank ?? null];
  return [
    ...(isRanked ? [rank] : []),
    [i18n.t('Audits'), ({ body, total }) => ({ count: total, to: addressOf({ certificationBody: body.id }) })],
    [i18n.t('Days to upload'), ({ daysToUpload }) => daysToUpload],
    [i18n.t('Late'), ({ late }) => late],
    [i18n.t('Late in %'), ({ late, total }) => tenthsOfPercent(late, total)],
    [i18n.t('Replaced'), (of) => leading(of.replaced, of, { recordStatus: 'Archived' })],
    [i18n.t('Holding'), (of) => leading(of.holding, of, { recordStatus: 'Holding' })],
    ...gradeClassesOf(isGiven).map(
      (one): Column => [
        one.name,
        (of) =>
          leading(
            countOfClass(one, (grade) => of.grades[grade] ?? 0),
            of,
            { grade: one.grades },
          ),
      ],
    ),
  ];
};

/** How certification bodies perform. */
export const figuresOfBodies = (figures: readonly Body[], addresses: Addresses): Figures => {
  const columns = columnsOf(figures, addresses);
  return {
    headline: headlineOf(figures),
    heads: [i18n.t('Certification body'), ...columns.map(([head]) => head)],
    texts: 1,
    rows: figures.map((of) => ({ key: of.body.id, cells: [of.body.name, ...columns.map(([, cellOf]) => cellOf(of))] })),
  };
};
