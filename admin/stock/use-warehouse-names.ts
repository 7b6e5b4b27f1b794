import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'react-admin';
import { client } from '#admin/lib/client.ts';

/** Warehouses as choices, and the name of each by its code; nothing until they are known. */
export function useWarehouseNames() {
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
  const { data } = useQuery({
    queryKey: ['warehouse', 'list'],
    queryFn: () => client.get('admin/warehouse/list', {}),
  });
  const choices = (data?.warehouses ?? []).map(({ warehouse, name, active }) => ({
    id: warehouse,
    name: name[locale],
    active,
  }));
  return { choices, nameOf: (code: string) => choices.find(({ id }) => id === code)?.name ?? (data ? code : '') };
}
