import type { FiguresOf } from '@attestry/contract/features/analytics/analytics.schema.ts';
import { scaleLinear } from 'd3-scale';
import { formatCount, formatDecimals, i18n } from '../../../kernel/texts.ts';
import type { AddressOf } from '../analytics.parts.tsx';
import { Picture } from '../picture.parts.tsx';
import { Name, percent } from './axes.parts.tsx';
import { GradeLegend, gradeShares } from './grade-marks.parts.tsx';
import styles from './pictures.module.css';

type Body = FiguresOf<'builtin-certification-bodies'>[number];

const [top, gap, barHeight, valueWidth] = [30, 26, 12, 50];

/** Three columns of bars, beside the names or, where they have no room there, below them. */
const layoutOf = (width: number) => {
  const narrow = width < 700;
  const left = narrow ? 0 : 220;
  const column = (width - left - 2 * gap) / 3;
  const [days, late, graded] = [0, 1, 2].map((at) => left + at * (column + gap));
  return {
    narrow,
    column,
    days: days ?? 0,
    late: late ?? 0,
    graded: graded ?? 0,
    row: narrow ? 48 : 28,
    bar: narrow ? 32 : 14,
  };
};
type Layout = ReturnType<typeof layoutOf>;

const shareLate = ({ late, total }: Body): number => late / total;

const scalesOf = (figures: readonly Body[], { column }: Layout) => {
  const room = [0, column - valueWidth];
  return {
    days: scaleLinear([0, Math.max(1, ...figures.map(({ daysToUpload }) => daysToUpload ?? 0))], room),
    late: scaleLinear([0, Math.max(0.01, ...figures.map(shareLate))], room),
  };
};

interface BarProps {
  x: number;
  y: number;
  length: number;
  text: string;
}

const Bar = ({ x, y, length, text }: BarProps) => (
  <>
    <rect className={styles.bar} x={x} y={y - barHeight / 2} width={Math.max(1, length)} height={barHeight} rx={1} />
    <text className={styles.tick} x={x + Math.max(1, length) + 6} y={y} dy="0.34em">
      {text}
    </text>
  </>
);

const Grades = ({ body, x, y, width }: { body: Body; x: number; y: number; width: number }) =>
  gradeShares((grade) => body.grades[grade] ?? 0).map(({ name, mark, count, from, to }) => (
    <rect
      key={name}
      className={`${styles.part} ${mark}`}
      x={x + from * width}
      y={y - barHeight / 2}
      width={(to - from) * width}
      height={barHeight}
    >
      <title>{`${body.body.name}, ${name}: ${formatCount(count)}, ${percent(to - from)}`}</title>
    </rect>
  ));

interface RowProps {
  body: Body;
  /** Its upper edge. */
  y: number;
  to: string;
  layout: Layout;
  scales: ReturnType<typeof scalesOf>;
  width: number;
}

const BodyRow = ({ body, y, to, layout, scales, width }: RowProps) => {
  const { body: named, daysToUpload, total, late } = body;
  const middle = y + layout.bar;
  const days = daysToUpload ?? 0;
  return (
    <g data-to={to} className={styles.pressed}>
      <rect className={styles.reach} x={0} y={y} width={width} height={layout.row} />
      <title>{`${named.name}: ${formatCount(total)}, ${i18n.t('late')} ${formatCount(late)}`}</title>
      <Name
        text={named.name}
        x={0}
        y={layout.narrow ? y + 12 : middle}
        width={layout.narrow ? width : layout.days - 14}
      />
      <Bar
        x={layout.days}
        y={middle}
        length={scales.days(days)}
        text={daysToUpload === null ? '–' : formatDecimals(days, 1)}
      />
      <Bar x={layout.late} y={middle} length={scales.late(shareLate(body))} text={percent(shareLate(body), 1)} />
      <Grades body={body} x={layout.graded} y={middle} width={layout.column} />
    </g>
  );
};

interface BodyPerformanceProps {
  figures: readonly Body[];
  addressOf: AddressOf;
}

const Rows = ({ figures, addressOf, width }: BodyPerformanceProps & { width: number }) => {
  const layout = layoutOf(width);
  const scales = scalesOf(figures, layout);
  const height = top + figures.length * layout.row;
  const heads = [
    { text: i18n.t('Days to upload'), x: layout.days },
    { text: i18n.t('Late uploads'), x: layout.late },
    { text: i18n.t('Grades'), x: layout.graded },
  ];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      {heads.map(({ text, x }) => (
        <text key={text} className={styles.head} x={x} y={16}>
          {text}
        </text>
      ))}
      {figures.map((body, at) => (
        <BodyRow
          key={body.body.id}
          y={top + at * layout.row}
          to={addressOf({ certificationBody: body.body.id })}
          {...{ body, layout, scales, width }}
        />
      ))}
    </svg>
  );
};

/** How soon each certification body uploads, how often late, and the grades it awards. */
export const BodyPerformance = (props: BodyPerformanceProps) => (
  <>
    <GradeLegend isGiven={(grade) => props.figures.some(({ grades }) => (grades[grade] ?? 0) > 0)} />
    <Picture label={i18n.t('Bars with the days to upload, the late uploads and the grades of each certification body')}>
      {(width) => <Rows {...props} width={width} />}
    </Picture>
  </>
);
