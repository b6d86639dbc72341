/** Days of the public search are MM/DD/YYYY on the wire, as its clients expect. */
export const wireDay = (day: string): string => {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
};

/** Converts a day from the wire format MM/DD/YYYY to YYYY-MM-DD. */
export const dayOfWire = (text: string): string => {
  const [month, date, year] = text.split('/');
  return `${year}-${month}-${date}`;
};
