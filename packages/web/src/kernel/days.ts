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

/** A moment as YYYY-MM-DDTHH:mm:ss in UTC, the change log's form. */
export const formatMoment = (moment: string): string => new Date(moment).toISOString().slice(0, 19);
