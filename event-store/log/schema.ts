import type { ClientBase } from 'pg';

// One schema, two tables, and no row is ever updated. There is no foreign key and no sequence: one writer
// holds the lock, checks everything itself, and counts positions and stream ids in memory.
const DDL = `
  create schema if not exists event_store;

  create table if not exists event_store.streams (
    id   bigint primary key,
    name text not null unique
  );

  create table if not exists event_store.events (
    position     bigint primary key,
    stream_id    bigint not null,
    revision     bigint not null,
    event_id     uuid   not null,
    type         text   not null,
    created      bigint not null,   -- milliseconds since 1970
    content_type text   not null,
    data         bytea  not null,
    metadata     bytea  not null,
    unique (stream_id, revision)
  );
`;

/** Creates what is missing. Call it with the writer's lock held: two servers must not do it at once. */
export async function createSchema(client: ClientBase): Promise<void> {
  await client.query(DDL);
}
