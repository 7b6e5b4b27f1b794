// Amounts as people type them.
import type { Language } from './language.ts';

/** How the reader of `language` types an amount: 1250.5 is "1250.50", in French "1250,50". */
export const typedMoney = (amount: number, language: Language): string =>
  (amount / 100).toFixed(2).replace('.', language === 'fr' ? ',' : '.');

/** Minor units (cents) of what somebody typed, with groups of thousands or without; undefined where it is no amount. */
export function moneyTyped(typed: string, language: Language): number | undefined {
  const bare = typed.replace(/[\s\u00a0\u202f$€£]/g, '');
  const text = language === 'fr' ? bare : bare.replace(/,(?=\d{3}(?!\d))/g, '');
  const [, whole, decimals = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}
