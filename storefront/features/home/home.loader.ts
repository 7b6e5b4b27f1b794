import { bannersQuery } from '#storefront/shared/banner/banner.queries.ts';
import { latestArticlesQuery } from '#storefront/shared/article/article.queries.ts';
import { loader } from '#storefront/shared/loader.ts';
import { isOn, isSignedIn, settingsQuery, userQuery } from '#storefront/shared/session/session.ts';
import { categoryTreeQuery } from '#storefront/shared/category/category-tree.ts';
import { lateOrdersQuery, openOffersQuery, unreadMessagesQuery } from '#storefront/shared/waiting/waiting.queries.ts';
import { bestSellersQuery, featuredQuery, lastOrderQuery, newArrivalsQuery } from './home.queries.ts';

export const homeLoader = loader(async ({ load }) => {
  const [user, settings] = await Promise.all([load(userQuery), load(settingsQuery)]);
  await Promise.all([
    load(bannersQuery('')),
    load(categoryTreeQuery),
    load(newArrivalsQuery),
    load(latestArticlesQuery()),
    load(bestSellersQuery),
    load(featuredQuery),
    ...(isSignedIn(user) && isOn(settings, 'orderHistory')
      ? [
          load(lastOrderQuery),
          load(lateOrdersQuery),
          load(unreadMessagesQuery),
          isOn(settings, 'quoteHistory') && load(openOffersQuery),
        ]
      : []),
  ]);
});
