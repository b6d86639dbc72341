import type { FiguresOf } from '@attestry/contract/features/analytics/analytics.schema.ts';
import { soonDays } from '@attestry/contract/kernel/soon-days.ts';
import { scaleBand, scaleLinear } from 'd3-scale';
import { formatCount, i18n } from '../../../kernel/texts.ts';
import type { AddressOf } from '../analytics.parts.tsx';
import { isSoonWeek } from '../figures/figures.parts.tsx';
import { Legend, Picture } from '../picture.parts.tsx';
import { ValueLines, wholeTicks } from './axes.parts.tsx';
import styles from './pictures.module.css';

type Week = FiguresOf<'builtin-expiry-outlook'>[number];

interface ExpiryOutlookProps {
  figures: readonly Week[];
  addressOf: AddressOf;
}

const [top, right, bottom, left, height] = [28, 4, 34, 48, 340];
/** Wide enough for a month and the space before the next. */
const labelWidth = 64;

const scalesOf = (figures: readonly Week[], width: number) => ({
  x: scaleBand()
    .domain(figures.map(({ from }) => from))
    .range([left, width - right])
    .paddingInner(0.22),
  y: scaleLinear()
    .domain([0, Math.max(...figures.map(({ total }) => total))])
    .nice(4)
    .range([height - bottom, top]),
});
type Scales = ReturnType<typeof scalesOf>;

const WeekBar = ({
  week,
  scales: { x, y },
  to,
  mark,
}: {
  week: Week;
  scales: Scales;
  to: string;
  mark: string | undefined;
}) => {
  const at = x(week.from) ?? 0;
  return (
    <g data-to={to} className={styles.pressed}>
      <title>{`${week.from} – ${week.to}: ${formatCount(week.total)}`}</title>
      <rect className={styles.reach} x={at} y={top} width={x.step()} height={height - bottom - top} />
      <rect className={mark} x={at} y={y(week.total)} width={x.bandwidth()} height={y(0) - y(week.total)} rx={1} />
    </g>
  );
};

/** The first week of each month, or of as many months as have room. */
const Months = ({ figures, x }: { figures: readonly Week[]; x: Scales['x'] }) => {
  const firsts = figures.filter(({ from }, at) => at > 0 && from.slice(0, 7) !== figures[at - 1]?.from.slice(0, 7));
  const each = Math.ceil((labelWidth * firsts.length) / (x.range()[1] - left));
  return firsts.map(({ from }, at) => (
    <g key={from} transform={`translate(${x(from) ?? 0} ${height - bottom})`}>
      <line className={styles.tickMark} y2={5} />
      {at % each === 0 && (
        <text className={styles.tick} y={20}>
          {from.slice(0, 7)}
        </text>
      )}
    </g>
  ));
};

/** Where the certificates end that expire soon. */
const SoonLine = ({ at }: { at: number }) => (
  <g>
    <line className={styles.limit} x1={at} x2={at} y1={10} y2={height - bottom} />
    <text className={styles.tick} x={at + 6} y={19}>
      {i18n.t('{days} days', { days: soonDays })}
    </text>
  </g>
);

const Weeks = ({ figures, addressOf, width }: ExpiryOutlookProps & { width: number }) => {
  const scales = scalesOf(figures, width);
  const { x, y } = scales;
  const later = figures.find((week) => !isSoonWeek(week, figures));
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <ValueLines values={wholeTicks(y, 4)} at={y} from={left} to={width - right} />
      {figures.map((week) => (
        <WeekBar
          key={week.from}
          week={week}
          scales={scales}
          to={addressOf({}, week)}
          mark={isSoonWeek(week, figures) ? styles.soon : styles.later}
        />
      ))}
      <Months figures={figures} x={x} />
      {later && <SoonLine at={(x(later.from) ?? 0) - (x.step() - x.bandwidth()) / 2} />}
    </svg>
  );
};

/** How many certificates expire in each week of twelve months. */
export const ExpiryOutlook = (props: ExpiryOutlookProps) => (
  <>
    <Legend
      label={i18n.t('Expiry')}
      swatches={[
        { name: i18n.t('Within {days} days', { days: soonDays }), mark: styles.soon ?? '' },
        { name: i18n.t('Later'), mark: styles.later ?? '' },
      ]}
    />
    <Picture label={i18n.t('Bars with the certificates that expire in each week')}>
      {(width) => <Weeks {...props} width={width} />}
    </Picture>
  </>
);
