// Goes on with an event store that lacks what the read models were built from (reliability.md 9): restored from an
// older backup, or cut off. What is lost is named and signed; heads and keys of persons stay.
import { eventCatalogue } from '#domain/event-catalogue.ts';
import { createCodec } from '#platform/kernel/event-store/codec.ts';
import type { EventStore } from '#platform/kernel/event-store/event-store.ts';
import { createEventStore } from '#platform/kernel/event-store/eventstoredb.ts';
import { reachStore } from '#platform/kernel/event-store/reach-store.ts';
import { storeName } from '#platform/kernel/event-store/store-name.ts';
import type { Log } from '#platform/kernel/runtime/log.ts';
import { OperatorError } from '#platform/kernel/runtime/operator-error.ts';
import { beginMaintenance } from '#platform/kernel/postgres/maintenance.ts';
import { transaction, type Pool, type PoolClient } from '#platform/kernel/postgres/pool.ts';
import { countOf, knex, present, rowOf, rowsOf } from '#platform/kernel/postgres/statement.ts';
import { keepBridge } from '#platform/kernel/proof/bridges.ts';
import { readHeads } from '#platform/kernel/proof/heads.ts';
import { reasonOf } from '#platform/kernel/failure/reason.ts';
import { NamedFailure } from '#platform/kernel/failure/named-failure.ts';
import { createHistoryFold } from '#platform/kernel/proof/verify-history.ts';
import { readGroup } from '#platform/kernel/read-model/checkpoints.ts';
import { beginAnew, eventsOf, readStandings } from '#platform/kernel/read-model/begin-anew.ts';
import { isoNow, systemClock } from '#platform/kernel/runtime/clock.ts';

export interface AcceptOptions {
  readonly databaseUrl: string;
  readonly eventStoreUrl: string;
  /** PROOF_KEY: signs what was lost. */
  readonly seed: Buffer;
  readonly log: Log;
  readonly say: (line: string) => void;
}

export interface Accepted {
  /** Events that were projected and are not in the store. */
  readonly lost: number;
}

const PAGE = 5_000;

interface Common {
  /** The number of events that the store has as they were projected. */
  readonly size: number;
  readonly last: { readonly id: string; readonly position: bigint };
  /** The positions of the events that policies stopped at. */
  readonly positions: ReadonlyMap<string, bigint>;
  readonly root: string;
  readonly streams: string;
}

/** @throws OperatorError when a role runs, nothing is lost, or the store is another shop's */
export async function acceptStore({ databaseUrl, eventStoreUrl, seed, log, say }: AcceptOptions): Promise<Accepted> {
  await reachStore(eventStoreUrl);
  const { pool, end } = await beginMaintenance(databaseUrl, log);
  const store = createEventStore(eventStoreUrl, createCodec(eventCatalogue), log);
  try {
    if (await holdsAll(pool, store))
      throw new OperatorError(
        'The event store holds everything that was projected: nothing is to be accepted. Start the shop.',
      );
    const common = await commonBeginning(pool, store);
    const { lost, since, until, streams } = await rowOf<{
      lost: string;
      since: Date | null;
      until: Date | null;
      streams: string;
    }>(
      pool,
      leavesFrom(common.size)
        .count({ lost: '*' })
        .min({ since: 'at' })
        .max({ until: 'at' })
        .countDistinct({ streams: 'stream' }),
    );
    await transaction(pool, (db) => goOnFrom(db, common, seed, storeName(eventStoreUrl), say));
    say(
      `${lost} events of ${streams} streams, from ${since?.toISOString()} to ${until?.toISOString()}, are lost: the event store has the first ${common.size}. The read models are built anew at the next start.`,
    );
    return { lost: Number(lost) };
  } finally {
    await store.close();
    await end();
  }
}

/** Reads the proof log from an index on. */
const leavesFrom = (index: number) => knex('proof.leaf').where('index', '>=', index);

async function holdsAll(pool: Pool, store: EventStore): Promise<boolean> {
  const { position, lastEvent } = await readGroup(pool);
  return position === undefined || (await store.at(position))?.id === lastEvent;
}

/**
 * The store's events beside those that were projected, up to the first that differs.
 * @throws OperatorError when not even the first is the same
 */
async function commonBeginning(pool: Pool, store: EventStore): Promise<Common> {
  const wanted = eventsOf(await readStandings(pool));
  const positions = new Map<string, bigint>();
  const fold = createHistoryFold();
  let last: Common['last'] | undefined;
  reading: for await (const events of store.asStored.readAll(undefined, PAGE)) {
    const rows = await rowsOf<{ id: string }>(
      pool,
      leavesFrom(fold.size).select('id').orderBy('index').limit(events.length),
    );
    for (const [n, event] of events.entries()) {
      if (rows[n]?.id !== event.id) break reading;
      fold.add(event);
      if (wanted.has(event.id)) positions.set(event.id, event.position);
      last = { id: event.id, position: event.position };
    }
  }
  if (!last)
    throw new OperatorError(
      'EVENTSTORE_URL: the event store has not one event of this shop’s history in common with its database; it is another shop’s, or empty',
    );
  return { size: fold.size, last, positions, root: fold.root(), streams: fold.streams() };
}

async function goOnFrom(
  db: PoolClient,
  { size, last, positions, root, streams }: Common,
  seed: Buffer,
  to: string,
  say: (line: string) => void,
): Promise<void> {
  await db.query('set local statement_timeout = 0');
  // What was asked for by an event that never happened must not be done; people see what it was.
  const lost = () => leavesFrom(size).select(knex.raw('id::text'));
  const stopped = await countOf(
    db,
    knex('platform.effect')
      .whereIn('status', ['waiting', 'queued', 'running'])
      .whereIn('causation_id', lost())
      .update({
        status: 'failed',
        first_failed_at: knex.raw('coalesce(first_failed_at, now())'),
        error: '',
        reason: JSON.stringify(reasonOf(new NamedFailure('cause_lost'))),
      }),
  );
  if (stopped)
    say(`${stopped} e-mails and steps that lost events had asked for will not be done; they stand in the work queue.`);
  // What was done after the store's end is done again as far as it left anything there; an e-mail that went out is only
  // recorded again.
  await countOf(
    db,
    knex('platform.effect')
      .where({ status: 'done' })
      .where('done_at', '>=', leavesFrom(size).min('at'))
      .whereNotIn('causation_id', lost())
      .update({ status: 'waiting', due_at: present(), done_at: null }),
  );
  const lostHead = (await readHeads(db)).findLast((head) => head.size > size);
  await countOf(db, knex('proof.head').where('size', '>', size).whereNull('lost_at').update({ lost_at: present() }));
  const { alone } = await readStandings(db);
  // A policy that stopped at an event that is lost goes on with what follows.
  await beginAnew(
    db,
    {
      group: last.id,
      alone: alone.map((policy) => ({ ...policy, event: positions.has(policy.event) ? policy.event : last.id })),
    },
    new Map([...positions, [last.id, last.position]]),
  );
  if (lostHead)
    await keepBridge(db, seed, {
      kind: 'lost',
      size,
      root,
      streams,
      at: isoNow(systemClock),
      from: `${lostHead.size}:${lostHead.root}`,
      to,
    });
}
