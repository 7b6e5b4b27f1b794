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
