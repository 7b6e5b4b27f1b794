// Money and days as people write them, in letters and beside products.
import { numberFormat } from '#platform/kernel/texts/formats.ts';
import type { Language } from '#platform/kernel/texts/texts.ts';

export { dayText } from '#platform/kernel/texts/formats.ts';

/** Integer minor units. */
export const money = (amount: number, currency: string, language: Language): string =>
  numberFormat(`${language}-CA`, { style: 'currency', currency }).format(amount / 100);
