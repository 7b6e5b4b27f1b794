import { useQuery } from '@tanstack/react-query';
import { client } from '#admin/lib/client.ts';

export const BRANCHES = ['branch', 'list'];
export const useBranches = () => useQuery({ queryKey: BRANCHES, queryFn: () => client.get('admin/branch/list', {}) });
