import { useQuery } from '@tanstack/react-query';
import { client } from '#admin/lib/client.ts';

export const setupKey = ['setup'];

export const useSetup = () => useQuery({ queryKey: setupKey, queryFn: () => client.get('admin/setup/list', {}) });
