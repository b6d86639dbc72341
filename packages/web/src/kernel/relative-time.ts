import { daysBetween, formatDayOfMoment, isDay, today } from './days.ts';
import { i18n } from './texts.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

interface Distance {
  count: number;
  unit: Intl.RelativeTimeFormatUnit;
}

const inDays = (days: number): Distance => {
  const distance = Math.abs(days);
  if (distance < 14) return { count: days, unit: 'day' };
  if (distance < 84) return { count: days / 7, unit: 'week' };
  return distance < 730 ? { count: days / 30.44, unit: 'month' } : { count: days / 365.25, unit: 'year' };
};

const inTime = (milliseconds: number): Distance => {
  const distance = Math.abs(milliseconds);
  if (distance < minute) return { count: 0, unit: 'second' };
  return distance < hour
    ? { count: milliseconds / minute, unit: 'minute' }
    : { count: milliseconds / hour, unit: 'hour' };
};

const distanceTo = (momentOrDay: string): Distance => {
  if (isDay(momentOrDay)) return inDays(daysBetween(today(), momentOrDay));
  const milliseconds = Date.parse(momentOrDay) - Date.now();
  if (Math.abs(milliseconds) < day) return inTime(milliseconds);
  return inDays(daysBetween(formatDayOfMoment(new Date().toISOString()), formatDayOfMoment(momentOrDay)));
};

/** The day of a past moment: today, yesterday, a weekday within the last week, or a date. */
export const pastDay = (moment: string): string => {
  const date = formatDayOfMoment(moment);
  const days = daysBetween(formatDayOfMoment(new Date().toISOString()), date);
  if (days > -2) return new Intl.RelativeTimeFormat(i18n.locale, { numeric: 'auto' }).format(days, 'day');
  return days > -7 ? new Intl.DateTimeFormat(i18n.locale, { weekday: 'long' }).format(new Date(moment)) : date;
};

/** A moment or day (YYYY-MM-DD) relative to now, such as “2 days ago”. */
export const relativeTime = (momentOrDay: string): string => {
  const { count, unit } = distanceTo(momentOrDay);
  return new Intl.RelativeTimeFormat(i18n.locale, { numeric: 'auto' }).format(Math.round(count), unit);
};
