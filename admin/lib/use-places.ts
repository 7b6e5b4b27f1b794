// Countries that the shop sells to, and their states, in the reader's language.
import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'react-admin';
import { client } from './client.ts';

interface Choice {
  readonly id: string;
  readonly name: string;
}

/** The present one is among them even where the shop sells there no more. */
export function useCountries(present = ''): Choice[] {
  const [locale] = useLocaleState();
  const { data } = useQuery({ queryKey: ['countries'], queryFn: () => client.get('account/countrylist', {}) });
  const codes = (data ?? []).map(({ countryCode }) => countryCode);
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return [...codes, ...(data && present && !codes.includes(present) ? [present] : [])].map((id) => ({
    id,
    name: names.of(id) ?? id,
  }));
}

/** The country that the shop names first; empty until it is known. */
export const useUsualCountry = (): string => useCountries()[0]?.id ?? '';

/** Undefined until they are known; empty for a country whose addresses name none. */
export function useStates(country: string): Choice[] | undefined {
  const [locale] = useLocaleState();
  const { data } = useQuery({
    queryKey: ['states', country, locale],
    queryFn: () => client.get('account/statelist/{id}', { id: country }),
    enabled: Boolean(country),
  });
  return data?.map(({ stateCode, stateName }) => ({ id: stateCode, name: stateName }));
}
