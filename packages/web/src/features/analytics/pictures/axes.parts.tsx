import { formatCount, formatDecimals } from '../../../kernel/texts.ts';
import styles from './pictures.module.css';

interface ValueLinesProps {
  values: readonly number[];
  /** Where the line of a value lies. */
  at: (value: number) => number;
  /** Where the lines begin and end. */
  from: number;
  to: number;
  format?: (value: number) => string;
}

/** Level lines, each with its value before it. */
export const ValueLines = ({ values, at, from, to, format = formatCount }: ValueLinesProps) =>
  values.map((value) => (
    <g key={value} transform={`translate(0 ${at(value)})`}>
      <line className={styles.rule} x1={from} x2={to} />
      <text className={styles.tick} x={from - 8} dy="0.32em" textAnchor="end">
        {format(value)}
      </text>
    </g>
  ));

/** The round values of a scale of counts, about as many as asked for. */
export const wholeTicks = (scale: { ticks: (count: number) => number[] }, count: number): readonly number[] =>
  scale.ticks(count).filter(Number.isInteger);

export const percent = (share: number, decimals = 0): string => `${formatDecimals(100 * share, decimals)}\u00a0%`;

/** Counts one after another, each from where the one before ends. */
export const inRow = <P extends { count: number }>(
  parts: readonly P[],
): readonly (P & { from: number; to: number })[] => {
  let to = 0;
  return parts.map((part) => {
    const from = to;
    to += part.count;
    return { ...part, from, to };
  });
};

interface NameProps {
  text: string;
  x: number;
  /** The middle of its line. */
  y: number;
  width: number;
}

/** A name in a picture, cut off where its room ends. */
export const Name = ({ text, x, y, width }: NameProps) => (
  <foreignObject x={x} y={y - 11} width={Math.max(0, width)} height={22}>
    <bdi className={styles.name}>{text}</bdi>
  </foreignObject>
);
