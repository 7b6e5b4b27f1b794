import pLimit from 'p-limit';
import type { Clock } from '#platform/kernel/runtime/clock.ts';

const turns = pLimit(4);

/**
 * Does `work` with at most three others of this process beside it, in the order in which they came. Whoever has waited
 * `mostWaitMs` goes on all the same: what the others wait for may hang.
 */
export function inTurn<T>(work: () => Promise<T>, clock: Clock, mostWaitMs: number): Promise<T> {
  let begun: Promise<T> | undefined;
  const once = () => (begun ??= work());
  return Promise.race([turns(once), clock.sleep(mostWaitMs).then(once)]);
}
