import { z } from 'zod';
import { defineOperations, staffWith } from '../shared/operation.ts';
import { id } from '../shared/shared.ts';

export const cartQuoteOperations = defineOperations({
  'admin/quote/requestfromcart': {
    via: 'post',
    kind: 'command',
    access: staffWith('quote'),
    summary:
      'Asks for a quote of an open cart in the name of its buyer; the cart is closed. Address and e-mail that the cart ' +
      'lacks are the account’s and the buyer’s own',
    input: z.strictObject({ orderId: id }),
    output: z.object({ quoteId: z.string(), quoteNumber: z.string() }),
  },
});
