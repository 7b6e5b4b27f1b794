import { useQuery } from '@tanstack/react-query';
import { client } from './client.ts';

/** The second factors of who is signed in; `['sign-in']` is what to invalidate when they change. */
export const useOwnFactors = () =>
  useQuery({ queryKey: ['sign-in', 'factors'], queryFn: () => client.get('admin/secondfactor', {}) });
