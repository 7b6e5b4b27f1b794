// A cart shared by link (issue 11): what it held then, for whoever has the link.
import { z } from 'zod';
import { listedItem } from './item-list.ts';
import { defineOperations, shoppers } from '../shared/operation.ts';
import { settings } from '../setting/settings.ts';
import { id, isoDate } from '../shared/shared.ts';

export const sharedCartOperations = defineOperations({
  'cart/sharecart': {
    via: 'post',
    kind: 'command',
    access: shoppers,
    forGuests: [settings.guestsSeePrices],
    perMinute: 20,
    summary:
      'Makes a link to what an own cart holds now: item numbers and quantities, nothing of its owner. Whoever has the ' +
      'link sees them at their own prices, until the end of LastDay in the shop (setting SharedCartDays)',
    input: z.strictObject({ OrderId: id }),
    output: z.object({ message: z.literal('success'), ShareID: z.string(), LastDay: z.iso.date() }),
  },
  'cart/getsharedcart': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    forGuests: [settings.guestsSeePrices],
    summary: 'What a shared cart held when its link was made, with today’s prices and availability',
    input: z.strictObject({ ShareID: id }),
    output: z.object({ SharedAt: isoDate, LastDay: z.iso.date().nullable(), Items: z.array(listedItem) }),
  },
});
