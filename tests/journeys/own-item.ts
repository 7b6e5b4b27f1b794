// An item of one story, like one of the catalogue in all but its number.
import { readFileSync } from 'node:fs';
import { ApiError } from '#contracts/client.ts';
import { until } from '../harness/until.ts';
import { ownLetters } from './people.ts';
import type { RunningShop } from './running-shop.ts';

const LIKE = '6203-2RS';

export interface OwnItem {
  readonly itemNumber: string;
  /** Imports it at this price, in cents; it is there once everybody sees it. */
  costs(cents: number): Promise<void>;
}

export function ownItem(shop: RunningShop): OwnItem {
  const itemNumber = `${LIKE}-${ownLetters().toUpperCase()}`;
  const [head, ...products] = readFileSync('demo/catalogue/products.csv', 'utf8').split('\n');
  const like = products.find((row) => row.startsWith(`${LIKE},`));
  if (!like) throw new Error(`the demonstration catalogue has no ${LIKE}`);
  const visitor = shop.visitor();
  const shownPrice = async () => {
    try {
      return (await visitor.post('product/productinfo', { productId: itemNumber })).prices?.[0]?.unitPrice;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    }
  };
  return {
    itemNumber,
    async costs(cents) {
      const row = like.replaceAll(LIKE, itemNumber).replace(/,1:[\d.;:]+,/, `,1:${(cents / 100).toFixed(2)},`);
      shop.importCatalogue(`${head}\n${row}\n`);
      await until(async () => (await shownPrice()) === cents || undefined, `${itemNumber} at its new price`);
    },
  };
}
