import { sentenceWithoutPlace } from '@attestry/contract/features/report-answers/report-answers.parts.ts';
import type { ReportMessage, SheetFigures } from '@attestry/contract/features/report-answers/report-answers.schema.ts';
import { ChevronRight, CircleX } from 'lucide-react';
import { listSome } from '../../../blocks/some-names.ts';
import { formatCount, i18n } from '../../../kernel/texts.ts';
import hidden from '../../../ui/hidden.module.css';
import styles from './sheet-problems.module.css';

/** The problems of one sheet. Without a name, they concern the whole file. */
export interface SheetProblems {
  sheet: string;
  wrong: readonly ReportMessage[];
  empty: readonly ReportMessage[];
  figures: SheetFigures | undefined;
}

/** A wrong cell must be corrected, an empty answer given. */
export type ProblemKind = 'wrong' | 'empty';

const isEmpty = ({ found }: ReportMessage): boolean => found === '';

/** The problems by sheet: the whole file first, then sheets with wrong cells, then sheets with only empty answers. */
export const problemsBySheet = (
  messages: readonly ReportMessage[],
  figures: readonly SheetFigures[] = [],
): SheetProblems[] => {
  const sheets = [...Map.groupBy(messages, ({ sheet }) => sheet ?? '')].map(([sheet, found]) => ({
    sheet,
    wrong: found.filter((message) => !isEmpty(message)),
    empty: found.filter(isEmpty),
    figures: figures.find((each) => each.sheet === sheet),
  }));
  const rank = ({ sheet, wrong }: SheetProblems) => (sheet === '' ? 0 : wrong.length ? 1 : 2);
  return sheets.toSorted((one, other) => rank(one) - rank(other));
};

interface Span {
  column: string;
  first: number;
  last: number;
}

/** Neighbouring cells of a column as a range: `D4, D7–D9`. */
export const cellRanges = (cells: readonly string[]): string[] => {
  const spans: Span[] = [];
  for (const cell of cells) {
    const [, column = '', digits = ''] = /^([A-Z]+)(\d+)$/.exec(cell) ?? [];
    const row = Number(digits);
    const before = spans.find((span) => span.column === column && span.last === row - 1);
    if (before) before.last = row;
    else spans.push({ column, first: row, last: row });
  }
  return spans.map(({ column, first, last }) =>
    first === last ? `${column}${first}` : `${column}${first}–${column}${last}`,
  );
};

const Found = ({ found }: { found: string | undefined }) =>
  found ? (
    <del className={styles.found}>
      <span className={hidden.hidden}>{i18n.t('It says')} </span>
      <bdi>{found}</bdi>
    </del>
  ) : (
    <span />
  );

/** A wrong cell: what it contains, and what it should contain. */
const WrongCell = ({ message }: { message: ReportMessage }) => {
  const { cell, label, found, expected } = message;
  return (
    <li className={styles.problem} data-placed={cell !== undefined || undefined}>
      {cell !== undefined && <code className={styles.cell}>{cell}</code>}
      {label !== undefined && <strong className={styles.label}>{label}</strong>}
      {cell !== undefined && <Found found={found} />}
      <p>{expected ?? sentenceWithoutPlace(message)}</p>
    </li>
  );
};

const labelsOf = (empty: readonly ReportMessage[]): string[] =>
  empty.flatMap(({ label }) => (label === undefined ? [] : [label]));

/** The empty answers of a sheet as ranges of cells; a single one by its label. */
const EmptyAnswers = ({ empty }: { empty: readonly ReportMessage[] }) => {
  const [only] = empty;
  if (!only) return null;
  const cells = cellRanges(empty.flatMap(({ cell }) => (cell === undefined ? [] : [cell])));
  const count = i18n.t('{count} empty answers', { count: formatCount(empty.length) });
  return (
    <li className={styles.problem} data-placed>
      <code className={styles.cell} data-many={cells.length > 3 || undefined}>
        {cells.join(', ')}
      </code>
      <strong className={styles.label}>{empty.length === 1 ? (only.label ?? count) : count}</strong>
      <p className={styles.names}>{empty.length === 1 ? sentenceWithoutPlace(only) : listSome(labelsOf(empty))}</p>
    </li>
  );
};

const Progress = ({ figures }: { figures: SheetFigures }) => (
  <>
    <svg className={styles.track} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect width={(100 * figures.answered) / Math.max(1, figures.asked)} height="4" />
    </svg>
    <span className={styles.figures}>
      {i18n.t('{answered} of {asked}', { answered: figures.answered, asked: figures.asked })}
    </span>
  </>
);

const Problems = ({ problems: { wrong, empty }, kind }: Pick<SheetOfProblemsProps, 'problems' | 'kind'>) => (
  <ul className={styles.problems}>
    {kind !== 'empty' &&
      wrong.map((message) => <WrongCell key={`${message.cell} ${message.message}`} message={message} />)}
    {kind !== 'wrong' && <EmptyAnswers empty={empty} />}
  </ul>
);

interface SheetOfProblemsProps {
  problems: SheetProblems;
  /** The kind to show; undefined for both. */
  kind: ProblemKind | undefined;
  opened: boolean;
  onToggle: (opened: boolean) => void;
}

/** A sheet as one line, which opens to show its problems. */
export const SheetOfProblems = ({ problems, kind, opened, onToggle }: SheetOfProblemsProps) => {
  const { sheet, wrong, empty, figures } = problems;
  if (sheet === '')
    return (
      // biome-ignore lint/a11y/useSemanticElements: a group of problems, and no fields
      <div role="group" className={styles.file} aria-label={i18n.t('The whole file')}>
        <Problems problems={problems} kind={kind} />
      </div>
    );
  return (
    <details
      className={styles.sheet}
      aria-label={sheet}
      open={opened}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary className={styles.line}>
        <ChevronRight className={styles.chevron ?? ''} size={16} aria-hidden="true" />
        <span className={styles.name}>{sheet}</span>
        {wrong.length > 0 && (
          <span className={styles.wrong}>
            <CircleX size={15} aria-hidden="true" />
            {i18n.t('{count} wrong', { count: formatCount(wrong.length) })}
          </span>
        )}
        <span className={styles.empty}>
          {empty.length > 0 ? i18n.t('{count} empty', { count: formatCount(empty.length) }) : i18n.t('complete')}
        </span>
        {figures && <Progress figures={figures} />}
      </summary>
      <Problems problems={problems} kind={kind} />
    </details>
  );
};
