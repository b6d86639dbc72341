import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { Choice } from '../../../../blocks/lookups.tsx';
import { formatCount, i18n } from '../../../../kernel/texts.ts';
import hidden from '../../../../ui/hidden.module.css';
import { isNamedBy } from '../../../../ui/options-by-words.ts';
import looks from '../../../../ui/plain-button.module.css';
import { PlainCheckbox } from '../../../../ui/plain-checkbox.tsx';
import { searchFormId } from '../subject.parts.tsx';
import { ChoiceSearch } from './choice-search.parts.tsx';
import { MoreWithoutScripts, ShowMore, type Shown } from './more-choices.parts.tsx';
import styles from './search-filters.module.css';

const shownAtFirst = 6;
const manyChoices = 13;

/** A choice with the number of results that it would leave, once known. */
export interface CountedChoice extends Choice {
  count?: number | undefined;
}

interface ChoiceFilterProps {
  /** Its key in the address. */
  name: string;
  label: string;
  choices: readonly CountedChoice[];
  chosen: readonly string[];
  /** Shows choices next to each other; for short ones. */
  inRows?: true;
  openAtFirst?: boolean;
  show?: ((choice: Choice) => ReactNode) | undefined;
  /** The number of results in words. */
  counted: (count: number) => string;
  /** Offers the choices that would leave nothing. */
  showOthers: (count: string) => string;
  onChoose: (values: readonly string[]) => void;
}

/**
 * The choices that match the typed text. Without a text: the chosen ones and those that leave something, the first
 * few only until the reader asks for more.
 */
const useShown = ({ choices, chosen }: Pick<ChoiceFilterProps, 'choices' | 'chosen'>) => {
  const [words, setWords] = useState('');
  const [extent, setExtent] = useState<Shown>('first');
  // A choice does not move when it is ticked. Those ticked when the filter opened come first, in the order of the
  // lookup.
  const [leading] = useState(chosen);
  const many = choices.length > manyChoices;
  const isMeant = isNamedBy(words);
  const found = choices.filter(({ name }) => isMeant(name));
  const ahead = many && words === '' ? found.filter(({ id }) => leading.includes(id)) : [];
  const ordered = [...ahead, ...found.filter((choice) => !ahead.includes(choice))];
  const everyOne = words !== '' || extent === 'every';
  const wanted = ordered.filter(({ id, count }) => everyOne || count !== 0 || chosen.includes(id));
  const isShown = ({ id }: Choice, at: number) =>
    !many || extent !== 'first' || at < shownAtFirst || chosen.includes(id);
  const shown = wanted.filter(isShown);
  const more = wanted.filter((choice) => !shown.includes(choice));
  return { many, words, setWords, shown, more, wanted: wanted.length, found: found.length, showMore: setExtent };
};

interface ChoiceRowProps extends Pick<ChoiceFilterProps, 'name' | 'show' | 'counted'> {
  choice: CountedChoice;
  checked: boolean;
  onToggle: (on: boolean) => void;
}

/** A choice with its count. The count is the checkbox's description, not part of its name. */
const ChoiceRow = ({ choice, name, checked, show, counted, onToggle }: ChoiceRowProps) => {
  const { hint, count } = choice;
  const id = useId();
  return (
    <li className={styles.row} data-none={count === 0 || undefined}>
      <label className={styles.choice}>
        <PlainCheckbox
          name={name}
          value={choice.id}
          form={searchFormId}
          checked={checked}
          aria-describedby={count === undefined ? undefined : id}
          onChange={(event) => onToggle(event.currentTarget.checked)}
        />
        <span>
          {show ? show(choice) : <bdi>{choice.name}</bdi>}
          {hint && <small>{hint}</small>}
        </span>
      </label>
      {count !== undefined && (
        <span className={styles.number}>
          <span aria-hidden="true">{formatCount(count)}</span>
          <span id={id} className={hidden.hidden}>
            {counted(count)}
          </span>
        </span>
      )}
    </li>
  );
};

type ChoicesProps = Omit<ChoiceFilterProps, 'openAtFirst'>;

const Choices = ({ name, label, choices, chosen, inRows, onChoose, ...texts }: ChoicesProps) => {
  const { many, words, setWords, shown, more, wanted, found, showMore } = useShown({ choices, chosen });
  const toggle = (id: string, on: boolean) => onChoose(on ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <>
      {many && <ChoiceSearch label={label} words={words} onType={setWords} />}
      <ul className={styles.choices} data-rows={inRows} data-long={shown.length > manyChoices || undefined}>
        {shown.map((choice) => (
          <ChoiceRow
            key={choice.id}
            choice={choice}
            name={name}
            checked={chosen.includes(choice.id)}
            show={texts.show}
            counted={texts.counted}
            onToggle={(on) => toggle(choice.id, on)}
          />
        ))}
      </ul>
      {found === 0 && choices.length > 0 && <p className={styles.none}>{i18n.t('None of that name')}</p>}
      <MoreWithoutScripts name={name} label={label} more={more} />
      <ShowMore
        label={label}
        showOthers={texts.showOthers}
        shown={shown.length}
        wanted={wanted}
        found={found}
        onShow={showMore}
      />
    </>
  );
};

/** A filter that accepts any number of choices. It can be folded, and cleared whether it is folded or not. */
export const ChoiceFilter = ({ openAtFirst = false, ...props }: ChoiceFilterProps) => {
  const { label, chosen, onChoose } = props;
  const [open, setOpen] = useState(openAtFirst || chosen.length > 0);
  const head = useRef<HTMLButtonElement>(null);
  const id = useId();
  const clear = () => {
    onChoose([]);
    // The pressed button disappears when the filter is cleared.
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
