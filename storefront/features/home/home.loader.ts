import { loader } from '#storefront/lib/services.ts';
import { isOn, isSignedIn, settingsQuery, userQuery } from '#storefront/lib/session.ts';
import { categoryTreeQuery } from '#storefront/lib/category-tree.ts';
import { bestSellersQuery, lastOrderQuery, newArrivalsQuery } from './home.queries.ts';

export const homeLoader = loader(async ({ load }) => {
  const [user, settings] = await Promise.all([load(userQuery), load(settingsQuery)]);
  await Promise.all([
    load(categoryTreeQuery),
    load(newArrivalsQuery),
    load(bestSellersQuery),
    isSignedIn(user) && isOn(settings, 'orderHistory') && load(lastOrderQuery),
  ]);
});
