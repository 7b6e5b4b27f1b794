import { useQuery } from '@tanstack/react-query';
import { client } from '#admin/lib/client.ts';
import type { Output } from '#contracts/api.ts';

const POLL_MS = 15_000;

/**
 * How much waits, of orders how many are to ship, asked for again and again: what colleagues finish goes by itself. `inBackground`: also
 * while nobody looks at the tab.
 */
export const useWorkCounts = ({ inBackground = false } = {}): Output<'admin/work/counts'> | undefined =>
  useQuery({
    queryKey: ['work', 'counts'],
    queryFn: () => client.get('admin/work/counts', {}),
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: inBackground,
  }).data;
