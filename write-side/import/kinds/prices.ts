import { partsOfKey } from '#contracts/import-kinds/import-kind.ts';
import type { PriceTier } from '#domain/shared/pricing.ts';
import type { KindCommands } from '../kind-commands.ts';

export const prices: KindCommands = {
  async change({ key, isNew, wanted, shop: { currency } }, { commands }) {
    const [priceList = '', itemNumber = ''] = partsOfKey(key);
    const tiers = wanted['prices'] as readonly PriceTier[];
    await commands.priceList.set({ priceList, itemNumber, currency, tiers, isThere: !isNew });
  },
  async remove({ key, shop: { currency } }, { commands }) {
    const [priceList = '', itemNumber = ''] = partsOfKey(key);
    await commands.priceList.set({ priceList, itemNumber, currency, tiers: [] });
  },
};
