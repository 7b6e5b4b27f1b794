// Moves a shop's history to another event store (decision 0019): copies, compares, then takes the read models over.
import { eventCatalogue } from '#domain/event-catalogue.ts';
import { needed } from '#domain/shared/needed.ts';
import { createCodec } from '#platform/kernel/event-store/codec.ts';
import { copyHistory, foreignSentences } from '#platform/kernel/event-store/copy-history.ts';
import type { EventStore } from '#platform/kernel/event-store/event-store.ts';
import { createEventStore } from '#platform/kernel/event-store/eventstoredb.ts';
import { openRawStore } from '#platform/kernel/event-store/raw-history.ts';
import { reachStore } from '#platform/kernel/event-store/reach-store.ts';
import { storeName } from '#platform/kernel/event-store/store-name.ts';
import { ownTimeOf } from '#platform/kernel/event-store/stored-event.ts';
import type { Log } from '#platform/kernel/runtime/log.ts';
import { OperatorError } from '#platform/kernel/runtime/operator-error.ts';
import { beginMaintenance } from '#platform/kernel/postgres/maintenance.ts';
import { transaction, type Pool } from '#platform/kernel/postgres/pool.ts';
import { keepBridge, readBridges } from '#platform/kernel/proof/bridges.ts';
import { readHeads } from '#platform/kernel/proof/heads.ts';
import { verifyHistory, type HistoryVerdict } from '#platform/kernel/proof/verify-history.ts';
import { beginAnew, eventsOf, readStandings, type Standings } from '#platform/kernel/read-model/begin-anew.ts';
import { readGroup } from '#platform/kernel/read-model/checkpoints.ts';
import type { SignedHead } from '#proof/tree-head.ts';
import { progressOf } from './progress.ts';
import { isoNow, systemClock } from '#platform/kernel/runtime/clock.ts';

export interface MoveOptions {
  readonly databaseUrl: string;
  /** Connection strings. */
  readonly from: string;
  readonly to: string;
  /** The proof names the source so, where its connection string says nothing. */
  readonly fromName?: string;
  /** PROOF_KEY: signs the bridge. */
  readonly seed: Buffer;
  readonly log: Log;
  readonly say: (line: string) => void;
}

export interface Moved {
  readonly events: number;
  /** Copied now; the others were there already. */
  readonly copied: number;
  /** False when all had been done before. */
  readonly isNew: boolean;
}

/**
 * Can be broken off at any moment and begun again; until its last step the shop may go on with the source as if nothing
 * had been.
 * @throws OperatorError when a role runs, the target holds anything else, or the two do not come to the same in the end
 */
export async function moveHistory(options: MoveOptions): Promise<Moved> {
  const { databaseUrl, from, to, seed, log, say } = options;
  await reachStore(from, '--from');
  await reachStore(to, '--to');
  const codec = createCodec(eventCatalogue);
  const { pool, end } = await beginMaintenance(databaseUrl, log);
  const [source, target] = [openRawStore(from, codec), openRawStore(to, codec)];
  const [sourceStore, targetStore] = [createEventStore(from, codec), createEventStore(to, codec)];
  try {
    const progress = progressOf('copied', say);
    const copied = await copyHistory(source, target, { onProgress: (count, found) => progress.reached(count, found) });
    progress.ended(copied.events - copied.found, copied.found);
    for (const sentence of foreignSentences(copied.foreign)) say(sentence);
    if (await isMoved(pool, targetStore, storeName(to), copied.events)) {
      say('All of it had been moved before.');
      await retire(source, target, to);
      return { events: copied.events, copied: 0, isNew: false };
    }
    const standings = await readStandings(pool);
    const { verdict, positions } = await compare(sourceStore, targetStore, await readHeads(pool), standings, say);
    const at = isoNow(systemClock);
    await transaction(pool, async (db) => {
      await db.query('set local statement_timeout = 0');
      await beginAnew(db, standings, positions);
      await keepBridge(db, seed, {
        kind: 'moved',
        size: verdict.events,
        root: verdict.root,
        streams: verdict.streams,
        at,
        from: options.fromName ?? storeName(from),
        to: storeName(to),
      });
    });
    await retire(source, target, to);
    return { events: copied.events, copied: copied.events - copied.found, isNew: true };
  } finally {
    await Promise.all([source.close(), target.close(), sourceStore.close(), targetStore.close()]);
    await end();
  }
}

/** Marked before the other is unmarked: two addresses of one and the same store leave it in use. */
async function retire(
  source: ReturnType<typeof openRawStore>,
  target: ReturnType<typeof openRawStore>,
  to: string,
): Promise<void> {
  if ((await source.movedTo()) === undefined) await source.markMoved(storeName(to));
  await target.unmarkMoved();
}

async function isMoved(pool: Pool, target: EventStore, to: string, events: number): Promise<boolean> {
  const last = (await readBridges(pool)).at(-1);
  if (last?.kind !== 'moved' || last.to !== to || last.size !== events) return false;
  const { position, lastEvent } = await readGroup(pool);
  return lastEvent === undefined || (await target.at(needed(position, 'position of the group')))?.id === lastEvent;
}

/**
 * Both are read from the beginning: the same root over all hashes is the same history.
 * @throws OperatorError when it is not, or not what was signed
 */
async function compare(
  source: EventStore,
  target: EventStore,
  heads: readonly SignedHead[],
  standings: Standings,
  say: (line: string) => void,
): Promise<{ verdict: HistoryVerdict; positions: Map<string, bigint> }> {
  const wanted = eventsOf(standings);
  const positions = new Map<string, bigint>();
  let timeless = 0;
  const begun = performance.now();
  const [before, after] = await Promise.all([
    verifyHistory(source, heads),
    verifyHistory(target, heads, ({ id, position, metadata }) => {
      if (wanted.has(id)) positions.set(id, position);
      if (ownTimeOf(metadata) === undefined) timeless += 1;
    }),
  ]);
  if (before.faults.length)
    throw new OperatorError(
      `The history of the source is not what was signed; look at it with "npm run verify" first. ${before.faults[0]}`,
    );
  if (before.events !== after.events || before.root !== after.root || before.streams !== after.streams)
    throw new OperatorError(
      `The copy is not the same: ${before.events} events with the root ${before.root} before, ${after.events} with ${after.root} after. The shop may go on with the source.`,
    );
  for (const event of wanted)
    if (!positions.has(event))
      throw new OperatorError(
        `The read models are of another history: event ${event}, up to which they were built, is not in the source.`,
      );
  say(
    `Both stores hold the same ${after.events} events (compared in ${((performance.now() - begun) / 1_000).toFixed(1)} s); ${heads.length} signed heads hold on the other side.`,
  );
  if (timeless)
    say(`${timeless} of them are from before events kept their own time: from now on they bear the time of the copy.`);
  return { verdict: after, positions };
}
