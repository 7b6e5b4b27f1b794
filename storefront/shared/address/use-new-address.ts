import { useQuery } from '@tanstack/react-query';
import { countriesQuery } from './address.queries.ts';
import { newAddress, type AddressDraft } from './address.ts';

/** What a form for an address begins with. Loaders load the countries, so that they are there with the form. */
export const useNewAddress = (): AddressDraft => newAddress(useQuery(countriesQuery).data ?? []);
