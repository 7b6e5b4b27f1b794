// Money and days as people write them, in letters and beside products.
import { dateLocale } from '#domain/shared/date-locale.ts';
import { dateFormat, numberFormat } from '#platform/kernel/texts/formats.ts';
import type { Language } from '#platform/kernel/texts/texts.ts';

/** Integer minor units. */
export const money = (amount: number, currency: string, language: Language): string =>
  numberFormat(`${language}-CA`, { style: 'currency', currency }).format(amount / 100);

/** A calendar day (`2026-12-22`) as people write it: "22 December 2026", "22 décembre 2026". */
export const dayText = (day: string, language: Language): string =>
  dateFormat(dateLocale(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
