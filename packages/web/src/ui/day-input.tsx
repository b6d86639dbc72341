import { DateInput, type DateInputProps } from '@mantine/dates';
import { CalendarDays } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { isDay } from '../kernel/days.ts';
import { i18n } from '../kernel/texts.ts';
import { useDraft } from './use-draft.ts';

/** The first and the last day allowed. */
export interface DayBounds {
  earliest?: string;
  latest?: string;
}

interface DayInputProps
  extends DayBounds,
    Pick<
      DateInputProps,
      'label' | 'error' | 'name' | 'disabled' | 'required' | 'withAsterisk' | 'id' | 'ref' | 'onKeyDown'
    > {
  value: string;
  /** The name of the field, for the button that clears it. */
  called: string;
  /** Called with complete days within the bounds, and with '' when cleared. */
  onChange: (day: string) => void;
  /** Called with any other typed text. A form stores it, so that its schema refuses it. */
  onUnfinished?: (text: string) => void;
  onBlur?: () => void;
}

const outsideText = (day: string, { earliest, latest }: DayBounds): string | undefined => {
  if (earliest && day < earliest) return i18n.t('Date must be after the minimum date');
  if (latest && day > latest) return i18n.t('Date must be before the maximum date');
  return undefined;
};

/** What is wrong with a text; a text still being typed is not judged. */
const wrongText = (text: string, bounds: DayBounds, typing: boolean): string | undefined => {
  if (isDay(text)) return outsideText(text, bounds);
  return text === '' || typing ? undefined : i18n.t('Is not a date (YYYY-MM-DD)');
};

/** The typed text until it is a day, and what is wrong with it once Enter or leaving the field ends the typing. */
const useTypedDay = ({ value, onUnfinished, onBlur, earliest = '', latest = '' }: DayInputProps) => {
  const [text, type] = useDraft(value);
  const [typing, setTyping] = useState(false);
  const bounds = { earliest, latest };
  const take = (typed: string) => {
    type(typed);
    setTyping(true);
    const whole = typed === '' || (isDay(typed) && outsideText(typed, bounds) === undefined);
    if (!whole) onUnfinished?.(typed);
  };
  const judge = () => setTyping(false);
  const leave = () => {
    judge();
    onBlur?.();
  };
  return { wrong: wrongText(text, bounds, typing), take, judge, leave };
};

/** The kit would show the calendar at any focus, also one that the reader has not moved. */
const useAskedCalendar = (judge: () => void, leave: () => void, onKeyDown: DateInputProps['onKeyDown']) => {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown') setOpened(true);
    if (event.key === 'Escape') close();
    if (event.key === 'Enter') judge();
    onKeyDown?.(event);
  };
  const onBlur = () => {
    close();
    leave();
  };
  return { opened, close, onClick: () => setOpened(true), onKeyDown: press, onBlur };
};

/** The pixels between field and calendar, which keep two lines of an error message readable. */
const belowRefusal = 46;

/** In a low window the calendar covers its field instead of being cut off. */
const calendar = {
  withinPortal: false,
  floatingStrategy: 'fixed',
  middlewares: { flip: true, shift: { crossAxis: true } },
} as const;

/** A day, typed as YYYY-MM-DD or chosen from a calendar; empty for no day. */
export const DayInput = (props: DayInputProps) => {
  const { value, called, onChange, onUnfinished: _, onBlur: __, error, earliest, latest, ...rest } = props;
  const { wrong, take, judge, leave } = useTypedDay(props);
  const { opened, close, ...asks } = useAskedCalendar(judge, leave, props.onKeyDown);
  const refusal = wrong ?? error;
  const report = (day: string) => {
    close();
    if (day !== value) onChange(day);
  };
  return (
    <DateInput
      {...rest}
      value={isDay(value) ? value : null}
      onChange={(day) => report(day ?? '')}
      onInput={(event) => take(event.currentTarget.value.trim())}
      {...asks}
      error={refusal}
      {...(earliest && { minDate: earliest })}
      {...(latest && { maxDate: latest })}
      dateParser={(typed) => (isDay(typed.trim()) ? typed.trim() : null)}
      fixOnBlur={false}
      valueFormat="YYYY-MM-DD"
      placeholder={i18n.t('YYYY-MM-DD')}
      leftSection={<CalendarDays size={16} aria-hidden="true" />}
      leftSectionPointerEvents="none"
      clearable
      clearButtonProps={{ 'aria-label': i18n.t('Clear {label}', { label: called }) }}
      firstDayOfWeek={1}
      hideOutsideDates
      weekendDays={[]}
      popoverProps={{
        ...calendar,
        opened,
        ...(refusal && { offset: belowRefusal }),
      }}
      ariaLabels={{ previousMonth: i18n.t('Previous month'), nextMonth: i18n.t('Next month') }}
    />
  );
};
