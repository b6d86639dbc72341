/** Days of the public search go over the wire as MM/DD/YYYY, as its readers have always had them. */
export const wireDay = (day: string): string => {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
};

/** The day, YYYY-MM-DD, of one that came over the wire as MM/DD/YYYY. */
export const dayOfWire = (text: string): string => {
  const [month, date, year] = text.split('/');
  return `${year}-${month}-${date}`;
};
