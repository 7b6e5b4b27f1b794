// The log's leaves as an index of all events: what belongs together, without reading a stream.
import type { Db } from '../read-model/table.ts';

/** An event without its data. */
export interface IndexedEvent {
  /** Place in the log: a head of a larger size covers it. */
  readonly index: number;
  readonly position: string;
  readonly id: string;
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
  /** ISO. */
  readonly at: string;
  readonly actor: string;
  readonly correlationId: string;
  readonly causationId: string;
  /** Hex. */
  readonly hash: string;
}

type Row = Omit<IndexedEvent, 'index' | 'at'> & { readonly index: string; readonly at: Date };

const COLUMNS = `index, position, id, stream, revision, type, at, actor, correlation as "correlationId", causation as "causationId", encode(event_hash, 'hex') as hash`;

async function select(db: Db, where: string, value: unknown, most: number): Promise<IndexedEvent[]> {
  const { rows } = await db.query<Row>(`select ${COLUMNS} from proof.leaf where ${where} order by index limit $2`, [
    value,
    most,
  ]);
  return rows.map((row) => ({ ...row, index: Number(row.index), at: row.at.toISOString() }));
}

/** The events of these streams, and all that share a click with one of them, in order; the first `most`. */
export const eventsAround = (db: Db, streams: readonly string[], most: number): Promise<IndexedEvent[]> =>
  select(
    db,
    'correlation = any(array(select distinct correlation from proof.leaf where stream = any($1)))',
    streams,
    most,
  );

/** The events of one click, or of what an import run or a command caused, in order; the first `most`. */
export const eventsOf = (db: Db, id: string, most: number): Promise<IndexedEvent[]> =>
  select(db, '(correlation = $1 or causation = $1)', id, most);

/** Streams that begin with `prefix`, in order; the first `most`. */
export async function streamsLike(db: Db, prefix: string, suffix: string, most: number): Promise<string[]> {
  const { rows } = await db.query<{ stream: string }>(
    `select distinct stream from proof.leaf where stream >= $1 and stream < $2 and right(stream, length($3)) = $3 order by stream limit $4`,
    [prefix, `${prefix}\u{10ffff}`, suffix, most],
  );
  return rows.map(({ stream }) => stream);
}
