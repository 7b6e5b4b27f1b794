import type { Language } from '#platform/kernel/texts/texts.ts';
import { numberFormat } from '#platform/kernel/texts/formats.ts';

/** Minor units as a refusal says them to whoever pays. */
export const moneyText = (amount: number, currency: string, language: Language): string =>
  numberFormat(`${language}-CA`, { style: 'currency', currency }).format(amount / 100);
