/** The calendar day of a moment in a time zone, YYYY-MM-DD. */
export const dayIn = (timeZone: string, moment: string): string => new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(moment));

/** The day that is `days` working days (Monday to Friday) later; a weekend counts as the Friday before it. */
export function addWorkingDays(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  for (let left = days; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (date.getUTCDay() !== 0 && date.getUTCDay() !== 6) left -= 1;
  }
  return date.toISOString().slice(0, 10);
}
