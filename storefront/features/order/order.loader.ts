import { loader } from '#storefront/shared/loader.ts';
import { conversationQuery } from '#storefront/shared/conversation/conversation.queries.ts';
import { loadOrderReturns } from '#storefront/shared/return/return.queries.ts';
import { requireSignedIn } from '#storefront/shared/session/require-signed-in.ts';
import { OrderAgain } from './order-again-later.ts';
import { orderQuery, ordersQuery } from './order.queries.ts';
import { parseOrderList } from './order-list-url.ts';

export const ordersLoader = loader(async (context) => {
  await requireSignedIn(context);
  const { page, search } = parseOrderList(context.url.searchParams);
  await context.load(ordersQuery(page, search));
});

export const orderLoader = loader(async (context) => {
  await requireSignedIn(context);
  const { orderId = '' } = context.params;
  await Promise.all([
    context.load(orderQuery(orderId)),
    context.load(conversationQuery(orderId)),
    loadOrderReturns(context, orderId),
    OrderAgain.preload(),
  ]);
});

export const trackingLoader = loader(async (context) => {
  await requireSignedIn(context);
  await context.load(orderQuery(context.params.orderId ?? ''));
});
