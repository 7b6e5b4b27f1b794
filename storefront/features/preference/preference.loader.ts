import { pageProblem } from '#storefront/lib/page-problem.ts';
import { loader } from '#storefront/shared/loader.ts';
import { requireSignedIn } from '#storefront/shared/session/require-signed-in.ts';
import { isOn, settingsQuery } from '#storefront/shared/session/session.ts';
import { preferencesQuery } from './preference.queries.ts';

export const preferencesLoader = loader(async (context) => {
  await requireSignedIn(context);
  if (!isOn(await context.load(settingsQuery), 'preferences')) throw pageProblem(404, 'not_found');
  await context.load(preferencesQuery);
});
