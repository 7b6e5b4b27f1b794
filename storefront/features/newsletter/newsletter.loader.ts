import { pageProblem } from '#storefront/lib/page-problem.ts';
import { loader } from '#storefront/shared/loader.ts';
import { newsletterQuery } from '#storefront/shared/newsletter/newsletter.queries.ts';
import { requireSignedIn } from '#storefront/shared/session/require-signed-in.ts';
import { isOn, settingsQuery } from '#storefront/shared/session/session.ts';

/** A page that the store does not offer does not exist (spec 6). */
export const newsletterLoader = loader(async (context) => {
  await requireSignedIn(context);
  if (!isOn(await context.load(settingsQuery), 'newsletterPage')) throw pageProblem(404, 'not_found');
  await context.load(newsletterQuery);
});
