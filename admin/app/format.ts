const formats = new Map<string, Intl.NumberFormat>();

/** Making a format takes longer than using it a hundred times. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.NumberFormat(`${locale}-CA`, options);
  formats.set(key, known);
  return known;
}

/** Amounts are integer minor units. */
export const money = (amount: number, currency: string, locale: string): string => numberFormat(locale, { style: 'currency', currency }).format(amount / 100);

/** The country's name in the reader's language. */
export const countryName = (code: string, locale: string): string => new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;

export const moment = (iso: string, locale: string): string => new Intl.DateTimeFormat(`${locale}-CA`, { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(iso));
export const dayAndTime = (iso: string, locale: string): string => new Intl.DateTimeFormat(`${locale}-CA`, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
export const timeOfDay = (iso: string, locale: string): string => new Intl.DateTimeFormat(`${locale}-CA`, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(iso));
export const dayOnly = (day: string, locale: string): string => new Intl.DateTimeFormat(`${locale}-CA`, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
