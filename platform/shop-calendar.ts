// Calendar days of the shop (YYYY-MM-DD), and when goods leave it.

const SHOP_TIME_ZONE = 'America/Toronto';
const shopDays = new Intl.DateTimeFormat('en-CA', { timeZone: SHOP_TIME_ZONE, year: 'numeric', month: '2-digit', day: '2-digit' });

/** The shop's calendar day at a moment. */
export const shopDay = (moment: string | number): string => shopDays.format(new Date(moment));

/** The day that is `days` working days (Monday to Friday) later; a weekend counts as the Friday before it. */
export function addWorkingDays(day: string, days: number): string {
  const date = noonOf(day);
  for (let left = days; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (!isWeekend(date)) left -= 1;
  }
  return dayOf(date);
}

/** When goods leave that are ordered on `today`: the next working day from stock, else after their lead time (calendar days). */
export function shippingDay(today: string, inStock: boolean, leadTimeDays: number): string {
  if (inStock) return addWorkingDays(today, 1);
  const date = noonOf(today);
  date.setUTCDate(date.getUTCDate() + Math.max(1, leadTimeDays));
  while (isWeekend(date)) date.setUTCDate(date.getUTCDate() + 1);
  return dayOf(date);
}

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const isWeekend = (date: Date) => date.getUTCDay() === 0 || date.getUTCDay() === 6;
