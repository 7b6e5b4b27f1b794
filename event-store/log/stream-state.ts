import type { ClientBase, Pool } from 'pg';
import { NO_METADATA, parseMetadata, type StreamMetadata } from './stream-metadata.ts';

/** One row of `streams` and the revision of its last event. */
export type Line = {
  /** Undefined while the name has no row. */
  readonly id: number | undefined;
  /** -1 without events. */
  readonly revision: number;
};

/** All that a write to a stream, or a read of it, must know: the stream, its metadata stream, and what that says. */
export type StreamState = {
  readonly events: Line;
  readonly meta: Line;
  readonly metadata: StreamMetadata;
  /** The last `$metadata` event's content. */
  readonly metadataJson: Buffer | undefined;
};

export const NO_LINE: Line = { id: undefined, revision: -1 };
export const NO_STREAM_STATE: StreamState = {
  events: NO_LINE,
  meta: NO_LINE,
  metadata: NO_METADATA,
  metadataJson: undefined,
};

const META_PREFIX = '$$';

/** Is this the stream that holds another stream's metadata? */
export function isMetadataStream(stream: string): boolean {
  return stream.startsWith(META_PREFIX);
}

/** The stream a name is about: `x` for both `x` and `$$x`. */
export function subjectOf(stream: string): string {
  return isMetadataStream(stream) ? stream.slice(META_PREFIX.length) : stream;
}

export function metadataStreamOf(subject: string): string {
  return META_PREFIX + subject;
}

/** The line of the state that a name stands for. */
export function lineOf(stream: string, state: StreamState): Line {
  return isMetadataStream(stream) ? state.meta : state.events;
}

type Row = {
  name: string;
  id: string | null;
  revision: string | null;
  meta_id: string | null;
  meta_revision: string | null;
  meta_data: Buffer | null;
};

const LOAD = {
  name: 'load-stream-states',
  text: `
    select n.name, s.id, l.revision, m.id as meta_id, ml.revision as meta_revision, ml.data as meta_data
    from unnest($1::text[]) as n(name)
    left join event_store.streams s on s.name = n.name
    left join lateral (select revision from event_store.events where stream_id = s.id order by revision desc limit 1) l on true
    left join event_store.streams m on m.name = '${META_PREFIX}' || n.name
    left join lateral (select revision, data from event_store.events where stream_id = m.id order by revision desc limit 1) ml on true`,
};

/** Reads the states of these subjects from the tables; one that never was gets `NO_STREAM_STATE`. */
export async function loadStreamStates(
  database: ClientBase | Pool,
  subjects: readonly string[],
): Promise<Map<string, StreamState>> {
  const { rows } = await database.query<Row>({ ...LOAD, values: [subjects] });
  return new Map(rows.map((row) => [row.name, stateOf(row)]));
}

function stateOf(row: Row): StreamState {
  if (row.id === null && row.meta_id === null) return NO_STREAM_STATE;
  return {
    events: line(row.id, row.revision),
    meta: line(row.meta_id, row.meta_revision),
    metadata: row.meta_data === null ? NO_METADATA : parseMetadata(row.meta_data),
    metadataJson: row.meta_data ?? undefined,
  };
}

function line(id: string | null, revision: string | null): Line {
  return id === null ? NO_LINE : { id: Number(id), revision: revision === null ? -1 : Number(revision) };
}
