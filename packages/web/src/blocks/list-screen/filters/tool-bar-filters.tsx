import type { Columns } from '@attestry/contract/kernel/list.ts';
import { Button, Combobox, type ComboboxStore, FocusTrap, useCombobox } from '@mantine/core';
import { useFocusReturn } from '@mantine/hooks';
import { CalendarDays, Check, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';
import { i18n } from '../../../kernel/texts.ts';
import { chosenOf, withChosen } from '../../../kernel/url-state.ts';
import { useInertPage } from '../../../ui/inert-page.ts';
import { useOpener } from '../../../ui/opener.tsx';
import { isNamedBy } from '../../../ui/options-by-words.ts';
import { PopOver } from '../../../ui/pop-over.tsx';
import { type Choice, noOptionsText } from '../../lookups.tsx';
import type { FilterProps } from '../list-parts.ts';
import { RowRange, type RowRangeProps } from '../tool-bar/list-paging.tsx';
import { opensFilters } from './active-filters.tsx';
import { manyChoices, useOfferedChoices } from './filter-choices.ts';
import { filterLabelOf } from './filter-label.ts';
import { LaterDayRange } from './later-filters.tsx';
import styles from './list-filters.module.css';

const summaryOf = (label: string, names: readonly string[]): string => {
  if (names.length === 0) return label;
  return names.length === 1 ? `${label}: ${names[0]}` : `${label}: ${names.length}`;
};

/** On a button there is only room for a single value, and the chips below it have its label. */
const wordsOf = (label: string, names: readonly string[]): string =>
  names.length === 1 && names[0] ? names[0] : summaryOf(label, names);

interface OptionsProps {
  label: string;
  choices: readonly Choice[];
  chosen: readonly string[];
}

/** Passed by `Combobox.EventsTarget` when the list itself has the focus. */
interface ListEvents {
  ref?: Ref<HTMLDivElement>;
  onKeyDown?: (event: KeyboardEvent) => void;
}

const Options = ({ label, choices, chosen, ...events }: OptionsProps & ListEvents) => (
  <Combobox.Options mah={260} className={styles.options} aria-label={label} tabIndex={0} {...events}>
    {choices.map(({ id, name }) => (
      <Combobox.Option key={id} value={id} active={chosen.includes(id)} aria-selected={chosen.includes(id)}>
        <span className={styles.option}>
          {name}
          {chosen.includes(id) && <Check size={15} aria-hidden="true" />}
        </span>
      </Combobox.Option>
    ))}
    {choices.length === 0 && <Combobox.Empty>{noOptionsText()}</Combobox.Empty>}
  </Combobox.Options>
);

/** Closes the list on Tab, so that the focus goes on from the button. */
interface Leaving {
  onLeave: () => void;
}

/** Options below a search box, which keeps the focus: Enter ticks one, at first the first that is found. */
const FoundOptions = ({ box, label, choices, chosen, onLeave }: OptionsProps & Leaving & { box: ComboboxStore }) => {
  const [term, setTerm] = useState('');
  const { selectFirstOption, resetSelectedOption } = box;
  useEffect(() => {
    if (term === '') resetSelectedOption();
    else selectFirstOption();
  }, [term, selectFirstOption, resetSelectedOption]);
  const isMeant = isNamedBy(term);
  const found = choices.filter(({ name }) => isMeant(name));
  return (
    <>
      <Combobox.Search
        value={term}
        onChange={(event) => setTerm(event.currentTarget.value)}
        placeholder={i18n.t('Find')}
        aria-label={i18n.t('Find in {label}', { label })}
        onKeyDown={({ key }) => key === 'Tab' && onLeave()}
      />
      <Options label={label} choices={found} chosen={chosen} />
    </>
  );
};

/** Options that take the focus themselves: Enter or Space ticks one. */
const ListedOptions = ({ box, onLeave, ...options }: OptionsProps & Leaving & { box: ComboboxStore }) => {
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Tab') onLeave();
    if (event.key !== ' ') return;
    event.preventDefault();
    box.clickSelectedOption();
  };
  return (
    <Combobox.EventsTarget aria-haspopup={false} aria-controls={undefined}>
      <Options {...options} onKeyDown={press} />
    </Combobox.EventsTarget>
  );
};

const useFilterValues = <C extends Columns>(props: FilterProps<C>) => {
  const { columnKey, column, spec, state, change } = props;
  const { choices } = useOfferedChoices(props);
  const chosen = chosenOf(state.filters, columnKey);
  const label = filterLabelOf(column);
  const names = choices.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  const toggle = (id: string) => {
    const kept = chosen.filter((one) => one !== id);
    const values = kept.length === chosen.length ? [...chosen, id] : kept;
    change({ filters: withChosen(spec, state.filters, columnKey, values) });
  };
  return {
    options: { label, choices, chosen },
    summary: summaryOf(label, names),
    words: wordsOf(label, names),
    toggle,
  };
};

interface DropdownProps extends Pick<ReturnType<typeof useOpener>, 'target' | 'popup' | 'leave'> {
  options: OptionsProps;
  onToggle: (id: string) => void;
}

/** The list below its button. While open, it has the focus and the page is inert. */
const ChoicesDropdown = ({ target, popup: { id, opened, onChange }, leave, options, onToggle }: DropdownProps) => {
  const box = useCombobox({ opened, onOpenedChange: onChange, onDropdownClose: () => box.resetSelectedOption() });
  const dropdown = useRef<HTMLDivElement>(null);
  useInertPage(opened, dropdown);
  useFocusReturn({ opened });
  const onLeave = () => {
    box.resetSelectedOption();
    leave();
  };
  return (
    <Combobox store={box} onOptionSubmit={onToggle} position="bottom-start" width={240} keepMounted={false}>
      <Combobox.Target targetType="button" withAriaAttributes={false} withKeyboardNavigation={false}>
        {target}
      </Combobox.Target>
      <Combobox.Dropdown ref={dropdown}>
        <FocusTrap active={opened}>
          <div role="dialog" id={`${id}-dropdown`} aria-label={options.label}>
            {options.choices.length > manyChoices ? (
              <FoundOptions key={String(opened)} {...options} box={box} onLeave={onLeave} />
            ) : (
              <ListedOptions {...options} box={box} onLeave={onLeave} />
            )}
          </div>
        </FocusTrap>
      </Combobox.Dropdown>
    </Combobox>
  );
};

/** A filter in the tool bar: a button that shows the chosen values and opens the list of choices. */
export const ToolBarChoiceFilter = <C extends Columns>(props: FilterProps<C>) => {
  const { options, summary, words, toggle } = useFilterValues(props);
  const { button, ...opener } = useOpener(
    <Button
      variant="default"
      className={styles.trigger}
      {...opensFilters}
      data-active={options.chosen.length > 0 || undefined}
      aria-label={i18n.t('Filter by {summary}', { summary })}
      rightSection={<ChevronDown size={15} aria-hidden="true" />}
    >
      <span className={styles.summary} title={summary}>
        {words}
      </span>
    </Button>,
    'dialog',
  );
  return (
    <>
      {button}
      {opener.target && <ChoicesDropdown {...opener} options={options} onToggle={toggle} />}
    </>
  );
};

/** The list's main day range, in the tool bar. */
export const ToolBarDayRange = <C extends Columns>(props: FilterProps<C> & { rowRange: RowRangeProps }) => {
  const { columnKey, column, state, rowRange } = props;
  const [from] = chosenOf(state.filters, `${columnKey}From`);
  const [to] = chosenOf(state.filters, `${columnKey}To`);
  const set = from !== undefined || to !== undefined;
  const summary = set ? `${from ?? '…'} – ${to ?? '…'}` : filterLabelOf(column);
  return (
    <PopOver
      foot={<RowRange {...rowRange} />}
      target={
        <Button
          variant="default"
          className={styles.trigger}
          {...opensFilters}
          data-active={set || undefined}
          aria-label={i18n.t('Filter by {summary}', { summary })}
          leftSection={<CalendarDays size={15} aria-hidden="true" />}
        >
          {summary}
        </Button>
      }
    >
      <div className={styles.fields}>
        <LaterDayRange {...props} />
      </div>
    </PopOver>
  );
};
