import { pageProblem } from '#storefront/lib/page-problem.ts';
import { loader } from '#storefront/shared/loader.ts';
import { isOn, settingsQuery } from '#storefront/shared/session/session.ts';
import { friendProductQuery } from './send-to-friend.queries.ts';

export const sendToFriendLoader = loader(async ({ load, params }) => {
  if (!isOn(await load(settingsQuery), 'sendToFriend')) throw pageProblem(404, 'not_found');
  await load(friendProductQuery(params['product'] ?? ''));
});
