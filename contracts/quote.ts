// Quotes (spec 4): all their operations, and what other features ask of them.
import { z } from 'zod';
import type { QuoteHeader, RevisionContent } from '#domain/quote/quote.events.ts';
import type { LinePrice } from '#domain/shared/pricing.ts';
import { defineOperations } from './operation.ts';
import { priceSource } from './explanation.ts';
import { buyerOperations } from './quote-buyer.ts';
import { deskOperations } from './quote-desk.ts';
import { quoteChange, quoteStatus } from './quote-shapes.ts';
import { amount, currencyCode, done, id, none } from './shared.ts';

/** The quote as its own stream has it: what its conversion is decided on. */
export interface QuoteAsOfNow {
  readonly status: string;
  readonly quoteNumber: string;
  readonly personId: string;
  readonly accountId: string;
  readonly language: string;
  readonly currency: string;
  readonly header: QuoteHeader;
  readonly attempt: number;
  readonly lines: readonly {
    readonly lineId: string;
    readonly itemNumber: string;
    readonly quantity: number;
    readonly price: LinePrice;
  }[];
  readonly published?: { readonly content: RevisionContent; readonly hash: string; readonly expiresAt: string };
}

const internalOperations = defineOperations({
  'quote/request': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Makes a quote of a cart that was closed for it; harmless when repeated',
    input: z.strictObject({ orderId: id }),
    output: z.object({ quoteNumber: z.string() }),
  },
  'quote/exists': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Whether the id is that of a quote, as of its last event',
    input: z.strictObject({ quoteId: id }),
    output: z.object({ exists: z.boolean() }),
  },
  'quote/own': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: "The caller's own quote as of its last event, or the account's for View All",
    input: z.strictObject({ quoteId: id }),
    output: z.custom<QuoteAsOfNow>(),
  },
  'quote/changes': {
    via: 'post',
    kind: 'query',
    access: 'internal',
    summary:
      'What changed the contents of a quote since a count of changes; the buyer hears nothing of what is not published',
    input: z.strictObject({ quoteId: id, since: z.int(), toBuyer: z.boolean() }),
    output: z.array(quoteChange),
  },
  'quote/pricesources': {
    via: 'post',
    kind: 'query',
    access: 'internal',
    summary: 'The events that set prices, discounts and freight of a revision by hand',
    input: z.strictObject({ quoteId: id, revision: z.int() }),
    output: z.array(priceSource),
  },
  'quote/maxdiscount': {
    via: 'post',
    kind: 'query',
    access: 'internal',
    summary: 'How far below the catalogue one CSR alone may go (setting QuoteDiscountLimitPercent)',
    input: none,
    output: z.object({ limit: z.int().meta({ description: 'Thousandths of a percent' }) }),
  },
  'quote/expire': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary:
      'Lets a revision expire if its time has come and nobody acted; `open` while it is being converted, which may yet come to nothing',
    input: z.strictObject({ quoteId: id, revision: z.int() }),
    output: z.object({ open: z.boolean() }),
  },
  'quote/lock': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Accepts a revision for one try at converting it',
    input: z.strictObject({ orderId: id, attempt: z.int(), revision: z.int(), hash: z.string() }),
    output: z.object({ content: z.custom<RevisionContent>() }),
  },
  'quote/unlock': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Opens the quote again after a checkout that came to nothing',
    input: z.strictObject({ orderId: id, attempt: z.int(), reason: z.string() }),
    output: done,
  },
  'quote/markordered': {
    via: 'post',
    kind: 'command',
    access: 'internal',
    summary: 'Closes the quote for good: it became an order',
    input: z.strictObject({ orderId: id, attempt: z.int() }),
    output: done,
  },
  'quote/number': {
    via: 'post',
    kind: 'query',
    access: 'internal',
    summary: "A quote's number; empty where there is no such quote",
    input: z.strictObject({ quoteId: id }),
    output: z.object({ quoteNumber: z.string() }),
  },
  'quote/buyers': {
    via: 'post',
    kind: 'query',
    access: 'internal',
    summary: 'Numbers of quotes and who asked for them, by id; ids of no quote are left out',
    input: z.strictObject({ quoteIds: z.array(z.string()) }),
    output: z.record(z.string(), z.object({ quoteNumber: z.string(), name: z.string(), email: z.string() })),
  },
  'quote/formail': {
    via: 'post',
    kind: 'query',
    access: 'internal',
    summary: 'What a mail about a quote needs to know',
    input: z.strictObject({ quoteId: id, messageId: z.string().optional() }),
    output: z.object({
      message: z.string().meta({ description: 'Text of the message asked for; empty without one' }),
      quoteId: z.string(),
      quoteNumber: z.string(),
      status: quoteStatus,
      revision: z.int(),
      personId: z.string(),
      email: z.string(),
      name: z.string(),
      language: z.enum(['en', 'fr']),
      total: amount,
      currency: currencyCode,
      validUntil: z.string(),
      reason: z.string(),
    }),
  },
});

export const quoteOperations = defineOperations({ ...buyerOperations, ...deskOperations, ...internalOperations });
