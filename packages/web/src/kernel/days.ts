import { soonDays } from '@attestry/contract/kernel/soon-days.ts';

const millisecondsOfDay = 86_400_000;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Today in UTC as YYYY-MM-DD; certificates end at the end of a day in UTC, wherever the reader is. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** Whether a text is an existing day in the form YYYY-MM-DD. */
export const isDay = (text: string): boolean => {
  if (!dayPattern.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** Milliseconds until the next day begins in UTC. */
export const untilTomorrow = (): number => millisecondsOfDay - (Date.now() % millisecondsOfDay);

/** Whether a moment, in milliseconds, is on another day than today in UTC. */
export const isPastDay = (moment: number): boolean => new Date(moment).toISOString().slice(0, 10) !== today();

/** Whole days between two days; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / millisecondsOfDay);

/** The day this many days after another, or before it if negative. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * millisecondsOfDay).toISOString().slice(0, 10);

/** The first and the last day of the month of a day. */
export const monthOf = (day: string): [first: string, last: string] => {
  const first = `${day.slice(0, 7)}-01`;
  return [first, daysAfter(`${daysAfter(first, 31).slice(0, 7)}-01`, -1)];
};

/** Days until an expiry day, in UTC: 0 on the day itself, negative afterwards. */
export const daysLeft = (expiry: string, on: string = today()): number => daysBetween(on, expiry);

/** Whether so many days from now is soon. */
export const isSoon = (days: number): boolean => days >= 0 && days <= soonDays;

/** The day of a moment or day, as YYYY-MM-DD. */
export const formatDay = (momentOrDay: string): string => momentOrDay.slice(0, 10);

const zoneOf = (moment: Date): string =>
  new Intl.DateTimeFormat('en', { timeZoneName: 'short' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

const twoDigits = (count: number): string => String(count).padStart(2, '0');

const dayOf = (moment: Date): string =>
  [moment.getFullYear(), ...[moment.getMonth() + 1, moment.getDate()].map(twoDigits)].join('-');

/** The day of a moment in the reader's time zone, as YYYY-MM-DD. */
export const formatDayOfMoment = (text: string): string => dayOf(new Date(text));

/** A moment in the reader's time zone, as YYYY-MM-DD HH:mm:ss with the name of the zone. */
export const formatMoment = (text: string): string => {
  const moment = new Date(text);
  const time = [moment.getHours(), moment.getMinutes(), moment.getSeconds()].map(twoDigits).join(':');
  return `${dayOf(moment)} ${time} ${zoneOf(moment)}`;
};

/** The present moment, as `formatMoment` shows it. */
export const momentNow = (): string => formatMoment(new Date().toISOString());

/** The moments at which a day begins and ends in the reader's time zone. */
export const beginningOfDay = (day: string): string => new Date(`${day}T00:00:00`).toISOString();
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString();
