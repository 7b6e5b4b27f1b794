import { useQuery } from '@tanstack/react-query';
import { client } from '#admin/lib/client.ts';

/** Members of staff who can look after a customer; none until they are known. */
export function useSalesReps(): readonly { readonly staffId: string; readonly name: string }[] {
  const { data } = useQuery({ queryKey: ['sales-reps'], queryFn: () => client.get('admin/customer/salesreps', {}) });
  return data?.salesReps ?? [];
}
