import { DateInput, type DateInputProps } from '@mantine/dates';
import { CalendarDays } from 'lucide-react';
import { i18n } from '../kernel/texts.ts';

interface DayInputProps
  extends Pick<DateInputProps, 'label' | 'error' | 'name' | 'disabled' | 'required' | 'withAsterisk' | 'id' | 'ref'> {
  value: string;
  onChange: (day: string) => void;
  onBlur?: () => void;
  /** The first and the last day that may be chosen. */
  earliest?: string;
  latest?: string;
}

/** A day, typed as YYYY-MM-DD or chosen from a calendar; empty is no day. */
export const DayInput = ({ value, onChange, onBlur, earliest, latest, ...rest }: DayInputProps) => (
  <DateInput
    {...rest}
    value={value === '' ? null : value}
    onChange={(day) => onChange(day ?? '')}
    {...(onBlur && { onBlur })}
    {...(earliest && { minDate: earliest })}
    {...(latest && { maxDate: latest })}
    valueFormat="YYYY-MM-DD"
    placeholder={i18n.t('YYYY-MM-DD')}
    leftSection={<CalendarDays size={16} aria-hidden="true" />}
    leftSectionPointerEvents="none"
    clearable
    clearButtonProps={{ 'aria-label': i18n.t('Clear the date') }}
    firstDayOfWeek={1}
    hideOutsideDates
    weekendDays={[]}
    popoverProps={{ withinPortal: false }}
    ariaLabels={{ previousMonth: i18n.t('Previous month'), nextMonth: i18n.t('Next month') }}
  />
);
