import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { Choice } from '../../../blocks/lookups.tsx';
import { formatCount, i18n } from '../../../kernel/texts.ts';
import looks from '../../../ui/plain-button.module.css';
import styles from './search-filters.module.css';

const shownAtFirst = 6;
const manyChoices = 13;

/** Letters as one types them: without case and accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

interface ChoiceFilterProps {
  label: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  /** Choices side by side, for short ones. */
  inRows?: true;
  openAtFirst?: boolean;
  show?: (choice: Choice) => ReactNode;
  onChoose: (values: readonly string[]) => void;
}

/** Of many choices: those found by the typed words, or the chosen ones and the first few until all are wanted. */
const useShown = ({ choices, chosen }: Pick<ChoiceFilterProps, 'choices' | 'chosen'>) => {
  const [words, setWords] = useState('');
  const [all, setAll] = useState(false);
  // Ticking a choice leaves it in its place: what was chosen beforehand leads, in the order of the lookup.
  const [leading] = useState(chosen);
  const many = choices.length > manyChoices;
  const found = choices.filter(({ name }) => plain(name).includes(plain(words.trim())));
  const ahead = many && words === '' ? found.filter(({ id }) => leading.includes(id)) : [];
  const ordered = [...ahead, ...found.filter((choice) => !ahead.includes(choice))];
  const isShown = ({ id }: Choice, at: number) => !many || all || at < shownAtFirst || chosen.includes(id);
  return { many, words, setWords, shown: ordered.filter(isShown), found: found.length, showAll: () => setAll(true) };
};

const FindBox = ({ label, words, onType }: { label: string; words: string; onType: (words: string) => void }) => (
  <input
    type="search"
    className={styles.find}
    aria-label={i18n.t('Find in {label}', { label })}
    placeholder={i18n.t('Type to find')}
    value={words}
    onChange={(event) => onType(event.currentTarget.value)}
  />
);

type ChoicesProps = Omit<ChoiceFilterProps, 'openAtFirst'>;

const Choices = ({ label, choices, chosen, inRows, show, onChoose }: ChoicesProps) => {
  const { many, words, setWords, shown, found, showAll } = useShown({ choices, chosen });
  const toggle = (id: string, on: boolean) => onChoose(on ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <>
      {many && <FindBox label={label} words={words} onType={setWords} />}
      <ul className={styles.choices} data-rows={inRows} data-long={shown.length > manyChoices || undefined}>
        {shown.map((choice) => (
          <li key={choice.id}>
            <label className={styles.choice}>
              <input
                type="checkbox"
                checked={chosen.includes(choice.id)}
                onChange={(event) => toggle(choice.id, event.currentTarget.checked)}
              />
              <span>
                {show ? show(choice) : <bdi>{choice.name}</bdi>}
                {choice.hint && <small>{choice.hint}</small>}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {found === 0 && choices.length > 0 && <p className={styles.none}>{i18n.t('None of that name')}</p>}
      {found > shown.length && (
        <button type="button" className={looks.quiet} onClick={showAll}>
          {i18n.t('Show all {count}', { count: formatCount(found) })}
        </button>
      )}
    </>
  );
};

/** One filter of the search: any of its choices. It can be folded, and cleared whether folded or not. */
export const ChoiceFilter = ({ openAtFirst = false, ...props }: ChoiceFilterProps) => {
  const { label, chosen, onChoose } = props;
  const [open, setOpen] = useState(openAtFirst || chosen.length > 0);
  const head = useRef<HTMLButtonElement>(null);
  const id = useId();
  const clear = () => {
    onChoose([]);
    // The button that was pressed goes away with what it cleared.
    head.current?.focus();
  };
  return (
    <div className={styles.filter}>
      <div className={styles.head}>
        <h3>
          <button
            ref={head}
            type="button"
            className={styles.fold}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <ChevronDown size={16} aria-hidden="true" />
            {label}
            {chosen.length > 0 && <span className={styles.count}>{formatCount(chosen.length)}</span>}
          </button>
        </h3>
        {chosen.length > 0 && (
          <button type="button" className={looks.quiet} onClick={clear} aria-label={i18n.t('Clear {label}', { label })}>
            {i18n.t('Clear')}
          </button>
        )}
      </div>
      <fieldset id={id} hidden={!open} className={styles.group} aria-label={label}>
        <Choices {...props} />
      </fieldset>
    </div>
  );
};
