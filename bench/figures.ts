// Measured figures and their targets, as one table.

/** A figure's target. With `lower`, less is better. Below the floor (with `lower`: above it) the figure fails. */
export interface Bound {
  better: 'higher' | 'lower';
  floor?: number;
  target?: number;
}

export interface Figure {
  what: string;
  /** Undefined if it could not be measured; `said` then gives the reason. */
  value?: number;
  /** The figure as printed, with its unit. */
  said: string;
  bound?: Bound;
}

const reaches = (value: number, { better }: Bound, limit: number) =>
  better === 'higher' ? value >= limit : value <= limit;

export const verdictOf = ({ value, bound }: Figure): string => {
  if (value === undefined) return 'not measured';
  if (!bound) return '';
  const { floor, target } = bound;
  if (floor !== undefined && !reaches(value, bound, floor)) return 'MISSED (floor)';
  if (target !== undefined && !reaches(value, bound, target)) return 'MISSED';
  return 'met';
};

const boundText = ({ bound }: Figure): string => {
  if (!bound) return '';
  const sign = bound.better === 'higher' ? '≥' : '≤';
  const parts = [
    bound.floor === undefined ? undefined : `floor ${sign} ${bound.floor}`,
    bound.target === undefined ? undefined : `target ${sign} ${bound.target}`,
  ];
  return parts.filter(Boolean).join(', ');
};

const cellsOf = (figure: Figure) => [figure.what, figure.said, boundText(figure), verdictOf(figure)];
const header = ['figure', 'measured', 'asked for', ''];

const plain = (rows: readonly string[][]): string => {
  const widths = header.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

const markdown = (rows: readonly string[][]): string => {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const [head = [], ...rest] = rows;
  return [line(head), line(head.map(() => '---')), ...rest.map(line)].join('\n');
};

/** The whole table, headed by the machine that was measured. */
export const tableOf = (machine: string, figures: readonly Figure[], form: 'plain' | 'markdown'): string => {
  const rows = [header, ...figures.map(cellsOf)];
  const missed = figures.filter((figure) => verdictOf(figure).startsWith('MISSED')).length;
  const sum = missed
    ? `${missed} of ${figures.length} figures miss what is asked for.`
    : 'Nothing asked for is missed.';
  return `${machine}\n\n${form === 'plain' ? plain(rows) : markdown(rows)}\n\n${sum}\n`;
};

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? (sorted[middle] ?? Number.NaN) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

export const count = (value: number): string => Math.round(value).toLocaleString('en');
export const milliseconds = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
