import { pageProblem } from '#storefront/lib/page-problem.ts';
import { loader } from '#storefront/shared/loader.ts';
import { requireSignedIn } from '#storefront/shared/session/require-signed-in.ts';
import { isOn, settingsQuery } from '#storefront/shared/session/session.ts';
import { rewardBalanceQuery } from './reward.queries.ts';

/** Where the store does not offer it the page does not exist (spec 6). */
export const rewardsLoader = loader(async (context) => {
  await requireSignedIn(context);
  if (!isOn(await context.load(settingsQuery), 'rewardBalance')) throw pageProblem(404, 'not_found');
  await context.load(rewardBalanceQuery);
});
