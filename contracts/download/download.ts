// Documents for those who bought a product (spec 10: downloads count per click, limited by days or remaining count).
import { z } from 'zod';
import { DOCUMENT_KINDS } from '#domain/product/product.events.ts';
import { defineOperations, shoppers, signedInShoppers } from '../shared/operation.ts';
import { settings } from '../setting/settings.ts';
import { email, id, itemNumber, numberParameter, text } from '../shared/shared.ts';

/** Spec 3, download: title, remaining downloads, valid till. */
const buyerDocument = z.object({
  OrderId: z.string(),
  OrderNumber: z.string(),
  ProductId: z.string(),
  ProductName: z.string(),
  document: z.string().meta({ description: 'SHA-256 of the file, hex' }),
  kind: z.enum(DOCUMENT_KINDS),
  title: z.string(),
  size: z.int().meta({ description: 'Bytes' }),
  times: z.int().meta({ description: 'How often the order allows it; 0: without limit' }),
  remaining: z.int().meta({ description: 'How often it may still be had; 0 also without limit' }),
  validTill: z.string().meta({ description: "Last day (YYYY-MM-DD) on the shop's calendar; empty: for ever" }),
  status: z.enum(['open', 'used-up', 'over']),
});
export type BuyerDocument = z.output<typeof buyerDocument>;

const documents = z.object({ documents: z.array(buyerDocument) });
/** Whoever is not signed in and has lost their session names the e-mail that they ordered with. */
const ofOrder = { OrderId: id, email: email.optional() };

export const downloadOperations = defineOperations({
  'download/oforder': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    perMinute: 60,
    summary: 'Documents that come with an order, and how often and until when they may be had',
    input: z.strictObject(ofOrder),
    output: documents,
  },
  'download/ofproduct': {
    via: 'get',
    kind: 'query',
    access: shoppers,
    summary: 'Documents of a product that the caller has bought, each by the order that allows most',
    input: z.strictObject({ ProductId: itemNumber }),
    output: documents,
  },
  'download/list': {
    via: 'get',
    kind: 'query',
    access: signedInShoppers,
    setting: settings.downloads,
    summary: 'Documents that came with orders of the account (View All) or of the caller (View Self), the newest first',
    input: z.strictObject({
      from: numberParameter(0, 1_000_000)
        .default(0)
        .meta({ description: 'Orders to pass over: what `next` of an answer says' }),
      search: text(60).default('').meta({ description: 'A part of a title, name, item number or order number' }),
    }),
    output: documents.extend({ next: z.int().meta({ description: '0: there are none before these' }) }),
  },
  'download/take': {
    via: 'post',
    kind: 'command',
    access: 'anyone',
    perMinute: 60,
    summary: 'Counts a download of a document that was bought, and answers the file',
    input: z.strictObject({
      ...ofOrder,
      ProductId: itemNumber,
      document: z.string().regex(/^[0-9a-f]{64}$/, 'document_not_found'),
    }),
    /** Spec 3, file download response. */
    output: z.object({ FileContents: z.string().meta({ description: 'Base64' }), FileName: z.string() }),
  },
});
