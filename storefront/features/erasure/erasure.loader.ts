import { loader } from '#storefront/shared/loader.ts';
import { requireSignedIn } from '#storefront/shared/session/require-signed-in.ts';
import { erasureQuery } from './erasure.queries.ts';

export const personalDataLoader = loader(async (context) => {
  await requireSignedIn(context);
  await context.load(erasureQuery);
});
