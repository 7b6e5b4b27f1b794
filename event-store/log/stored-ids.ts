import type { ClientBase } from 'pg';
import { int8Array } from './binary-array.ts';

export type StoredId = { readonly id: string; readonly position: number };

/** A stretch of a stream's revisions, both ends included. */
export type Stretch = { readonly streamId: number; readonly first: number; readonly last: number };

/** Event ids by stream id and revision: what a repeated append with an expected revision is compared with. */
export class StoredIds {
  private readonly ids = new Map<string, StoredId>();

  at(streamId: number | undefined, revision: number): StoredId | undefined {
    return this.ids.get(`${streamId}@${revision}`);
  }

  async load(client: ClientBase, stretches: readonly Stretch[]): Promise<void> {
    const { rows } = await client.query<{ stream_id: string; revision: string; event_id: string; position: string }>({
      name: 'load-stored-ids',
      text: `
        select e.stream_id, e.revision, e.event_id, e.position
        from unnest($1::bigint[], $2::bigint[], $3::bigint[]) as t(stream_id, first, last)
        join event_store.events e on e.stream_id = t.stream_id and e.revision between t.first and t.last`,
      values: [
        int8Array(stretches.map((stretch) => stretch.streamId)),
        int8Array(stretches.map((stretch) => stretch.first)),
        int8Array(stretches.map((stretch) => stretch.last)),
      ],
    });
    for (const row of rows) {
      this.ids.set(`${row.stream_id}@${row.revision}`, { id: row.event_id, position: Number(row.position) });
    }
  }
}
