// A bundle of some streams (proof/bundle.ts), everything in it as of one signed head.
import type { Pool } from 'pg';
import { refuse } from '#domain/shared/domain-error.ts';
import { needed } from '#domain/shared/needed.ts';
import { BUNDLE_VERSION, bundleText, type BundleLine, type EventLine } from '#proof/bundle.ts';
import { hashOfEvent } from '#proof/event-hash.ts';
import { consistencyRanges, gaps } from '#proof/merkle-tree.ts';
import { bucketOf, bucketPath, streamKey } from '#proof/stream-map.ts';
import type { SignedHead } from '#proof/tree-head.ts';
import type { StoredEvent } from '../event-store/event-store.ts';
import { transaction } from '../postgres/pool.ts';
import { knex, rowsOf, type Db } from '../postgres/statement.ts';
import { lastHead, readHeads } from './heads.ts';
import { logRoots, mapTiles, readBuckets } from './trees.ts';

type Line<K extends BundleLine['kind']> = Extract<BundleLine, { kind: K }>;

export interface ExportSources {
  readonly pool: Pool;
  /** Events of one stream as they lie in the store. */
  readonly readStored: (stream: string) => Promise<StoredEvent[]>;
}

/**
 * The bundle of these streams, in their order, under the newest head. `sizes` are those of earlier heads to prove
 * consistency with. `leftOut` is how many events of the history its maker leaves out, for the bundle to say. A stream
 * that does not exist is proven not to. @throws DomainError proof_not_signed_yet, proof_head_unknown
 */
export async function exportBundle(
  { pool, readStored }: ExportSources,
  streams: readonly string[],
  sizes: readonly number[],
  leftOut = 0,
): Promise<string> {
  const names = [...new Set(streams)];
  const { heads, ends } = await snapshot(pool, names, sizes);
  const last = needed(heads.at(-1), 'signed head');
  const histories = await Promise.all(
    ends.map(async (end) => ({
      end,
      history: linesOf((await readStored(end.stream)).filter((event) => event.revision <= end.revision)),
    })),
  );
  const unplaced = histories.flatMap(({ history }) => history);
  const places = await indexesOf(
    pool,
    unplaced.map(({ position }) => position),
  );
  const placed = histories.map(({ end, history }) => ({
    end,
    lines: history.map(({ event, hash, position }): EventLine => ({
      event,
      leaf: { hash, index: places.get(position) ?? last.size },
    })),
  }));
  const indexes = placed
    .flatMap(({ lines }) => lines)
    .map(({ leaf }) => leaf.index)
    .filter((index) => index < last.size)
    .sort((a, b) => a - b);
  return bundleText([
    {
      kind: 'bundle',
      version: BUNDLE_VERSION,
      streams: names.length,
      events: unplaced.length,
      ...(leftOut ? { leftOut } : {}),
    },
    ...heads.map((head): Line<'head'> => ({ kind: 'head', ...head })),
    ...(await consistencies(pool, heads)),
    ...placed.flatMap(({ end, lines }) => [end, ...lines]),
    { kind: 'inclusion', gaps: await logRoots(pool, gaps(indexes, last.size)) },
  ]);
}

/**
 * Heads, and the streams' ends under the last of them. The map moves on with every head, so it is read at one moment.
 */
function snapshot(
  pool: Pool,
  names: readonly string[],
  sizes: readonly number[],
): Promise<{ heads: SignedHead[]; ends: Line<'stream'>[] }> {
  return transaction(pool, async (db) => {
    await db.query('set transaction isolation level repeatable read, read only');
    const last = (await lastHead(db)) ?? refuse('proof_not_signed_yet');
    const heads = await readHeads(db, [...sizes, last.size]);
    const unknown = sizes.find((size) => !heads.some((head) => head.size === size));
    if (unknown !== undefined) refuse('proof_head_unknown', { size: unknown });
    return { heads, ends: await endsOf(db, names) };
  });
}

async function endsOf(db: Db, names: readonly string[]): Promise<Line<'stream'>[]> {
  const streams = names.map((stream) => ({ stream, key: streamKey(stream), number: bucketOf(streamKey(stream)) }));
  const numbers = streams.map(({ number }) => number);
  const [buckets, tiles] = [await readBuckets(db, numbers), await mapTiles(db, numbers)];
  return streams.map(({ stream, key, number }) => {
    const bucket = needed(buckets.get(number), 'bucket of the stream');
    return {
      kind: 'stream',
      stream,
      revision: bucket.find(([one]) => one === key)?.[1] ?? -1,
      bucket,
      path: bucketPath(tiles, number),
    };
  });
}

type Unplaced = Pick<EventLine, 'event'> & Pick<EventLine['leaf'], 'hash'> & { readonly position: string };

function linesOf(events: readonly StoredEvent[]): Unplaced[] {
  return events.map(({ metadata: { hash, ...metadata }, stream, revision, id, type, data, position }, n) => {
    const event = { stream, revision, id, type, data, metadata, previous: events[n - 1]?.metadata.hash ?? '' };
    // An event from before there was a chain follows nothing.
    const unchained = { ...event, previous: '' };
    return {
      event: hashOfEvent(event) !== hash && hashOfEvent(unchained) === hash ? unchained : event,
      hash,
      position: String(position),
    };
  });
}

async function indexesOf(db: Db, positions: readonly string[]): Promise<Map<string, number>> {
  const rows = await rowsOf<{ position: string; index: string }>(
    db,
    knex('proof.leaf')
      .select('position', 'index')
      .whereRaw('position = any(?)', [[...positions]]),
  );
  return new Map(rows.map(({ position, index }) => [position, Number(index)]));
}

async function consistencies(db: Db, heads: readonly SignedHead[]): Promise<Line<'consistency'>[]> {
  const steps = heads.slice(1).map(({ size }, n) => ({ from: needed(heads[n], 'head').size, to: size }));
  return Promise.all(
    steps.map(async ({ from, to }) => ({
      kind: 'consistency' as const,
      from,
      to,
      path: await logRoots(db, consistencyRanges(from, to)),
    })),
  );
}
