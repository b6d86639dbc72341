import { isolated } from '../kernel/texts.ts';
import styles from './site-cell.module.css';

interface SiteCellProps {
  row: { site: string; siteCode: string; city: string; country: string };
  isShown: (column: 'siteCode' | 'city' | 'country') => boolean;
}

/** The site's name above its code and town, unless those have columns of their own. */
export const SiteCell = ({ row, isShown }: SiteCellProps) => {
  const place = (['city', 'country'] as const)
    .filter((key) => !isShown(key) && row[key])
    .map((key) => isolated(row[key]));
  const facts = [...(isShown('siteCode') ? [] : [row.siteCode]), place.join(', ')].filter(Boolean);
  return (
    <>
      <span className={styles.name}>
        <bdi>{row.site}</bdi>
      </span>
      {facts.length > 0 && <span className={styles.place}>{facts.join(' · ')}</span>}
    </>
  );
};
