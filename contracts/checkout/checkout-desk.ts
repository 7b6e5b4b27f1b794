// Staff order what is in a customer's cart (issue 33), to be paid by what needs nobody but them: on account, or by money that
// comes later.
import { z } from 'zod';
import { MISSING_PARTS } from '#domain/shared/planned-delivery.ts';
import { totals } from '../order/order.ts';
import { methodForBuyer, paymentMethodName } from '../payment/method/payment-methods.ts';
import { defineOperations, staffWith } from '../shared/operation.ts';
import { address, currencyCode, id, text } from '../shared/shared.ts';
import { shippingQuotation } from './checkout.ts';

/** Where to and how; either may be left to what its buyer has chosen. */
const asked = {
  orderId: id,
  addressId: text(64)
    .default('')
    .meta({ description: 'In the account’s address book; empty: as the cart says, or else the primary one' }),
  shippingMethod: text(64).default('').meta({ description: 'Empty: as the cart says' }),
};

export const checkoutDeskOperations = defineOperations({
  'admin/checkout/preview': {
    via: 'post',
    kind: 'query',
    access: staffWith('order'),
    discloses: 'cart:{orderId}',
    summary: 'What ordering a customer’s open cart would come to, where it could go, how, and by what it may be paid',
    input: z.strictObject(asked),
    output: z.object({
      owner: z.string(),
      email: z.string().meta({ description: 'The letters go there' }),
      addresses: z.array(z.object({ addressId: z.string(), address })).meta({
        description: 'The first one is where it would go if none were chosen; its id is empty where the buyer chose it',
      }),
      billTo: address.optional(),
      places: z.int().meta({ description: 'Above 1 where its buyer has divided it; the address is the first one’s' }),
      quotations: z.array(shippingQuotation),
      shippingMethod: z.string().meta({ description: 'Empty while none is chosen that goes there' }),
      isServed: z.boolean(),
      ...totals,
      CurrencyCode: currencyCode,
      methods: z.array(methodForBuyer),
      missing: z.array(z.enum(MISSING_PARTS)),
      pricesChanged: z
        .boolean()
        .meta({ description: 'A line has another price than today’s: admin/cart/resume takes it' }),
    }),
  },
  'admin/checkout/placeorder': {
    via: 'post',
    kind: 'command',
    access: staffWith('order'),
    refusesCardNumbers: true,
    summary: 'Orders a customer’s open cart in the name of its buyer, who is written to as if they had',
    input: z.strictObject({
      ...asked,
      orderTotal: z.int().meta({ description: 'As it was seen, in minor units' }),
      method: paymentMethodName,
      reference: text(40)
        .min(1, 'reference_required')
        .meta({ description: 'As the buyer’s books call it, such as a PO number' }),
    }),
    output: z.object({ orderId: z.string(), orderNumber: z.string() }),
  },
});
