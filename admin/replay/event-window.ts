import type { ReplayEvent } from '#contracts/replay/replay.ts';
import type { ReplayKind } from '#contracts/history/subject-kinds.ts';

/**
 * Index of the last event that counts as of then; -1 before the first; undefined where the event of another history is
 * named.
 */
export function indexAsOf(moments: readonly ReplayEvent[], asOf: string): number | undefined {
  if (!asOf.includes('@')) return moments.findLastIndex(({ at }) => Date.parse(at) <= Date.parse(asOf));
  const named = moments.findIndex(({ event }) => event === asOf);
  return named < 0 ? undefined : named;
}

/** The part of the history that `index` lies in, so that a step to the next one seldom leaves it. */
export function windowAround(
  moments: readonly ReplayEvent[],
  index: number | undefined,
  size: number,
): readonly ReplayEvent[] {
  if (index === undefined || index < 0) return [];
  const start = Math.floor(Math.min(index, moments.length - 1) / size) * size;
  return moments.slice(start, start + size);
}

/** The subject whose timeline tells of it: a price stands in that of its item. */
export const subjectOf = (kind: ReplayKind, id: string): string =>
  `${kind}:${kind === 'price' ? id.slice(id.indexOf('.') + 1) : id}`;

/** As a `datetime-local` field has it, in the reader's own zone. */
export function localDateTime(iso: string): string {
  const date = new Date(iso);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')}`;
}
