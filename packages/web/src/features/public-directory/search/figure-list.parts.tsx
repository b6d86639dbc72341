import { formatCount } from '../../../kernel/texts.ts';
import styles from '../public-search.module.css';

/** The size of the register in a few numbers, below the search box; holds its place while they load. */
export const FigureList = ({ figures }: { figures: readonly (readonly [number, string])[] | undefined }) => (
  <ul className={styles.figures}>
    {figures?.map(([count, words]) => (
      <li key={words}>
        <strong>{formatCount(count)}</strong> {words}
      </li>
    ))}
  </ul>
);
