import { loader } from '#storefront/shared/loader.ts';
import { pageProblem } from '#storefront/lib/page-problem.ts';
import { isOn, isSignedIn, settingsQuery, userQuery } from '#storefront/shared/session/session.ts';
import { quickOrderListsQuery } from './quick-order.queries.ts';

export const quickOrderLoader = loader(async ({ load }) => {
  const [values, user] = await Promise.all([load(settingsQuery), load(userQuery)]);
  if (!isOn(values, 'quickOrder')) throw pageProblem(404, 'not_found');
  if (isSignedIn(user)) await load(quickOrderListsQuery);
});
