import type { Choice } from '../../../../blocks/lookups.tsx';
import { formatCount, i18n } from '../../../../kernel/texts.ts';
import looks from '../../../../ui/plain-button.module.css';
import { searchFormId } from '../subject.parts.tsx';
import styles from './search-filters.module.css';

/** Which choices of a long filter are shown. */
export type Shown = 'first' | 'leaving some' | 'every';

interface ShowMoreProps {
  label: string;
  showOthers: (count: string) => string;
  shown: number;
  wanted: number;
  found: number;
  onShow: (extent: Shown) => void;
}

/** Shows the remaining choices in two steps: first those that leave something, then those that leave nothing. */
export const ShowMore = ({ label, showOthers, shown, wanted, found, onShow }: ShowMoreProps) => {
  if (found === shown) return null;
  const words =
    wanted > shown
      ? i18n.t('Show all {count}', { count: formatCount(wanted) })
      : showOthers(formatCount(found - wanted));
  return (
    <button
      type="button"
      className={looks.quiet}
      aria-label={`${words}: ${label}`}
      onClick={() => onShow(wanted > shown ? 'leaving some' : 'every')}
    >
      {words}
    </button>
  );
};

interface MoreWithoutScriptsProps {
  name: string;
  label: string;
  more: readonly Choice[];
}

const Options = ({ choices }: { choices: readonly Choice[] }) =>
  choices.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));

/** The choices that are not shown, grouped by what tells equal names apart, for browsers without the scripts that would show them. */
export const MoreWithoutScripts = ({ name, label, more }: MoreWithoutScriptsProps) =>
  more.length > 0 && (
    <noscript>
      <select
        multiple
        name={name}
        form={searchFormId}
        className={styles.more}
        aria-label={i18n.t('More of {label}', { label })}
      >
        {[...Map.groupBy(more, ({ hint }) => hint)].map(([hint, choices]) =>
          hint === undefined ? (
            <Options key="" choices={choices} />
          ) : (
            <optgroup key={hint} label={hint}>
              <Options choices={choices} />
            </optgroup>
          ),
        )}
      </select>
    </noscript>
  );
