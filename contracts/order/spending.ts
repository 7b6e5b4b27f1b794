// What was spent month by month (issue 35, the account's dashboard).
import { z } from 'zod';
import { defineOperations, signedInShoppers } from '../shared/operation.ts';
import { settings } from '../setting/settings.ts';
import { amount, currencyCode, none } from '../shared/shared.ts';

/** The current month among them. */
export const SPENDING_MONTHS = 12;

export const spendingOperations = defineOperations({
  'customer/getspending': {
    via: 'get',
    kind: 'query',
    access: signedInShoppers,
    setting: settings.orderHistory,
    summary:
      'Totals of orders by the month in which they were placed, less what was refunded: those of the account (View All) ' +
      'or one’s own (View Self)',
    input: none,
    output: z.object({
      CurrencyCode: currencyCode.meta({ description: 'The account’s; orders in another are left out' }),
      Months: z
        .array(
          z.object({
            Month: z.string().meta({ description: 'YYYY-MM' }),
            Total: amount,
            Count: z.int().meta({ description: 'Orders that were not cancelled' }),
          }),
        )
        .meta({ description: `The last ${SPENDING_MONTHS}, the oldest first` }),
    }),
  },
});
