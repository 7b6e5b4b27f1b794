import { loader } from '#storefront/lib/services.ts';
import { isSignedIn, userQuery } from '#storefront/lib/session.ts';
import { categoryTreeQuery } from '#storefront/lib/category-tree.ts';
import { bestSellersQuery, lastOrderQuery, newArrivalsQuery } from './home.queries.ts';

export const homeLoader = loader(async ({ load }) => {
  const user = await load(userQuery);
  await Promise.all([load(categoryTreeQuery), load(newArrivalsQuery), load(bestSellersQuery), isSignedIn(user) && load(lastOrderQuery)]);
});
