/** Amounts are integer minor units. */
export const money = (amount: number, currency: string, locale: string): string => new Intl.NumberFormat(`${locale}-CA`, { style: 'currency', currency }).format(amount / 100);

/** The country's name in the reader's language. */
export const countryName = (code: string, locale: string): string => new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;

export const moment = (iso: string, locale: string): string => new Intl.DateTimeFormat(`${locale}-CA`, { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(iso));
export const dayAndTime = (iso: string, locale: string): string => new Intl.DateTimeFormat(`${locale}-CA`, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
export const timeOfDay = (iso: string, locale: string): string => new Intl.DateTimeFormat(`${locale}-CA`, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(iso));
export const dayOnly = (day: string, locale: string): string => new Intl.DateTimeFormat(`${locale}-CA`, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
