// Quotes (spec 4): all their operations, and what other features ask of them.
import type { CurrencyCode } from '#domain/shared/money.ts';
import type { QuoteHeader, RevisionContent } from '#domain/quote/quote.events.ts';
import type { LinePrice } from '#domain/shared/pricing.ts';
import { defineOperations } from '../shared/operation.ts';
import { buyerOperations } from './quote-buyer.ts';
import { deskOperations } from './quote-desk.ts';

/** The quote as its own stream has it: what its conversion is decided on. */
export interface QuoteAsOfNow {
  readonly status: string;
  readonly quoteNumber: string;
  readonly personId: string;
  readonly accountId: string;
  readonly language: string;
  readonly currency: CurrencyCode;
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

export const quoteOperations = defineOperations({ ...buyerOperations, ...deskOperations });
