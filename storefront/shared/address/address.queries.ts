import type { QueryClient } from '@tanstack/react-query';
import { getQuery, postQuery } from '#storefront/lib/queries.ts';

export const countriesQuery = getQuery('account/countrylist', {});
export const statesQuery = (country: string) => getQuery('account/statelist/{id}', { id: country });
export const countiesQuery = (country: string, state: string) =>
  postQuery('account/countylist', { Country: country, State: state });
export const addressBookQuery = postQuery('customer/getcustomeraddressbook', {}, 'session');

/** After a change: the address book is asked for again. */
export const refreshAddressBook = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: addressBookQuery.queryKey });
