// A bundle beside its parts bought singly (spec 7): what it saves, and parts of it for who needs only some.
import { z } from 'zod';
import { availability } from '../category/category.ts';
import { defineOperations } from '../shared/operation.ts';
import { linesAdded } from '../quick-order/quick-order.ts';
import { settings } from '../setting/settings.ts';
import { amount, currencyCode, id, itemNumber, quantity } from '../shared/shared.ts';

/** More parts than any bundle has. */
const MOST_PARTS = 100;

export const bundleOperations = defineOperations({
  'product/get_bundlediscount': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    forGuests: [settings.guestsSeePrices],
    summary: 'What the parts of a bundle cost the caller bought singly, and what the bundle saves',
    input: z.strictObject({ productId: itemNumber }),
    output: z.object({
      CurrencyCode: currencyCode.optional(),
      Parts: z.array(
        z.object({
          ProductId: z.string(),
          Qty: z.int().meta({ description: 'Of it in one bundle' }),
          UnitPrice: amount.optional().meta({ description: 'Bought in that quantity; absent where it is not sold' }),
          TaxClass: z.string(),
          Availability: availability,
        }),
      ),
      PartsTotal: amount.optional().meta({ description: 'All parts bought singly; absent where one is not sold' }),
      BundleDiscount: amount.meta({ description: 'What the bundle costs less than its parts; 0 where it does not' }),
    }),
  },
  'cart/addbundleitemstocart': {
    via: 'post',
    kind: 'command',
    access: 'anyone',
    forGuests: [settings.guestsSeePrices],
    perMinute: 60,
    summary: 'Puts parts of a bundle into the cart as items of their own, each as often as the bundle holds it',
    input: z.strictObject({
      OrderId: id.optional(),
      ProductId: itemNumber,
      Qty: quantity.default(1).meta({ description: 'Times what the bundle holds' }),
      Items: z.array(itemNumber).min(1, 'bundle_parts_required').max(MOST_PARTS),
    }),
    output: linesAdded,
  },
});
