// Dates as a buyer says them: "Tue 24 Nov", "mar. 24 nov."; with the year where the day is not near.
import type { Language } from './language.ts';

type Style = 'short' | 'full' | 'soon' | 'time';
const styles: Record<Style, Intl.DateTimeFormatOptions> = {
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  full: { day: 'numeric', month: 'short', year: 'numeric' },
  soon: { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  time: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
};
/** en-GB puts the day before the month. */
const dateLocales: Record<Language, string> = { en: 'en-GB', fr: 'fr-CA' };
let shopTimeZone = 'UTC';

/** Server and browser are told the same (IANA name), so that a rendered date never changes on hydration. */
export function setShopTimeZone(timeZone: string): void {
  shopTimeZone = timeZone;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function format(language: Language, style: Style, timeZone: string): Intl.DateTimeFormat {
  const key = language + style + timeZone;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(dateLocales[language], { ...styles[style], timeZone });
  formats.set(key, made);
  return made;
}

const write = (date: Date, language: Language, style: Style, timeZone: string) =>
  format(language, style, timeZone)
    .format(date)
    .replace(/^([^\d,]+), /, '$1 ');

/** A calendar date (`2026-11-24`): "Tue 24 Nov". */
export const formatDay = (isoDay: string, language: Language): string =>
  write(new Date(`${isoDay}T12:00:00Z`), language, 'short', 'UTC');

/** A calendar date that may be far: "14 Jan 2027". */
export const formatFullDay = (isoDay: string, language: Language): string =>
  write(new Date(`${isoDay}T12:00:00Z`), language, 'full', 'UTC');

/** A moment, as the date it had in the shop: "24 Nov 2026". */
export const formatDate = (iso: string, language: Language): string =>
  write(new Date(iso), language, 'full', shopTimeZone);

export const formatDateTime = (iso: string, language: Language): string =>
  write(new Date(iso), language, 'time', shopTimeZone);

/** A moment that is near: "Thu 26 Nov, 16:00". */
export const formatNearMoment = (iso: string, language: Language): string =>
  write(new Date(iso), language, 'soon', shopTimeZone);
