import { useQuery } from '@tanstack/react-query';
import { client } from '#admin/lib/client.ts';

export const WAREHOUSES = ['warehouse', 'list'];
export const useWarehouses = () =>
  useQuery({ queryKey: WAREHOUSES, queryFn: () => client.get('admin/warehouse/list', {}) });
