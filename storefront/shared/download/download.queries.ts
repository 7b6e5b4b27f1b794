import { getQuery, postQuery } from '#storefront/lib/queries.ts';

export const orderDocumentsQuery = (OrderId: string, email?: string) =>
  postQuery('download/oforder', { OrderId, ...(email ? { email } : {}) }, 'session');
export const downloadsQuery = (from: number, search: string) => getQuery('download/list', { from, search }, 'session');
export const boughtDocumentsQuery = (ProductId: string) => getQuery('download/ofproduct', { ProductId }, 'session');
