import type { FiguresOf } from '@attestry/contract/features/analytics/analytics.schema.ts';
import { severities } from '@attestry/contract/features/report-template/report-template.schema.ts';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { formatCount, i18n } from '../../../kernel/texts.ts';
import type { AddressOf } from '../analytics.parts.tsx';
import { sectionsOf } from '../figures/figures.parts.tsx';
import { totalOf } from '../figures/totals.parts.tsx';
import { Legend, Picture } from '../picture.parts.tsx';
import { inRow, Name, percent } from './axes.parts.tsx';
import styles from './pictures.module.css';

type Section = ReturnType<typeof sectionsOf>[number];

/** As many as fit on a screen; the table has all of them. */
const shownSections = 20;
const enough = 0.8;

const [right, barHeight] = [96, 14];

/** Where names have no room beside the bars, they stand above them, and there is no curve. */
const layoutOf = (width: number) =>
  width < 620
    ? { narrow: true, top: 0, left: 2, row: 42, bar: 29, name: 11 }
    : { narrow: false, top: 30, left: Math.min(340, width * 0.4), row: 26, bar: 13, name: 13 };
type Layout = ReturnType<typeof layoutOf>;

interface ParetoProps {
  /** The most frequent of all sections. */
  sections: readonly Section[];
  /** What those of all sections add up to. */
  total: number;
  addressOf: AddressOf;
}

const scalesOf = (sections: readonly Section[], width: number, { top, left, row }: Layout) => ({
  x: scaleLinear([0, Math.max(...sections.map(({ total }) => total))], [left, width - right]),
  share: scaleLinear([0, 1], [left, width - right]),
  y: (at: number) => top + at * row,
});
type Scales = ReturnType<typeof scalesOf>;

interface BarProps extends Pick<ParetoProps, 'addressOf'> {
  section: Section;
  x: Scales['x'];
  /** Its upper edge. */
  y: number;
}

/** The non-conformities of a section, the gravest first. */
const SectionBar = ({ section: { section, name, standard, total, bySeverity }, addressOf, x, y }: BarProps) => (
  <>
    {inRow(bySeverity.toReversed()).map(
      ({ severity, count, from, to }) =>
        count > 0 && (
          <rect
            key={severity}
            className={`${styles.part} ${styles[severity.toLowerCase()]}`}
            data-to={addressOf({ standard: standard.id, clause: section, severity })}
            x={x(from)}
            y={y}
            width={x(to) - x(from)}
            height={barHeight}
          >
            <title>{`${name} (${standard.name}), ${severity}: ${formatCount(count)}`}</title>
          </rect>
        ),
    )}
    <text className={styles.tick} x={x(total) + 6} y={y + barHeight / 2} dy="0.34em">
      {formatCount(total)}
    </text>
  </>
);

/** The share of all non-conformities that each section has together with those above it. */
const Curve = ({
  sections,
  total,
  share,
  at,
}: Pick<ParetoProps, 'sections' | 'total'> & Pick<Scales, 'share'> & { at: (row: number) => number }) => {
  const points = sections.map(({ upToHere }, row): [number, number] => [share(upToHere / total), at(row)]);
  const head = at(0) - 21;
  const foot = at(sections.length - 1) + barHeight;
  return (
    <g className={styles.above}>
      <line className={styles.limit} x1={share(enough)} x2={share(enough)} y1={head} y2={foot} />
      <text className={styles.tick} x={share(enough)} y={head - 6} textAnchor="middle">
        {percent(enough)}
      </text>
      <path className={styles.curve} d={line()(points) ?? ''} />
      {points.map(([x, y]) => (
        <circle key={y} className={styles.point} cx={x} cy={y} r={3} />
      ))}
    </g>
  );
};

const Pareto = ({ sections, total, addressOf, width }: ParetoProps & { width: number }) => {
  const layout = layoutOf(width);
  const { x, share, y } = scalesOf(sections, width, layout);
  const severalStandards = new Set(sections.map(({ standard }) => standard.id)).size > 1;
  const height = y(sections.length) + 4;
  const nameWidth = layout.narrow ? width : layout.left - 12;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      {sections.map((section, row) => (
        <g key={section.key}>
          <Name
            text={severalStandards ? `${section.name} · ${section.standard.name}` : section.name}
            x={0}
            y={y(row) + layout.name}
            width={nameWidth}
          />
          <SectionBar section={section} addressOf={addressOf} x={x} y={y(row) + layout.bar - barHeight / 2} />
          <text className={styles.tick} x={width - 4} y={y(row) + layout.bar} dy="0.34em" textAnchor="end">
            {percent(section.upToHere / total)}
          </text>
        </g>
      ))}
      {!layout.narrow && <Curve {...{ sections, total, share }} at={(row) => y(row) + layout.bar} />}
    </svg>
  );
};

interface SectionsParetoProps {
  figures: FiguresOf<'builtin-non-conformities'>;
  addressOf: AddressOf;
}

/** The sections that were not met most often, by severity, with the share of all that they add up to. */
export const SectionsPareto = ({ figures, addressOf }: SectionsParetoProps) => {
  const sections = sectionsOf(figures);
  const shown = sections.slice(0, shownSections);
  return (
    <>
      <Legend
        label={i18n.t('Severity')}
        swatches={severities.toReversed().map((name) => ({ name, mark: styles[name.toLowerCase()] ?? '' }))}
      />
      <Picture label={i18n.t('Bars with the non-conformities of each section, and a curve of their cumulative share')}>
        {(width) => <Pareto sections={shown} total={totalOf(figures)} addressOf={addressOf} width={width} />}
      </Picture>
      <p className={styles.note}>
        {i18n.t('The percentages add up the sections from the most frequent on.')}{' '}
        {sections.length > shown.length &&
          i18n.t('The picture shows {shown} of {count} sections, the table all of them.', {
            shown: shown.length,
            count: sections.length,
          })}
      </p>
    </>
  );
};
