import { i18n } from '../../../../kernel/texts.ts';
import styles from './search-filters.module.css';

/** Narrows the choices of a long filter by words. */
export const ChoiceSearch = ({
  label,
  words,
  onType,
}: {
  label: string;
  words: string;
  onType: (words: string) => void;
}) => (
  <input
    type="search"
    className={styles.find}
    aria-label={i18n.t('Find in {label}', { label })}
    placeholder={i18n.t('Type to find')}
    value={words}
    onChange={(event) => onType(event.currentTarget.value)}
  />
);
