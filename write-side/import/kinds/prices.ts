import { partsOfKey, type ShopFacts } from '#contracts/import/kinds/import-kind.ts';
import { own } from '#domain/shared/dictionary.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import type { PriceTier } from '#domain/shared/pricing.ts';
import type { KindCommands } from '../kind-commands.ts';

export const currencyOf = (priceList: string, { currency, listCurrencies }: ShopFacts): CurrencyCode =>
  own(listCurrencies, priceList) ?? currency;

export const prices: KindCommands = {
  async change({ key, isNew, wanted, shop }, { commands }) {
    const [priceList = '', itemNumber = ''] = partsOfKey(key);
    const currency = currencyOf(priceList, shop);
    const tiers = wanted['prices'] as readonly PriceTier[];
    await commands.priceList.set({ priceList, itemNumber, currency, tiers, isThere: !isNew });
  },
  async remove({ key, shop }, { commands }) {
    const [priceList = '', itemNumber = ''] = partsOfKey(key);
    await commands.priceList.set({ priceList, itemNumber, currency: currencyOf(priceList, shop), tiers: [] });
  },
};
