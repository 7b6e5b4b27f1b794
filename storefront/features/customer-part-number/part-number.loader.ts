import { loader } from '#storefront/shared/loader.ts';
import { requireSignedIn } from '#storefront/shared/session/require-signed-in.ts';
import { parsePlace, partNumbersQuery } from './part-number.queries.ts';

export const partNumbersLoader = loader(async (context) => {
  await requireSignedIn(context);
  await context.load(partNumbersQuery(parsePlace(context.url.searchParams)));
});
