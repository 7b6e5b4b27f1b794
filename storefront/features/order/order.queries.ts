import { getQuery, postQuery } from '#storefront/lib/queries.ts';

export const ordersPageSize = 20;

export const ordersQuery = (page: number, search: string) =>
  getQuery('customer/getorders', { page, pageSize: ordersPageSize, search }, 'session');
export const orderQuery = (OrderId: string) => postQuery('customer/getorderdetails', { OrderId }, 'session');
export const advancePaymentQuery = (OrderId: string) => postQuery('checkout/getadvancepayment', { OrderId }, 'session');
