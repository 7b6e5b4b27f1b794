// One Intl.NumberFormat per language and currency: making one costs more than a hundred prices.
import { locales, type Language } from './language.ts';

const formats = new Map<string, Intl.NumberFormat>();

function format(language: Language, currency: string): Intl.NumberFormat {
  const key = language + currency;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency,
    // The sign tells one dollar from the other: "$199.00" and "US$199.00".
    currencyDisplay: 'symbol',
  });
  formats.set(key, made);
  return made;
}

/** `amount` in minor units (cents): 19900 CAD is "$199.00", in French "199,00 $". */
export const formatMoney = (amount: number, currency: string, language: Language): string =>
  inUnits(format(language, currency), amount);

/** Decimals follow the currency. */
const inUnits = (its: Intl.NumberFormat, amount: number): string =>
  its.format(amount / 10 ** (its.resolvedOptions().maximumFractionDigits ?? 2));

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
