// Tells how appends go and what the projector takes in.
import { needed } from '#domain/shared/needed.ts';
import { RevisionConflict, StoreUnavailable, type EventStore } from '#platform/kernel/event-store/event-store.ts';
import { secondsSince, type AppendOutcome } from './metrics.ts';
import type { Observability } from './observability.ts';

/** Events do not say more than this of a stream: its category. */
const categoryOf = (stream: string) => stream.slice(0, stream.indexOf('-'));

const outcomeOf = (error: unknown): AppendOutcome =>
  error instanceof RevisionConflict ? 'conflict' : error instanceof StoreUnavailable ? 'unavailable' : 'failed';

/** The same store, observed. Part of a trace is what the events' own `traceparent` names, or the running span. */
export function observedStore(store: EventStore, { metrics, tracing }: Observability): EventStore {
  return {
    ...store,

    append: (stream, events, head) =>
      tracing.span(
        `append ${categoryOf(stream)}`,
        { kind: 'client', attributes: { 'millwright.stream': stream, 'millwright.events': events.length } },
        async () => {
          const begun = performance.now();
          try {
            const appended = await store.append(stream, events, head);
            metrics.append(
              'appended',
              secondsSince(begun),
              events.map(({ type }) => type),
            );
            return appended;
          } catch (error) {
            metrics.append(outcomeOf(error), secondsSince(begun), []);
            throw error;
          }
        },
      ),

    async *subscribe(after, options) {
      for await (const events of store.subscribe(after, options)) {
        const begun = performance.now();
        const last = needed(events.at(-1), 'last event');
        const end = tracing.linked(
          'project',
          events.map(({ metadata }) => metadata.traceparent),
          { 'millwright.events': events.length, 'millwright.position': String(last.position) },
        );
        let taken = false;
        try {
          // The subscriber works on the chunk until it asks for the next one.
          yield events;
          taken = true;
        } finally {
          end(!taken);
          if (taken) metrics.chunk(events.length, secondsSince(begun));
        }
      }
    },
  };
}
