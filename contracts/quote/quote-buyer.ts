// Quotes (spec 4), the buyer's side.
import { z } from 'zod';
import { defineOperations, signedInShoppers } from '../shared/operation.ts';
import { ageInDays, paper, quoteDetails, quoteStatus, quoteSummary, revisionDifference } from './quote-shapes.ts';
import { settings } from '../setting/settings.ts';
import {
  address,
  done,
  email,
  id,
  itemNumber,
  numberParameter,
  pageParameters,
  pickedUpBy,
  quantity,
  requiredText,
  text,
} from '../shared/shared.ts';

const header = {
  Email: email.optional(),
  ShipTo: address.optional(),
  BillTo: address.optional(),
  PickedUpBy: pickedUpBy.optional(),
  ShippingMethod: id.optional(),
  CustomerComments: text(1_000).optional(),
};
const ofQuote = { QuoteId: id };
const edit = { ...ofQuote, Changes: z.int().min(0) };
const onLine = { ...edit, LineId: id };
const contents = z.object({ message: z.literal('success'), Changes: z.int() });

export const buyerOperations = defineOperations({
  'checkout/savecartasquote': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    summary: 'Turns the cart into a quote that waits for a CSR; the cart is closed',
    input: z.strictObject({ OrderId: id, ...header }),
    output: z.object({ QuoteID: z.string(), QuoteNumber: z.string(), message: z.literal('success') }),
  },
  'checkout/quoteordercomplete': {
    via: 'post',
    kind: 'query',
    access: signedInShoppers,
    summary: 'The quote just asked for',
    input: z.strictObject(ofQuote),
    output: quoteDetails,
  },
  'customer/getquotes': {
    via: 'get',
    kind: 'query',
    access: signedInShoppers,
    setting: settings.quoteHistory,
    summary: "The account's quotes (View All) or one's own (View Self), the newest first",
    input: z.strictObject({
      ...pageParameters(20),
      search: text(60).default(''),
      status: quoteStatus.optional(),
      age: ageInDays,
    }),
    output: z.object({ total: z.int(), quotes: z.array(quoteSummary) }),
  },
  'customer/getquotedetails': {
    via: 'post',
    kind: 'query',
    access: signedInShoppers,
    summary: 'One quote with lines, revisions and messages',
    input: z.strictObject(ofQuote),
    output: quoteDetails,
  },
  'quote/difference': {
    via: 'post',
    kind: 'query',
    access: signedInShoppers,
    summary: 'What differs between two revisions of a quote',
    input: z.strictObject({ ...ofQuote, from: z.int().min(1), to: z.int().min(1) }),
    output: revisionDifference,
  },
  'quote/download': {
    via: 'get',
    kind: 'query',
    access: signedInShoppers,
    file: 'application/pdf',
    summary: 'A revision as a PDF in the reader’s language, with its hash on every page',
    input: z.strictObject({ ...ofQuote, Revision: numberParameter(1, 10_000) }),
    output: paper,
  },
  'quote/updatequantity': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    summary: "Changes a line's quantity; the quote waits for a CSR again",
    input: z.strictObject({ ...onLine, Qty: quantity }),
    output: contents,
  },
  'quote/addline': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    summary: 'Adds a product',
    input: z.strictObject({ ...edit, ProductId: itemNumber, Qty: quantity.default(1) }),
    output: contents,
  },
  'quote/removeline': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    summary: 'Removes a line; the last one stays',
    input: z.strictObject(onLine),
    output: contents,
  },
  'quote/saveheader': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    summary: 'Changes where and how it is to be sent, and the comments',
    input: z.strictObject({ ...edit, ...header }),
    output: contents,
  },
  'quote/choosealternative': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    summary: 'Takes an alternative that a CSR offered in place of a line',
    input: z.strictObject({ ...onLine, ProductId: itemNumber }),
    output: contents,
  },
  'quote/cancel': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    summary: 'Gives the quote up',
    input: z.strictObject({ ...edit, reason: text(300).default('') }),
    output: contents,
  },
  'quote/postmessage': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    summary:
      'Writes to the CSR, about the quote or one of its lines; answers a question, and asks anew for an expired offer',
    input: z.strictObject({ ...ofQuote, LineId: id.optional(), text: requiredText(2_000) }),
    output: done,
  },
});
