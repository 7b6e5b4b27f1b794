import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'react-admin';
import { client } from '#admin/lib/client.ts';

/** Every price list, the first thousand, as choices. */
export function usePriceListChoices() {
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
  const { data } = useQuery({
    queryKey: ['price-list', 'names'],
    queryFn: () => client.get('admin/pricelist/list', { pageSize: 1_000 }),
  });
  return (data?.rows ?? []).map(({ priceList, name, currency }) => ({
    id: priceList,
    called: name[locale],
    name: name[locale] === priceList ? `${priceList} (${currency})` : `${name[locale]} (${priceList}, ${currency})`,
    currency,
  }));
}
