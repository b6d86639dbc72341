/** What ends within this many days from today, including the last of them, ends soon. */
export const soonDays = 60;
