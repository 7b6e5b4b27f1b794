import pLimit from 'p-limit';
import { noBackpressure, type Backpressure } from './backpressure.ts';

/** Commands at once: as many as the event store takes together without making shoppers wait. */
const AT_ONCE = 96;
/** While shoppers wait: as much as a tenth of two processors does. */
const AT_ONCE_WHILE_BUSY = 2;

/**
 * Does something with each of many things, several beside each other: the event store answers many as fast as one. While
 * there is backpressure only a few; that is asked before each.
 */
export async function sideBySide<T>(
  things: readonly T[],
  work: (thing: T) => Promise<void>,
  backpressure: Backpressure = noBackpressure,
): Promise<void> {
  const limit = pLimit(AT_ONCE);
  await limit.map(things, (thing) => {
    const atOnce = backpressure.isHigh() ? AT_ONCE_WHILE_BUSY : AT_ONCE;
    if (limit.concurrency !== atOnce) limit.concurrency = atOnce;
    return work(thing);
  });
}
