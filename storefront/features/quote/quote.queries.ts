import { pickupsQuery, quotationsQuery } from '#storefront/shared/checkout/checkout.queries.ts';
import { getQuery, postQuery } from '#storefront/lib/queries.ts';
import type { WireQuote } from '#storefront/shared/wire-types.ts';
import type { QuoteListState } from './quote-list-url.ts';

export const quotesPageSize = 20;

export const quotesQuery = ({ page, search, status, age }: QuoteListState) =>
  getQuery('customer/getquotes', { page, pageSize: quotesPageSize, search, status, age }, 'session');
export const quoteQuery = (QuoteId: string) => postQuery('customer/getquotedetails', { QuoteId }, 'session');
/** The shipping methods of an offer, with the days as they are now. */
export const offerArrivalQuery = ({ QuoteID, PickUp, ShipTo }: WireQuote['QuoteHeader']) =>
  PickUp || !ShipTo
    ? pickupsQuery(QuoteID)
    : quotationsQuery(QuoteID, { country: ShipTo.country, state: ShipTo.state, zip: ShipTo.zip });
export const quoteCompleteQuery = (QuoteId: string) => postQuery('checkout/quoteordercomplete', { QuoteId }, 'session');
/** Revisions never change, and so neither does what differs between two. */
export const differenceQuery = (QuoteId: string, from: number, to: number) =>
  postQuery('quote/difference', { QuoteId, from, to }, 'fixed');
