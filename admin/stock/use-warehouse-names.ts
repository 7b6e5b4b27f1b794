import { useLocaleState } from 'react-admin';
import { useWarehouses } from '#admin/lib/use-warehouses.ts';

/** Warehouses as choices, and the name of each by its code; nothing until they are known. */
export function useWarehouseNames() {
  const [locale] = useLocaleState() as ['en' | 'fr', unknown];
  const { data } = useWarehouses();
  const choices = (data?.warehouses ?? []).map(({ warehouse, name, active }) => ({
    id: warehouse,
    name: name[locale],
    active,
  }));
  return { choices, nameOf: (code: string) => choices.find(({ id }) => id === code)?.name ?? (data ? code : '') };
}
