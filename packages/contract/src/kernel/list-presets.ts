/** A day relative to today. */
export interface DaysAhead {
  daysAhead: number;
}

/** A view that comes with a list: its filters and switches, in which days are relative to today. */
export interface ListPreset {
  label: string;
  filters: Readonly<Record<string, string | readonly string[] | DaysAhead>>;
}

const isRelative = (value: ListPreset['filters'][string]): value is DaysAhead =>
  typeof value === 'object' && 'daysAhead' in value;

/** The filters of a preset today; `dayIn` gives the day so many days ahead. */
export const filtersToday = <V extends string | readonly string[]>(
  { filters }: { filters: Readonly<Record<string, V | DaysAhead>> },
  dayIn: (daysAhead: number) => string,
): Record<string, V | string> =>
  Object.fromEntries(
    Object.entries(filters).map(([key, value]) => [key, isRelative(value) ? dayIn(value.daysAhead) : value]),
  );
