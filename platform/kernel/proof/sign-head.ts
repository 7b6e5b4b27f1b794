// Takes the trees to where the log is and signs that, if it continues what was signed before. Otherwise nothing is
// signed.
import type { Pool } from 'pg';
import { needed } from '#domain/shared/needed.ts';
import { consistencyRanges, verifyConsistency } from '#proof/merkle-tree.ts';
import { mapRoot } from '#proof/stream-map.ts';
import { isSigned, type SignedHead, type Signer } from '#proof/tree-head.ts';
import { isoNow, systemClock, type Clock } from '../runtime/clock.ts';
import type { Log } from '../runtime/log.ts';
import { transaction } from '../postgres/pool.ts';
import { isBuilding } from '../read-model/checkpoints.ts';
import { clearFault, reportFault } from '../read-model/faults.ts';
import { countOf, knex, type Db } from '../postgres/statement.ts';
import { keepHead, lastHead } from './heads.ts';
import { LOG, logSize } from './log-projection.ts';
import { BrokenLog, growTrees, logRoots, mapTiles, treeSize } from './trees.ts';

/** Any number that nothing else locks: "mwsh". */
const SIGNING_LOCK = 0x6d777368;
/** The fault as health and the work queue show it. */
const FAULT = 'proof-head';

/** Effects of a new head, enqueued in the transaction that keeps it, such as sending it outside. */
export type Announce = (db: Db, head: SignedHead) => Promise<void>;

/**
 * Undefined when there is nothing new, or while the log is being built anew.
 * @throws BrokenLog when the log is not a continuation of the last head
 */
export function signHead(pool: Pool, signer: Signer, at: string, announce: Announce): Promise<SignedHead | undefined> {
  return transaction(pool, async (db) => {
    // What is signed is told outside, so it must be there after a crash.
    await countOf(
      db,
      knex.raw(`select pg_advisory_xact_lock(?), set_config('synchronous_commit', 'on', true)`, [SIGNING_LOCK]),
    );
    if (await isBuilding(db, LOG)) return undefined;
    const [last, size] = [await lastHead(db), await logSize(db)];
    if (last && size < last.size)
      throw new BrokenLog(`the log holds ${size} events, of ${last.size} that were signed on ${last.at}`);
    await continueFrom(db, last);
    if (size === (last?.size ?? 0)) return undefined;
    await growTrees(db, last?.size ?? 0, size);
    const [whole] = await logRoots(db, [[0, size]]);
    const root = needed(whole, 'root of the log');
    if (
      last &&
      !verifyConsistency(last.size, size, await logRoots(db, consistencyRanges(last.size, size)), last.root, root)
    )
      throw new BrokenLog(`the log does not begin with the ${last.size} events that were signed on ${last.at}`);
    const head = signer.sign({ size, root, streams: mapRoot(await mapTiles(db, [])), at });
    await keepHead(db, head);
    await announce(db, head);
    return head;
  });
}

/** Trees that were lost, or made anew from history, must come to what was signed before they may grow. */
async function continueFrom(db: Db, last: SignedHead | undefined): Promise<void> {
  if (!last) return;
  if (!isSigned(last)) throw new BrokenLog(`the head of ${last.size} events is not signed by the key it names`);
  const stands = await treeSize(db);
  if (stands < last.size) await growTrees(db, stands, last.size);
  const [root] = await logRoots(db, [[0, last.size]]);
  if (root !== last.root || mapRoot(await mapTiles(db, [])) !== last.streams)
    throw new BrokenLog(`the first ${last.size} events are not those that were signed on ${last.at}`);
}

export interface SigningOptions {
  readonly pool: Pool;
  readonly signer: Signer;
  readonly intervalMs: number;
  readonly announce: Announce;
  readonly log: Log;
  readonly clock?: Clock;
}

/**
 * Signs on a schedule, every time there is something new. After a BrokenLog it looks again each time, and signs once
 * the log is mended.
 */
export async function startSigning({
  pool,
  signer,
  intervalMs,
  announce,
  log,
  clock = systemClock,
}: SigningOptions): Promise<{ stop(): Promise<void> }> {
  let timer: NodeJS.Timeout | undefined;
  let stopping = false;
  let working = Promise.resolve();
  const work = async () => {
    try {
      await signHead(pool, signer, isoNow(clock), announce);
      await clearFault(pool, FAULT);
    } catch (error) {
      log.error({ err: error }, 'no head of the proof log was signed');
      if (error instanceof BrokenLog)
        await reportFault(pool, FAULT, `nothing is signed: ${error.message}`).catch((unshown: unknown) =>
          log.error({ err: unshown }, 'the broken log could not be shown'),
        );
    }
    if (!stopping) timer = setTimeout(begin, intervalMs);
  };
  const begin = () => void (working = work());
  begin();
  return {
    async stop() {
      stopping = true;
      clearTimeout(timer);
      await working;
    },
  };
}
