// Numbers and days as a language writes them. Making a format takes a hundred times as long as using it.
import { dateLocale } from '#domain/shared/date-locale.ts';
import type { Language } from './texts.ts';

const rememberedBy = <Options, Format>(make: (locale: string, options: Options | undefined) => Format) => {
  const known = new Map<string, Format>();
  return (locale: string, options?: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const format = known.get(key) ?? make(locale, options);
    known.set(key, format);
    return format;
  };
};

/** The same format for the same locale and options, for the life of the process. */
export const numberFormat = rememberedBy(
  (locale, options: Intl.NumberFormatOptions | undefined) => new Intl.NumberFormat(locale, options),
);

/** The same format for the same locale and options, for the life of the process. */
export const dateFormat = rememberedBy(
  (locale, options: Intl.DateTimeFormatOptions | undefined) => new Intl.DateTimeFormat(locale, options),
);

/** A calendar day (`2026-12-22`) as people write it: "22 December 2026", "22 décembre 2026". */
export const dayText = (day: string, language: Language): string =>
  dateFormat(dateLocale(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
