// The desk tells a change of a quote as a sentence that needs no explanation.
import type { QuoteChange } from '#contracts/quote/quote-shapes.ts';
import { dayAndTime, money, timeOfDay } from '#admin/lib/format.ts';
import { percentText } from '#admin/lib/number-input.ts';

type Translate = (key: string, values?: Record<string, unknown>) => string;

export interface Wording {
  readonly t: Translate;
  readonly locale: string;
  readonly currency: string;
}

/** "quantity of line 2 (Ball bearing) changed from 4 to 6, by Ada Roy at 14:02" */
export function describeChange(change: QuoteChange, wording: Wording, now = new Date()): string {
  const { t, locale } = wording;
  const by = change.side === 'shop' ? t('quote.theShop') : change.by;
  const today = new Date(change.at).toDateString() === now.toDateString();
  const when = today
    ? t('quote.atTime', { time: timeOfDay(change.at, locale) })
    : t('quote.onDay', { day: dayAndTime(change.at, locale) });
  return t('quote.byWhomWhen', { what: changeAlone(change, wording), by, when });
}

function changeAlone(change: QuoteChange, wording: Wording): string {
  const { t } = wording;
  const line = t('quote.lineNamed', { line: change.lineId, item: change.itemName });
  return t(`quote.did.${change.type}`, {
    line,
    before: valueWords(change.type, change.before, wording),
    after: valueWords(change.type, change.after, wording),
  });
}

/** Amounts arrive as cents, discounts as `percent:5000`, parts of the header by their names. */
function valueWords(type: QuoteChange['type'], value: string, wording: Wording): string {
  const { t, locale, currency } = wording;
  switch (type) {
    case 'QuoteLinePriceOverridden':
    case 'QuoteLinePriceReset':
      return money(Number(value), currency, locale);
    case 'QuoteLineDiscounted':
    case 'QuoteLineDiscountRemoved':
    case 'QuoteDiscounted':
    case 'QuoteDiscountRemoved':
      return discountWords(value, wording);
    case 'QuoteHeaderChanged':
      return new Intl.ListFormat(locale).format(
        value
          .split(',')
          .filter(Boolean)
          .map((part) => t(`quote.part.${part}`)),
      );
    default:
      return value;
  }
}

function discountWords(value: string, { t, locale, currency }: Wording): string {
  const [kind, number] = value.split(':');
  if (!kind) return t('quote.discountNone');
  const shown =
    kind === 'percent' ? percentText(Number(number) / 1_000, locale) : money(Number(number), currency, locale);
  return t(`quote.discountWords.${kind}`, { value: shown });
}
