// Notify-me for what is out of stock (spec 1 and 7): a letter when it returns, once, to as many as there are units first.
import { z } from 'zod';
import { backOffice, defineOperations } from '../shared/operation.ts';
import { settings } from '../setting/settings.ts';
import { done, email, isoDate, itemNumber, listParameters, quantity } from '../shared/shared.ts';

export const wantListOperations = defineOperations({
  'product/subscribetowantlist': {
    via: 'post',
    kind: 'command',
    access: 'anyone',
    setting: settings.notifyMe,
    perMinute: 10,
    refusesCardNumbers: true,
    summary: 'Asks for a letter when an item is in stock again; asking again with the same address changes nothing',
    input: z.strictObject({ productId: itemNumber, Email: email, Qty: quantity.default(1) }),
    output: done,
  },
  'admin/wantlist/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'Items that somebody waits for, with how many do',
    input: z.strictObject(listParameters(['people', 'units', 'since', 'itemNumber'], 'DESC')),
    output: z.object({
      total: z.int(),
      rows: z.array(
        z.object({
          itemNumber: z.string(),
          name: z.string(),
          people: z.int(),
          units: z.int(),
          since: isoDate.meta({ description: 'When the first of them asked' }),
          available: z.int().meta({ description: 'Units on hand that nobody holds' }),
          expectedOn: z.string().meta({ description: 'Day of the next delivery; empty where none is expected' }),
        }),
      ),
    }),
  },
});
