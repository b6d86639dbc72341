import type { FiguresOf } from '@attestry/contract/features/analytics/analytics.schema.ts';
import { scaleBand, scaleLinear } from 'd3-scale';
import { formatCount, i18n } from '../../../kernel/texts.ts';
import type { AddressOf } from '../analytics.parts.tsx';
import { quarterOf } from '../figures/figures.parts.tsx';
import { totalOf } from '../figures/totals.parts.tsx';
import { Picture } from '../picture.parts.tsx';
import { percent, ValueLines } from './axes.parts.tsx';
import { GradeLegend, gradeShares } from './grade-marks.parts.tsx';
import styles from './pictures.module.css';

type Graded = FiguresOf<'builtin-grades'>;

const [top, right, bottom, left, height] = [8, 2, 26, 50, 190];
const widestBar = 34;

interface QuartersProps {
  figures: Graded;
  /** The first days of all quarters shown. */
  quarters: readonly string[];
  addressOf: AddressOf;
}

const scalesOf = (quarters: readonly string[], width: number) => ({
  x: scaleBand()
    .domain(quarters)
    .range([left, Math.min(width - right, left + quarters.length * widestBar)])
    .paddingInner(0.14),
  y: scaleLinear([0, 1], [height - bottom, top]),
});

/** The grades of one quarter, one above the other, the best at the bottom. */
const Quarter = ({
  figures,
  addressOf,
  scales: { x, y },
}: Omit<QuartersProps, 'quarters'> & { scales: ReturnType<typeof scalesOf> }) => {
  const [first] = figures;
  if (!first) return null;
  const shares = gradeShares((grade) => totalOf(figures.filter((figure) => figure.grade === grade)));
  return shares.map(({ name, grades, mark, count, from, to }) => (
    <rect
      key={name}
      className={`${styles.part} ${mark}`}
      data-to={addressOf({ standard: first.standard.id, grade: grades }, first)}
      x={x(first.from)}
      y={y(to)}
      width={x.bandwidth()}
      height={y(from) - y(to)}
    >
      <title>{`${quarterOf(first.from)}, ${name}: ${formatCount(count)}, ${percent(to - from)}`}</title>
    </rect>
  ));
};

/** Each year at its first quarter. */
const Years = ({ quarters, x }: { quarters: readonly string[]; x: ReturnType<typeof scalesOf>['x'] }) =>
  quarters.map((quarter, at) => {
    const isFirst = at === 0 || quarter.slice(0, 4) !== quarters[at - 1]?.slice(0, 4);
    const hasRoom = at > 0 || quarters.slice(0, 3).every((next) => next.slice(0, 4) === quarter.slice(0, 4));
    return (
      isFirst && (
        <g key={quarter} transform={`translate(${x(quarter) ?? 0} ${height - bottom})`}>
          <line className={styles.tickMark} y2={5} />
          {hasRoom && (
            <text className={styles.tick} y={19}>
              {quarter.slice(0, 4)}
            </text>
          )}
        </g>
      )
    );
  });

const Quarters = ({ figures, quarters, addressOf, width }: QuartersProps & { width: number }) => {
  const scales = scalesOf(quarters, width);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <ValueLines values={[0, 0.5, 1]} at={scales.y} from={left} to={scales.x.range()[1]} format={percent} />
      {[...Map.groupBy(figures, ({ from }) => from)].map(([from, group]) => (
        <Quarter key={from} figures={group} addressOf={addressOf} scales={scales} />
      ))}
      <Years quarters={quarters} x={scales.x} />
    </svg>
  );
};

/** The shares of the grades in each quarter, standard by standard, over the same quarters. */
export const GradesOverTime = ({ figures, addressOf }: { figures: Graded; addressOf: AddressOf }) => {
  const quarters = [...new Set(figures.map(({ from }) => from))].sort();
  const standards = Map.groupBy(figures, ({ standard }) => standard.name);
  return (
    <>
      <GradeLegend isGiven={(grade) => figures.some((figure) => figure.grade === grade)} />
      <div className={styles.multiples}>
        {[...standards]
          .sort(([, one], [, other]) => totalOf(other) - totalOf(one))
          .map(([name, ofStandard]) => (
            <section key={name}>
              <h2>
                <bdi>{name}</bdi> <span>{formatCount(totalOf(ofStandard))}</span>
              </h2>
              <Picture label={i18n.t('Shares of the grades in each quarter: {standard}', { standard: name })}>
                {(width) => <Quarters figures={ofStandard} {...{ quarters, addressOf, width }} />}
              </Picture>
            </section>
          ))}
      </div>
    </>
  );
};
