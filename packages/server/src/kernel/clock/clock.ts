/** The only source of the current time, so that tests can set it; nothing else reads the system clock. */
let presentMs = (): number => Date.now();

export const clock = {
  now: (): Date => new Date(presentMs()),
  /** The day in UTC, YYYY-MM-DD: a certificate's last day ends at midnight UTC. */
  today: (): string => clock.now().toISOString().slice(0, 10),
};

/** Sets the clock to `moment`; without an argument, back to the system clock. For tests. */
export const setClock = (moment?: Date): void => {
  const offsetMs = moment ? moment.getTime() - Date.now() : 0;
  presentMs = () => Date.now() + offsetMs;
};

/** Stops the clock at `moment` until it is set or stopped again. For tests in which a second counts. */
export const stopClock = (moment: Date): void => {
  presentMs = () => moment.getTime();
};

const dayMs = 86_400_000;

/** The day `count` days after `day`; both YYYY-MM-DD. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

/** Whole days from `from` to `to`; negative when `to` is earlier. Both YYYY-MM-DD. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);

/** The same day of the month `count` months later, or the month's last day if it is shorter. */
export const addMonths = (day: string, count: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10);
};
