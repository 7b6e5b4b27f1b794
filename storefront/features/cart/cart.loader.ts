import { cartQuery } from '#storefront/lib/cart.ts';
import { loader } from '#storefront/lib/services.ts';
import { userQuery } from '#storefront/lib/session.ts';

export const cartLoader = loader(async ({ load }) => {
  const { OrderId } = await load(userQuery);
  if (OrderId) await load(cartQuery(OrderId));
});
