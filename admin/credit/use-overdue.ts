import { useQuery } from '@tanstack/react-query';
import { client } from '#admin/lib/client.ts';
import { useAsOf } from '#admin/lib/use-as-of.ts';
import type { OverdueStanding } from '#contracts/credit/overdue.ts';

export const overdueKey = (accountId: string) => ['overdue', accountId];

/** What is overdue of an account, today or on the day that is looked at. */
export function useOverdue(accountId: string): OverdueStanding | undefined {
  const { asOf } = useAsOf();
  return useQuery({
    queryKey: [...overdueKey(accountId), asOf],
    queryFn: () => client.get('admin/credit/overdue', { accountId, ...(asOf ? { asOf } : {}) }),
  }).data;
}
