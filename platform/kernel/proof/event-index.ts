// The log's leaves as an index of all events: what belongs together, without reading a stream.
import type { Knex } from 'knex';
import { knex, rowsOf, type Db } from '../postgres/statement.ts';
import { hexOf } from './hex.ts';

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

const leaves = () => knex('proof.leaf');

async function select(db: Db, which: Knex.QueryBuilder, most: number): Promise<IndexedEvent[]> {
  const rows = await rowsOf<Row>(
    db,
    which
      .select('index', 'position', 'id', 'stream', 'revision', 'type', 'at', 'actor', hexOf('event_hash', 'hash'), {
        correlationId: 'correlation',
        causationId: 'causation',
      })
      .orderBy('index')
      .limit(most),
  );
  return rows.map((row) => ({ ...row, index: Number(row.index), at: row.at.toISOString() }));
}

/** The events of these streams, and all that share a click with one of them, in order; the first `most`. */
export const eventsAround = (db: Db, streams: readonly string[], most: number): Promise<IndexedEvent[]> =>
  select(
    db,
    // An array, so that the index on correlations is asked once for each of them.
    leaves().whereRaw('correlation = any(array(?))', [
      leaves()
        .distinct('correlation')
        .whereRaw('stream = any(?)', [[...streams]]),
    ]),
    most,
  );

/** The events of one click, or of what an import run or a command caused, in order; the first `most`. */
export const eventsOf = (db: Db, id: string, most: number): Promise<IndexedEvent[]> =>
  select(db, leaves().where({ correlation: id }).orWhere({ causation: id }), most);

/** Streams that had an event of one of these types from one moment until another (ISO); the first `most`. */
export async function streamsOfEvents(
  db: Db,
  types: readonly string[],
  from: string,
  until: string,
  most: number,
): Promise<string[]> {
  const rows = await rowsOf<{ stream: string }>(
    db,
    leaves()
      .distinct('stream')
      .whereRaw('type = any(?) and at >= ? and at < ?', [[...types], from, until])
      .orderBy('stream')
      .limit(most),
    'streams-of-events',
  );
  return rows.map(({ stream }) => stream);
}

/** Streams that begin with `prefix`, in order; the first `most`. */
export async function streamsLike(db: Db, prefix: string, suffix: string, most: number): Promise<string[]> {
  const rows = await rowsOf<{ stream: string }>(
    db,
    leaves()
      .distinct('stream')
      .where('stream', '>=', prefix)
      .where('stream', '<', `${prefix}\u{10ffff}`)
      .whereRaw('right(stream, length(?::text)) = ?', [suffix, suffix])
      .orderBy('stream')
      .limit(most),
  );
  return rows.map(({ stream }) => stream);
}
