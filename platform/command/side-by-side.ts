import pLimit from 'p-limit';

/** Commands at once: as many as the event store takes together without making shoppers wait. */
const AT_ONCE = 96;

/** Does something with each of many things, several beside each other: the event store answers many as fast as one. */
export async function sideBySide<T>(things: readonly T[], work: (thing: T) => Promise<void>): Promise<void> {
  const limit = pLimit(AT_ONCE);
  await Promise.all(things.map((thing) => limit(work, thing)));
}
