import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AutocompleteInput, useListContext } from 'react-admin';
import { client } from '#admin/lib/client.ts';

/** Companies and buyers, found by their own or their people's names. */
export function AccountInput({ source }: { readonly source: string }) {
  const [search, setSearch] = useState('');
  const { filterValues } = useListContext<never>();
  const { data } = useQuery({
    queryKey: ['contacts', search],
    queryFn: () => client.get('admin/contact/list', { search }),
  });
  const chosen = (filterValues as { accountId?: string }).accountId;
  const names = new Map([
    ...(chosen ? [[chosen, chosen] as const] : []),
    ...(data?.rows ?? []).map(({ accountId, accountName, name }) => [accountId, accountName || name] as const),
  ]);
  return (
    <AutocompleteInput
      source={source}
      label="quote.column.account"
      choices={[...names].map(([id, name]) => ({ id, name }))}
      setFilter={(text) => setSearch((text ?? '').trim())}
      filterToQuery={(text) => text}
      translateChoice={false}
    />
  );
}
