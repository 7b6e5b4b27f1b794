import { z } from 'zod';
import { defineOperations, shoppers } from './operation.ts';
import { orderLine, orderWithLines } from './order.ts';
import { amount, currencyCode, id, itemNumber, quantity, text } from './shared.ts';

const cartLine = { OrderId: id, LineId: id };

export const cartOperations = defineOperations({
  'cart/addtocart': {
    via: 'post', kind: 'command', access: 'anyone', summary: 'Adds a product to the cart; without OrderId to the current cart of the session, which begins when there is none',
    input: z.strictObject({ OrderId: id.optional(), ProductId: itemNumber, Qty: quantity.default(1) }),
    output: z.object({ OrderID: z.string(), LineID: z.string(), Qty: z.int(), UnitPrice: amount, ExtendedPrice: amount, lineCount: z.int(), SubTotal: amount, CurrencyCode: currencyCode }),
  },
  'cart/updatequantity': {
    via: 'post', kind: 'command', access: shoppers, summary: "Changes a line's quantity; its tier price follows",
    input: z.strictObject({ ...cartLine, Qty: quantity }),
    output: z.object({ OrderID: z.string(), LineID: z.string(), Qty: z.int(), UnitPrice: amount, ExtendedPrice: amount, lineCount: z.int(), SubTotal: amount, CurrencyCode: currencyCode }),
  },
  'cart/removecartitem': {
    via: 'post', kind: 'command', access: shoppers, summary: 'Removes a line; orderDeleted tells that it was the last one',
    input: z.strictObject(cartLine),
    output: z.object({ orderDeleted: z.boolean(), orderEntityModel: z.object({ OrderID: z.string(), Message: z.string(), lineCount: z.int(), SubTotal: amount }) }),
  },
  'cart/removeallcartitems': {
    via: 'post', kind: 'command', access: shoppers, summary: 'Removes all lines',
    input: z.strictObject({ OrderId: id }), output: z.object({ message: z.literal('success'), lineCount: z.literal(0) }),
  },
  'cart/acceptprices': {
    via: 'post', kind: 'command', access: shoppers, summary: "Takes over today's prices for all lines, after a price_changed refusal",
    input: z.strictObject({ OrderId: id }), output: z.object({ SubTotal: amount }),
  },
  'cart/getcartdetails/{id}': {
    via: 'get', kind: 'query', access: shoppers, summary: 'The cart with its lines, prices and availability',
    input: z.strictObject({ id }), output: orderWithLines,
  },
  'cart/getorderheader': {
    via: 'post', kind: 'query', access: shoppers, summary: "The cart's header; with Param1 'orderpayment' what checkout needs (spec 7)",
    input: z.strictObject({ OrderId: id, Param1: text(40).default(''), Param2: text(40).default('') }),
    output: z.object({
      objOrderEntrySetup: z.object({ AllowMultiplePayments: z.boolean() }),
      orderEntityViewModel: orderWithLines,
    }),
  },
});
export type CartLine = z.output<typeof orderLine>;
