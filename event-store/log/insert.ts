import type { ClientBase } from 'pg';
import { byteaArray, int8Array, textArray, uuidArray } from './binary-array.ts';
import type { Group } from './group.ts';

const INSERT_EVENTS = `
  insert into event_store.events (position, stream_id, revision, event_id, type, created, content_type, data, metadata)
  select $1::bigint + e.nr, e.stream_id, e.revision, e.event_id, e.type, $2::bigint, e.content_type, e.data, e.metadata
  from unnest($3::bigint[], $4::bigint[], $5::uuid[], $6::text[], $7::text[], $8::bytea[], $9::bytea[])
    with ordinality as e(stream_id, revision, event_id, type, content_type, data, metadata, nr)`;

const INSERT_WITH_NEW_STREAMS = `
  with new_streams as (
    insert into event_store.streams (id, name) select * from unnest($10::bigint[], $11::text[])
  )
  ${INSERT_EVENTS}`;

/** Writes a group in one statement, which is one transaction and one flush: when it returns, the events are durable. */
export async function insertGroup(client: ClientBase, { rows, newStreams, start, end }: Group): Promise<void> {
  const events = rows.map((row) => row.event);
  const values = [
    start.position,
    end.created,
    int8Array(rows.map((row) => row.streamId)),
    int8Array(events.map((event) => event.revision)),
    uuidArray(events.map((event) => event.id)),
    textArray(events.map((event) => event.type)),
    textArray(events.map((event) => event.contentType)),
    byteaArray(events.map((event) => event.data)),
    byteaArray(events.map((event) => event.metadata)),
  ];
  if (newStreams.length === 0) {
    await client.query({ name: 'insert-events', text: INSERT_EVENTS, values });
    return;
  }
  const streams = [
    int8Array(newStreams.map((stream) => stream.id)),
    textArray(newStreams.map((stream) => stream.name)),
  ];
  await client.query({
    name: 'insert-with-new-streams',
    text: INSERT_WITH_NEW_STREAMS,
    values: [...values, ...streams],
  });
}
