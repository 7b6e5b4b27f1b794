import { cartQuery } from '#storefront/shared/cart/cart.ts';
import { loader } from '#storefront/shared/loader.ts';
import { userQuery } from '#storefront/shared/session/session.ts';

export const cartLoader = loader(async ({ load }) => {
  const { OrderId } = await load(userQuery);
  if (OrderId) await load(cartQuery(OrderId));
});
