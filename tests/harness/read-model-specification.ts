// given(events).then(rows): what a read model makes of a history, without a database.
import type { DomainEvent } from '#domain/shared/decider.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import { fold, type ReadModel } from '#platform/kernel/read-model/read-model.ts';

const FIRST_MS = Date.parse('2026-03-03T15:00:00.000Z');
const MINUTE_MS = 60_000;
const ACTOR = 'staff:1';

/**
 * Says when the event at this place of the history was stored, ISO: the first at 15:00 of 3 March 2026, each further one a
 * minute later.
 */
export const storedAt = (place: number): string => new Date(FIRST_MS + place * MINUTE_MS).toISOString();

/**
 * Makes of an event what the store gives back. What a handler writes into an event would change it for the handlers after it, so it
 * cannot be written to.
 */
export const storedEvent = <E extends DomainEvent>({ type, data }: E, place = 0): StoredEvent<E> =>
  frozen({
    type,
    data: structuredClone(data),
    id: `e${place}`,
    stream: 's',
    revision: place,
    position: BigInt(place),
    at: storedAt(place),
    metadata: { correlationId: 'c', causationId: 'c', commandId: 'c', actor: ACTOR, schemaVersion: '1', hash: '' },
  } as unknown as StoredEvent<E>);

/** `given(...events).then(...rows)` compares all rows, in the order of their keys, by the fields that are named. */
export function readModelSpecification<Row extends object, E extends DomainEvent>(model: ReadModel<Row>) {
  return (...given: readonly E[]) => {
    const events = given.map(storedEvent);
    const sorted = (rows: ReadonlyMap<string, Row>) =>
      [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
    return {
      then: (...expected: readonly Partial<Row>[]) => expect(sorted(fold(model, events))).toMatchObject(expected),
      /**
       * Style 5: harmless when it runs twice, and whatever the chunks are. Between chunks rows lie in the database, as
       * JSON and unchanged.
       */
      thenTheSameInChunksOfOne: () => {
        const atOnce = sorted(fold(model, events));
        const oneByOne = events.reduce(
          (rows, event) => fold(model, [event], new Map(asJson([...rows]))),
          new Map<string, Row>(),
        );
        expect(atOnce).not.toEqual([]);
        expect(sorted(oneByOne)).toEqual(asJson(atOnce));
        expect(sorted(fold(model, events))).toEqual(atOnce);
      },
    };
  };
}

const asJson = <T>(value: T): T => frozen(JSON.parse(JSON.stringify(value)) as T);

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}
