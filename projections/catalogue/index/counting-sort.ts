// The steps of a counting sort: how many there are of each rank, where each rank begins, and a place for each in turn.
import { absent } from '#domain/shared/needed.ts';

export function countOne(counts: Uint32Array, rank: number): void {
  counts[rank] = (counts[rank] ?? 0) + 1;
}

/** Adds to each count all those before it. */
export function addUp(counts: Uint32Array): void {
  let sum = 0;
  for (let rank = 0; rank < counts.length; rank++) {
    sum += counts[rank] ?? absent('count');
    counts[rank] = sum;
  }
}

/** The next place of a rank. */
export function takePlace(starts: Uint32Array, rank: number): number {
  const place = starts[rank] ?? absent('place');
  starts[rank] = place + 1;
  return place;
}
