import type { ClientBase } from 'pg';
import { BoundedMap } from './bounded-map.ts';
import type { RecordedEvent } from './recorded-event.ts';

export type Place = { readonly stream: string; readonly revision: number; readonly position: number };

/**
 * Remembers where the ids of recent events are, so that an append that names no revision can be repeated without
 * writing twice. Filled from the tables on start: a client repeats its append just then, after a crash.
 */
export class RecentIds {
  private readonly places: BoundedMap<string, Place>;

  constructor(capacity: number) {
    this.places = new BoundedMap(capacity);
  }

  placeOf(stream: string, id: string): Place | undefined {
    const place = this.places.get(id);
    return place?.stream === stream ? place : undefined;
  }

  add({ id, stream, revision, position }: RecordedEvent): void {
    this.places.set(id, { stream, revision, position });
  }

  /** Starts again with the last `count` events of the tables. */
  async reload(client: ClientBase, count: number): Promise<void> {
    this.places.clear();
    const { rows } = await client.query<{ event_id: string; name: string; revision: string; position: string }>(
      `select e.event_id, s.name, e.revision, e.position
       from (select * from event_store.events order by position desc limit $1) e
       join event_store.streams s on s.id = e.stream_id
       order by e.position`,
      [count],
    );
    for (const row of rows) {
      this.places.set(row.event_id, {
        stream: row.name,
        revision: Number(row.revision),
        position: Number(row.position),
      });
    }
  }
}
