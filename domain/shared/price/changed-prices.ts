import { own } from '../dictionary.ts';
import type { Amount } from '../money.ts';
import { priceAt, type ItemPrices, type LinePrice } from '../pricing.ts';

interface PricedLine {
  readonly lineId: string;
  readonly itemNumber: string;
  readonly quantity: number;
  readonly price: LinePrice;
}

/** The lines of a cart whose unit price, in minor units, is another one by now; what has no price any more is not among them. */
export const changedPrices = (
  lines: readonly PricedLine[],
  prices: Readonly<Record<string, ItemPrices>>,
): { lineId: string; itemNumber: string; was: Amount; now: Amount }[] =>
  lines.flatMap(({ lineId, itemNumber, quantity, price: { unitPrice: was } }) => {
    const current = own(prices, itemNumber);
    const now = current ? priceAt(current, quantity).unitPrice : was;
    return now === was ? [] : [{ lineId, itemNumber, was, now }];
  });
