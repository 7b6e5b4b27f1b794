import type { ClientBase } from 'pg';

/** The end of the log in the tables, from which the writer counts on. */
export type LogEnd = {
  readonly position: number;
  readonly streamId: number;
  /** Milliseconds since 1970 at which the last event was created. */
  readonly created: number;
};

export async function readLogEnd(client: ClientBase): Promise<LogEnd> {
  const { rows } = await client.query<{ position: string; stream_id: string; created: string }>(
    `select coalesce((select max(position) from event_store.events), 0) as position,
            coalesce((select max(id) from event_store.streams), 0) as stream_id,
            coalesce((select created from event_store.events order by position desc limit 1), 0) as created`,
  );
  const { position, stream_id: streamId, created } = rows[0]!;
  return { position: Number(position), streamId: Number(streamId), created: Number(created) };
}
