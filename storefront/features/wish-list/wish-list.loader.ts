import { pageProblem } from '#storefront/lib/page-problem.ts';
import { loader } from '#storefront/shared/loader.ts';
import { requireSignedIn } from '#storefront/shared/session/require-signed-in.ts';
import { isOn, settingsQuery } from '#storefront/shared/session/session.ts';
import { listWatchQuery, wishListQuery, wishListsQuery } from './wish-list.queries.ts';

/** Where the store does not offer it the page does not exist (spec 6). */
export const wishListLoader = loader(async (context) => {
  await requireSignedIn(context);
  if (!isOn(await context.load(settingsQuery), 'wishList')) throw pageProblem(404, 'not_found');
  const { Lists } = await context.load(wishListsQuery);
  const chosen = context.url.searchParams.get('list') ?? Lists[0]?.ListID;
  if (chosen && Lists.some(({ ListID }) => ListID === chosen))
    await Promise.all([context.load(wishListQuery(chosen)), context.load(listWatchQuery(chosen))]);
});
