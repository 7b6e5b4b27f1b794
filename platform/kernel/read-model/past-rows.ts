// Rows as they stood, of streams that are too long to be read and folded from their beginning at each look: what the first
// look made of every thousandth event is kept, so that the next one reads a thousand events and goes on from there.
import { LRUCache } from 'lru-cache';
import type { EventReads, StoredEvent } from '../event-store/event-store.ts';
import { until, type AsOf } from './as-of.ts';
import { fold, type ReadModel } from './read-model.ts';

export interface PastRows {
  /** Rows of one stream by the past that is looked at; undefined where nothing is kept of it. @throws StoreUnavailable */
  rowsOf<Row extends object>(model: ReadModel<Row>, stream: string, asOf: AsOf): Promise<Map<string, Row> | undefined>;
  /** Folds the beginning of a stream, and keeps what a later look goes on from where the stream is long. */
  fold<Row extends object>(model: ReadModel<Row>, stream: string, beginning: readonly StoredEvent[]): Map<string, Row>;
  /** Whatever was kept is made anew: it may be of a person who was erased meanwhile. */
  forget(): void;
}

/** So many events, and the rows before the first of them. */
interface Stretch<Row extends object> {
  readonly from: number;
  /** The earliest moment in it (ISO): the store's clock may once have been set back. */
  readonly at: string;
  /** Of its first event. */
  readonly position: bigint;
  readonly before: ReadonlyMap<string, Row>;
}

interface Past<Row extends object> {
  readonly stretches: readonly Stretch<Row>[];
  /** What all of them made. */
  readonly rows: ReadonlyMap<string, Row>;
}

const STRETCH = 1_000;
const LONG = 2 * STRETCH;
const KEPT_PASTS = 16;
/** A stream that makes more of them is folded from its beginning: each stretch would keep them all. */
const KEPT_ROWS = 100;

export function createPastRows(store: Pick<EventReads, 'readStream'>): PastRows {
  const known = new LRUCache<string, Past<object>>({ max: KEPT_PASTS });
  const keyOf = ({ name }: ReadModel, stream: string) => `${name} ${stream}`;

  function keep<Row extends object>(model: ReadModel<Row>, stream: string, past: Past<Row>): void {
    if (past.rows.size <= KEPT_ROWS) known.set(keyOf(model as unknown as ReadModel, stream), past);
  }

  return {
    async rowsOf<Row extends object>(model: ReadModel<Row>, stream: string, asOf: AsOf) {
      let past = known.get(keyOf(model as unknown as ReadModel, stream)) as Past<Row> | undefined;
      if (!past) return undefined;
      let rest: readonly StoredEvent[] = [];
      for (let isWhole = true; isWhole;) {
        const next = await store.readStream(stream, past.stretches.length * STRETCH, STRETCH);
        isWhole = next.length === STRETCH;
        if (isWhole) past = after(model, past, next);
        else rest = next;
      }
      keep(model, stream, past);
      const newest = until(rest, asOf);
      if (newest.length) return fold(model, newest, new Map(past.rows));
      const stretch = past.stretches.findLast(({ at, position }) =>
        asOf.position === undefined ? at <= asOf.at : position <= asOf.position,
      );
      if (!stretch) return new Map<string, Row>();
      const within = until(await store.readStream(stream, stretch.from, STRETCH), asOf);
      return fold(model, within, new Map(stretch.before));
    },

    fold<Row extends object>(model: ReadModel<Row>, stream: string, beginning: readonly StoredEvent[]) {
      if (beginning.length < LONG) return fold(model, beginning);
      let past: Past<Row> = { stretches: [], rows: new Map() };
      const whole = beginning.length - (beginning.length % STRETCH);
      for (let from = 0; from < whole; from += STRETCH)
        past = after(model, past, beginning.slice(from, from + STRETCH));
      keep(model, stream, past);
      return fold(model, beginning.slice(whole), new Map(past.rows));
    },

    forget: () => known.clear(),
  };
}

/** With one more stretch. */
function after<Row extends object>(
  model: ReadModel<Row>,
  { stretches, rows }: Past<Row>,
  events: readonly StoredEvent[],
): Past<Row> {
  const [first] = events;
  if (!first) return { stretches, rows };
  const at = events.reduce((earliest, event) => (event.at < earliest ? event.at : earliest), first.at);
  return {
    stretches: [...stretches, { from: stretches.length * STRETCH, at, position: first.position, before: rows }],
    rows: fold(model, events, new Map(rows)),
  };
}
