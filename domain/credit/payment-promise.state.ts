// Promises to pay open items, by id; none is kept of which nothing counts any more.
import type { OpenItem, PaymentPromise } from './credit.events.ts';

export type Promises = Readonly<Record<string, PaymentPromise>>;

/** What of promises is left without these open items. */
export function promisesWithout(promises: Promises, openItemIds: readonly string[]): Promises {
  const gone = new Set(openItemIds);
  return narrowed(promises, (openItemId) => !gone.has(openItemId));
}

/** What of promises is about these open items. */
export function promisesOf(promises: Promises, openItems: readonly OpenItem[]): Promises {
  const open = new Set(openItems.map(({ openItemId }) => openItemId));
  return narrowed(promises, (openItemId) => open.has(openItemId));
}

const narrowed = (promises: Promises, counts: (openItemId: string) => boolean): Promises =>
  Object.fromEntries(
    Object.entries(promises)
      .map(([id, promise]) => [id, { ...promise, openItemIds: promise.openItemIds.filter(counts) }] as const)
      .filter(([, { openItemIds }]) => openItemIds.length > 0),
  );
