import { partsOfKey } from '#contracts/import/kinds/import-kind.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import type { ShippingRate, ShippingZoneData } from '#domain/shipping/shipping.events.ts';
import type { KindCommands } from '../kind-commands.ts';

export const shippingZones: KindCommands = {
  async change({ key: zone, isNew, seen, changed, wanted }, { commands }) {
    const { name, places } = wanted as unknown as ShippingZoneData;
    await commands.shipping.bringZone({
      zone,
      isNew,
      seen: seen as Partial<ShippingZoneData>,
      changed: isNew ? { name, places } : (changed as Partial<ShippingZoneData>),
    });
  },
  async remove({ key: zone }, { commands }) {
    await commands.shipping.removeZone({ zone });
  },
};

export const shippingRates: KindCommands = {
  async change({ key, wanted, shop }, { commands }) {
    const [shippingMethod = '', zone = '', currency = ''] = partsOfKey(key);
    const { by, bands, freeFrom, onRequestAbove } = wanted as unknown as ShippingRate;
    await commands.shipping.bringRate({
      shippingMethod,
      zone,
      currency: currency as CurrencyCode,
      shopCurrency: shop.currency,
      rate: { by, bands, freeFrom, onRequestAbove },
    });
  },
  async remove({ key, shop }, { commands }) {
    const [shippingMethod = '', zone = '', currency = ''] = partsOfKey(key);
    await commands.shipping.bringRate({
      ...{ shippingMethod, zone },
      currency: currency as CurrencyCode,
      shopCurrency: shop.currency,
    });
  },
};
