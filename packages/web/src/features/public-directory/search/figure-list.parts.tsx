import { formatCount, i18n } from '../../../kernel/texts.ts';
import styles from '../public-search.module.css';

export const bodiesCounted = (count: number) =>
  i18n.t('{count, plural, one {approved certification body} other {approved certification bodies}}', { count });
export const countriesCounted = (count: number) =>
  i18n.t('{count, plural, one {country} other {countries}}', { count });

/** A number, and the words for what it counts. */
type Figure = readonly [number, (count: number) => string];

/** The size of the register in a few numbers, below the search box; holds its place while they load. */
export const FigureList = ({ figures }: { figures: readonly Figure[] | undefined }) => (
  <ul className={styles.figures}>
    {figures?.map(([count, wordsFor]) => (
      <li key={wordsFor(2)}>
        <bdi>
          <strong>{formatCount(count)}</strong> {wordsFor(count)}
        </bdi>
      </li>
    ))}
  </ul>
);
