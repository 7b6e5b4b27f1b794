import { addressBookQuery, countriesQuery, statesQuery } from '#storefront/lib/address.queries.ts';
import { emptyAddress } from '#storefront/lib/address.ts';
import { pageProblem } from '#storefront/lib/page-problem.ts';
import { requireSignedIn } from '#storefront/lib/require-signed-in.ts';
import { loader } from '#storefront/lib/services.ts';
import { NEW_ADDRESS } from './entry.ts';

export const addressBookLoader = loader(async (context) => {
  await requireSignedIn(context);
  await context.load(addressBookQuery);
});

export const addressLoader = loader(async (context) => {
  await requireSignedIn(context);
  const { addressId } = context.params;
  const [book] = await Promise.all([context.load(addressBookQuery), context.load(countriesQuery)]);
  const entry = book.find((one) => one.addressId === addressId);
  if (!entry && addressId !== NEW_ADDRESS) throw pageProblem(404, 'not_found');
  await context.load(statesQuery(entry?.address.country ?? emptyAddress.country));
});
