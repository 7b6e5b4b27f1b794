// The events behind an order, for the back office: the one query that reads streams, as the auditor's replay may.
import type { Output } from '#contracts/api.ts';
import type { StoredEvent } from '#platform/event-store/event-store.ts';
import type { OperationContext } from '#platform/operations/context.ts';

type OrderEventShown = Output<'admin/order/events'>[number];

export async function orderHistory(streams: readonly string[], context: OperationContext): Promise<OrderEventShown[]> {
  const histories = await Promise.all(streams.map((stream) => context.history(stream)));
  return histories
    .flatMap(withChanges)
    .sort((a, b) => (a.position < b.position ? -1 : 1))
    .map(({ position, ...shown }) => ({ ...shown, position: String(position) }));
}

/** What each event set or changed, field by field, against what its stream had said before. */
function withChanges(events: readonly StoredEvent[]) {
  const known = new Map<string, unknown>();
  return events.map((event) => {
    const changes = Object.entries(flat(event.data)).flatMap(([field, after]) => {
      const before = known.get(field);
      known.set(field, after);
      return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ field, ...(before === undefined ? {} : { before }), after }];
    });
    const { id: eventId, stream, revision, position, type, at, metadata } = event;
    return { eventId, stream, revision, position, type, at, actor: metadata.actor, correlationId: metadata.correlationId, changes };
  });
}

/** `{ totals: { tax: 5 } }` becomes `{ "totals.tax": 5 }`; lists stay whole. */
function flat(value: object, prefix = ''): Record<string, unknown> {
  return Object.entries(value).reduce<Record<string, unknown>>((fields, [key, field]) => {
    const nested = typeof field === 'object' && field !== null && !Array.isArray(field);
    return { ...fields, ...(nested ? flat(field as object, `${prefix}${key}.`) : { [`${prefix}${key}`]: field }) };
  }, {});
}
