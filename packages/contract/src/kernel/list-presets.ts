/** A day relative to today. */
export interface DaysAhead {
  daysAhead: number;
}

/** Values of a list's filters and switches. */
type Filters = Readonly<Record<string, string | readonly string[]>>;

/** A view that comes with a list: its filters and switches, in which days are relative to today. */
export interface ListPreset {
  label: string;
  filters: Readonly<Record<string, string | readonly string[] | DaysAhead>>;
}

const isRelative = (value: ListPreset['filters'][string]): value is DaysAhead =>
  typeof value === 'object' && 'daysAhead' in value;

/** The filters of a preset today; `dayIn` gives the day so many days ahead. */
export const filtersToday = ({ filters }: Pick<ListPreset, 'filters'>, dayIn: (daysAhead: number) => string): Filters =>
  Object.fromEntries(
    Object.entries(filters).map(([key, value]) => [key, isRelative(value) ? dayIn(value.daysAhead) : value]),
  );
