// One projector leads; others stand by. The lead is an advisory lock, which ends with its connection; a beat tells that
// the leader still works, so that one that hangs loses the lead, too. Who has built newer read models beside asks for
// the lead and gets it.
import type { Pool, PoolClient } from 'pg';
import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { setInterval as interval, setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../runtime/log.ts';
import { endHolder, tryLock } from '../postgres/advisory-lock.ts';
import { ago, countOf, type Db, knex, present, rowOf } from '../postgres/statement.ts';
import { liveGroup } from './checkpoints.ts';

/** Any number that nothing else locks: "mwpj". */
const LEADER_LOCK = 0x6d77706a;
const HEARTBEAT_MS = 1_000;
/** A leader that has not said for so long that it works has its connection closed. */
export const SILENT_AFTER_S = 10;
/** A leader that has stepped down leaves the other this time to take over. */
const STEP_DOWN_MS = 3_000;

export interface Lead {
  /** Aborts when the lead is lost or asked for by a newer projector. */
  readonly signal: AbortSignal;
  end(): Promise<void>;
}

export interface LeadershipOptions {
  readonly pool: Pool;
  readonly log: Log;
  readonly signal: AbortSignal;
  readonly onStandingBy: () => void;
  /** What to do while standing by; returns whether this projector should lead instead of the present one. */
  readonly whileStandingBy: () => Promise<boolean>;
  /** Tells whether the leading loop makes progress: the beat is its own, not that of the process. */
  readonly isWorking: () => boolean;
}

/** Resolves once this projector leads; undefined when `signal` aborts before. */
export async function awaitLead({
  pool,
  log,
  signal,
  onStandingBy,
  whileStandingBy,
  isWorking,
}: LeadershipOptions): Promise<Lead | undefined> {
  // Tells people which process it is, too.
  const id = `${hostname()}:${process.pid}:${randomBytes(4).toString('hex')}`;
  const client = await pool.connect();
  const lost = new AbortController();
  client.on('error', (error) => lost.abort(error));
  try {
    for (
      let standsBy = false;
      !signal.aborted;
      await delay(HEARTBEAT_MS, undefined, { signal }).catch(() => undefined)
    ) {
      if (await tryLock(client, LEADER_LOCK)) return await begin(client, id, lost, signal, isWorking);
      if (!standsBy) onStandingBy();
      standsBy = true;
      await endSilentLeader(client, log);
      if (await whileStandingBy()) await countOf(client, liveGroup().update({ successor: id }));
    }
  } catch (error) {
    client.release(true);
    throw error;
  }
  client.release(true);
  return undefined;
}

async function begin(
  client: PoolClient,
  id: string,
  lost: AbortController,
  outer: AbortSignal,
  isWorking: () => boolean,
): Promise<Lead> {
  const now = present();
  await countOf(client, liveGroup().update({ leader: id, leader_since: now, beat_at: now, successor: '' }));
  const over = new AbortController();
  const signal = AbortSignal.any([outer, lost.signal, over.signal]);
  const beating = beat(client, signal, isWorking).then(
    (steppedDown) => {
      if (steppedDown) over.abort(new SteppedDown('a projector with newer read models takes the lead'));
    },
    (error: unknown) => lost.abort(error),
  );
  return {
    signal,
    async end() {
      const { reason } = signal as { reason?: unknown };
      over.abort();
      await beating;
      // The lock goes with the connection.
      client.release(true);
      if (reason instanceof SteppedDown) await delay(STEP_DOWN_MS, undefined, { signal: outer }).catch(() => undefined);
    },
  };
}

export interface Leader {
  /** `<host>:<process id>:<random>`; empty before any projector led. */
  readonly name: string;
  /** Undefined where an older release took the lead. */
  readonly leadsForSeconds: number | undefined;
  /** Since it last said that it works. */
  readonly beatAgeSeconds: number;
  /** The position of the read models that the leader makes. */
  readonly position: bigint | undefined;
}

export async function readLeader(db: Db): Promise<Leader> {
  const secondsSince = (moment: string) => knex.raw('extract(epoch from now() - ??)::float8', [moment]);
  const { leader, led, age, position } = await rowOf<{
    leader: string;
    led: number | null;
    age: number;
    position: string;
  }>(db, liveGroup().select('leader', 'position', { led: secondsSince('leader_since'), age: secondsSince('beat_at') }));
  return {
    name: leader,
    leadsForSeconds: led ?? undefined,
    beatAgeSeconds: age,
    position: position === '-1' ? undefined : BigInt(position),
  };
}

export class SteppedDown extends Error {
  override readonly name = 'SteppedDown';
}

/** Returns whether another projector asked for the lead. */
async function beat(client: PoolClient, signal: AbortSignal, isWorking: () => boolean): Promise<boolean> {
  try {
    for await (const _ of interval(HEARTBEAT_MS, undefined, { signal })) {
      if (!isWorking()) continue;
      const { successor } = await rowOf<{ successor: string }>(
        client,
        liveGroup().update({ beat_at: present() }).returning('successor'),
      );
      if (successor) return true;
    }
  } catch (error) {
    // The interval ends by throwing when the lead is over.
    if (!signal.aborted) throw error;
  }
  return false;
}

/**
 * A process that is stopped, or hangs, keeps its connection, and with it the lock. What it may still write later is
 * refused by the checkpoint.
 */
async function endSilentLeader(client: PoolClient, log: Log): Promise<void> {
  const silent = liveGroup().where('beat_at', '<', ago('secs', SILENT_AFTER_S)).select(knex.raw('1'));
  if (await countOf(client, endHolder(LEADER_LOCK).whereExists(silent)))
    log.warn('the leading projector has not answered; its lead is taken from it');
}
