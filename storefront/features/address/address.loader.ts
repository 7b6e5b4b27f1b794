import { addressBookQuery, countriesQuery, statesQuery } from '#storefront/shared/address/address.queries.ts';
import { newAddress } from '#storefront/shared/address/address.ts';
import { pageProblem } from '#storefront/lib/page-problem.ts';
import { requireSignedIn } from '#storefront/shared/session/require-signed-in.ts';
import { loader, type LoaderContext } from '#storefront/shared/loader.ts';
import { isOn, settingsQuery } from '#storefront/shared/session/session.ts';
import { NEW_ADDRESS } from './entry.ts';

/** An address book that the store does not offer is a page that does not exist (spec 6). */
async function requireBook(context: LoaderContext): Promise<void> {
  await requireSignedIn(context);
  if (!isOn(await context.load(settingsQuery), 'addressBook')) throw pageProblem(404, 'not_found');
}

export const addressBookLoader = loader(async (context) => {
  await requireBook(context);
  await context.load(addressBookQuery);
});

export const addressLoader = loader(async (context) => {
  await requireBook(context);
  const { addressId } = context.params;
  const [book, countries] = await Promise.all([context.load(addressBookQuery), context.load(countriesQuery)]);
  const entry = book.find((one) => one.addressId === addressId);
  if (!entry && addressId !== NEW_ADDRESS) throw pageProblem(404, 'not_found');
  await context.load(statesQuery(entry?.address.country ?? newAddress(countries).country));
});
