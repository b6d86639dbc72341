const millisecondsOfDay = 86_400_000;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Today in UTC as YYYY-MM-DD; certificates end at the close of a day in UTC wherever the reader sits. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** Whether a text is a day of the calendar written YYYY-MM-DD. */
export const isDay = (text: string): boolean => {
  if (!dayPattern.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** Milliseconds until the next day begins in UTC. */
export const untilTomorrow = (): number => millisecondsOfDay - (Date.now() % millisecondsOfDay);

/** Whether a moment, in milliseconds, is of another day than today in UTC. */
export const isPastDay = (moment: number): boolean => new Date(moment).toISOString().slice(0, 10) !== today();

/** Whole days from one day to another; negative when `to` comes first. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / millisecondsOfDay);

/** Days until an expiry day, counted in UTC: 0 on the day itself, negative when past. */
export const daysLeft = (expiry: string, on: string = today()): number => daysBetween(on, expiry);

/** The day of a moment or day, YYYY-MM-DD. */
export const formatDay = (momentOrDay: string): string => momentOrDay.slice(0, 10);

const zoneOf = (moment: Date): string =>
  new Intl.DateTimeFormat('en', { timeZoneName: 'short' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

const twoDigits = (count: number): string => String(count).padStart(2, '0');

const dayOf = (moment: Date): string =>
  [moment.getFullYear(), ...[moment.getMonth() + 1, moment.getDate()].map(twoDigits)].join('-');

/** The day of a moment where the reader is, YYYY-MM-DD. */
export const formatDayOfMoment = (text: string): string => dayOf(new Date(text));

/** A moment where the reader is, as YYYY-MM-DDTHH:mm:ss with the name of the zone. */
export const formatMoment = (text: string): string => {
  const moment = new Date(text);
  const time = [moment.getHours(), moment.getMinutes(), moment.getSeconds()].map(twoDigits).join(':');
  return `${dayOf(moment)}T${time} ${zoneOf(moment)}`;
};

/** When a day begins where the reader is, and when it ends. */
export const beginningOfDay = (day: string): string => new Date(`${day}T00:00:00`).toISOString();
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString();
