import { dateLocale } from '#domain/shared/date-locale.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Making a format takes longer than using it a hundred times. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.NumberFormat(`${locale}-CA`, options);
  formats.set(key, known);
  return known;
}

/** The language of a locale of the back office. */
export const asLanguage = (locale: string): 'en' | 'fr' => (locale === 'fr' ? 'fr' : 'en');

/** Decimals of a currency's amounts. */
export const minorDigits = (currency: string): number =>
  numberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/**
 * Amounts are integer minor units; the sign tells one dollar from the other ("US$1.00", "1,00 $ US"). What is taken off has a minus
 * sign, as in the shop, and no hyphen.
 */
export const money = (amount: number, currency: string, locale: string): string =>
  numberFormat(locale, { style: 'currency', currency })
    .format(amount / 10 ** minorDigits(currency))
    .replace('-', '\u2212');

export const moment = (iso: string, locale: string): string =>
  timeUnbroken(iso, locale, { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' });
export const dayAndTime = (iso: string, locale: string): string =>
  timeUnbroken(iso, locale, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });
/** The day on which a moment was where the reader is. */
export const dayOf = (iso: string, locale: string): string =>
  new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'medium' }).format(new Date(iso));
export const timeOfDay = (iso: string, locale: string): string =>
  timeUnbroken(iso, locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
/** For histories, where what happened within a minute has an order. */
export const timeWithSeconds = (iso: string, locale: string): string =>
  timeUnbroken(iso, locale, { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });
export const dayOnly = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** A line may end before "14 h 02", not in it. */
function timeUnbroken(iso: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const parts = new Intl.DateTimeFormat(dateLocale(locale), options).formatToParts(new Date(iso));
  const time = parts.findIndex(({ type }) => type === 'hour');
  return parts.map(({ value }, n) => (n < time ? value : value.replace(/ /g, '\u00a0'))).join('');
}

let shopTimeZone = 'UTC';

/** The session says it (IANA name). */
export function setShopTimeZone(timeZone: string): void {
  shopTimeZone = timeZone;
}

/** The shop's calendar day (YYYY-MM-DD) so many days from now: the server compares with its own, not the reader's. */
export const shopDayIn = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: shopTimeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(Date.now() + days * 86_400_000);

/** The size of a file, whole and never none: "48 kB", in French "48 ko". */
export const kilobytes = (bytes: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }).format(
    Math.max(1, bytes / 1_000),
  );
