import { useQuery } from '@tanstack/react-query';
import { client } from '#admin/lib/client.ts';
import { WORDS_AT_ONCE, type ToldEvent } from '#contracts/history.ts';
import type { ReplayMoment } from '#contracts/replay.ts';
import type { ReplayKind } from '#contracts/subject-kinds.ts';
import { subjectOf, windowAround } from './moment-near.ts';

/**
 * Sentences of the events around `index`, by position; of none while it is undefined. Each time is a look that goes on
 * record, so not before somebody goes into the past, and not again while nothing changed.
 */
export function useMomentWords(
  kind: ReplayKind,
  id: string,
  moments: readonly ReplayMoment[],
  index: number | undefined,
): ReadonlyMap<string, ToldEvent> {
  const subject = subjectOf(kind, id);
  const positions = windowAround(moments, index, WORDS_AT_ONCE)
    .map(({ position }) => position)
    .join(',');
  const { data = [] } = useQuery({
    queryKey: ['history', 'words', subject, positions],
    enabled: positions !== '',
    staleTime: Infinity,
    retry: false,
    queryFn: () => client.get('admin/history/words', { subject, positions }),
  });
  return new Map(data.map((one) => [one.position, one]));
}
