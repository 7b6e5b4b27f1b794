import { getQuery, postQuery } from '#storefront/lib/queries.ts';
import type { QuoteListState } from './quote-list-url.ts';

export const quotesPageSize = 20;

export const quotesQuery = ({ page, search, status, age }: QuoteListState) =>
  getQuery('customer/getquotes', { page, pageSize: quotesPageSize, search, status, age }, 'session');
export const quoteQuery = (QuoteId: string) => postQuery('customer/getquotedetails', { QuoteId }, 'session');
export const quoteCompleteQuery = (QuoteId: string) => postQuery('checkout/quoteordercomplete', { QuoteId }, 'session');
/** Revisions never change, and so neither does what differs between two. */
export const differenceQuery = (QuoteId: string, from: number, to: number) =>
  postQuery('quote/difference', { QuoteId, from, to }, 'fixed');
