// Carts of colleagues, as those see them who see all of their company's (View All, spec 6): to look at and to copy.
import { z } from 'zod';
import { linesAdded } from '../quick-order/quick-order.ts';
import { orderLine } from '../order/order.ts';
import { defineOperations, signedInShoppers } from '../shared/operation.ts';
import { amount, currencyCode, id, isoDate } from '../shared/shared.ts';
import { PENDING_DAYS } from './pending-cart.ts';
import { shortLine } from './saved-cart.ts';

const colleagueCart = z.object({
  OrderID: z.string(),
  Owner: z.string().meta({ description: 'Name of whose it is' }),
  OrderTag: z.string().meta({ description: 'The name it was saved under; empty of a pending one' }),
  LineCount: z.int(),
  SubTotal: amount.meta({ description: 'At the prices that its lines were last given' }),
  CurrencyCode: currencyCode,
  ChangedAt: isoDate.meta({ description: 'When it was saved, or last changed' }),
});
export type ColleagueCart = z.output<typeof colleagueCart>;

const shared = { via: 'post', access: signedInShoppers } as const;

export const colleagueCartOperations = defineOperations({
  'cart/getcolleaguescarts': {
    ...shared,
    kind: 'query',
    summary:
      'Carts that colleagues have saved, or began and left in the last 7 or 30 days. None for who sees only their own ' +
      '(View Self), nor where the store has no such carts',
    input: z.strictObject({
      Kind: z.enum(['saved', 'pending']),
      Days: z.union([z.literal(PENDING_DAYS[0]), z.literal(PENDING_DAYS[1])]).default(30),
    }),
    output: z.object({ Carts: z.array(colleagueCart).meta({ description: 'The newest first' }) }),
  },
  'cart/getcolleaguescartlines': {
    ...shared,
    kind: 'query',
    summary: 'The lines of a cart that one may see',
    input: z.strictObject({ OrderId: id }),
    output: z.object({ CurrencyCode: currencyCode, OrderLines: z.array(orderLine) }),
  },
  'cart/copycolleaguescart': {
    ...shared,
    kind: 'command',
    summary:
      'Copies the lines of a cart that one may see into the own current cart, as far as they are available; told line ' +
      'by line. The cart itself stays as it is',
    input: z.strictObject({ OrderId: id, currentOrderId: id.optional() }),
    output: linesAdded.extend({ Short: z.array(shortLine) }),
  },
});
