import { pageProblem } from '#storefront/lib/page-problem.ts';
import { pendingCartsQuery } from '#storefront/shared/cart/pending-carts.ts';
import { pendingOrdersQuery } from '#storefront/shared/cart/pending-orders.ts';
import { promptsOnLogin } from '#storefront/shared/cart/prompts-on-login.ts';
import { savedCartsQuery } from '#storefront/shared/cart/saved-carts.ts';
import { loader } from '#storefront/shared/loader.ts';
import { requireSignedIn } from '#storefront/shared/session/require-signed-in.ts';
import { isOn, settingsQuery } from '#storefront/shared/session/session.ts';
import { colleaguesCartsQuery } from './colleagues-carts.queries.ts';
import { daysOf } from './pending-days.ts';

/** Where the store does not offer them the page does not exist (spec 6). */
export const savedCartsLoader = loader(async (context) => {
  await requireSignedIn(context);
  if (!isOn(await context.load(settingsQuery), 'saveCart')) throw pageProblem(404, 'not_found');
  await Promise.all([context.load(savedCartsQuery), context.load(colleaguesCartsQuery('saved'))]);
});

export const pendingCartsLoader = loader(async (context) => {
  await requireSignedIn(context);
  if (!promptsOnLogin(await context.load(settingsQuery))) throw pageProblem(404, 'not_found');
  const days = daysOf(context.url.searchParams);
  await Promise.all([context.load(pendingCartsQuery(days)), context.load(colleaguesCartsQuery('pending', days))]);
});

/** Spec 6: pending orders need several methods for one order. */
export const pendingOrdersLoader = loader(async (context) => {
  await requireSignedIn(context);
  if (!isOn(await context.load(settingsQuery), 'multiplePayments')) throw pageProblem(404, 'not_found');
  await context.load(pendingOrdersQuery);
});
