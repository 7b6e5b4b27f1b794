import { useQuery } from '@tanstack/react-query';
import { client } from '#admin/lib/client.ts';
import { MAX_DESCRIBED_EVENTS, type DescribedEvent } from '#contracts/history/history.ts';
import type { ReplayEvent } from '#contracts/replay/replay.ts';
import type { ReplayKind } from '#contracts/history/subject-kinds.ts';
import { subjectOf, windowAround } from './event-window.ts';

/**
 * Sentences of the events around `index`, by position; of none while it is undefined. Each request goes
 * into the access log, so not before somebody goes into the past, and not again while nothing changed.
 */
export function useEventDescriptions(
  kind: ReplayKind,
  id: string,
  moments: readonly ReplayEvent[],
  index: number | undefined,
): ReadonlyMap<string, DescribedEvent> {
  const subject = subjectOf(kind, id);
  const positions = windowAround(moments, index, MAX_DESCRIBED_EVENTS)
    .map(({ position }) => position)
    .join(',');
  const { data = [] } = useQuery({
    queryKey: ['history', 'words', subject, positions],
    enabled: positions !== '',
    staleTime: Infinity,
    retry: false,
    queryFn: () => client.get('admin/history/descriptions', { subject, positions }),
  });
  return new Map(data.map((one) => [one.position, one]));
}
