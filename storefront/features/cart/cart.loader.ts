import { cartQuery } from '#storefront/shared/cart/cart.ts';
import { pendingCartsExistQuery } from '#storefront/shared/cart/pending-carts.ts';
import { promptsOnLogin } from '#storefront/shared/cart/prompts-on-login.ts';
import { loader } from '#storefront/shared/loader.ts';
import { isSignedIn, settingsQuery, userQuery } from '#storefront/shared/session/session.ts';

export const cartLoader = loader(async ({ load }) => {
  const [user, settings] = await Promise.all([load(userQuery), load(settingsQuery)]);
  if (user.OrderId) await load(cartQuery(user.OrderId));
  // An empty cart's page tells of carts that wait.
  if (user.lineCount === 0 && isSignedIn(user) && promptsOnLogin(settings)) await load(pendingCartsExistQuery);
});
