// Sessions: a random id in a cookie, its hash in Postgres. Shop and back office have one each. A session ends after its
// lifetime, and of somebody who signed in also after some minutes in which nothing was asked (spec 4, idle timeout).
import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { Limits, Right } from '#domain/shared/rights.ts';
import { ANONYMOUS } from '#platform/kernel/operations/caller.ts';
import type { Session, SessionData, SessionKind } from '#platform/kernel/operations/session.ts';
import { prepared } from '#platform/kernel/postgres/prepared.ts';
import { ago, countOf, fromNow, knex, present, rowsOf, rowOf } from '#platform/kernel/postgres/statement.ts';

interface Stored {
  readonly sessionId: string;
  readonly subject: string;
  readonly data: SessionData;
}

export interface SessionOptions {
  /** Minutes without a request after which a session of somebody who signed in ends. */
  readonly idleMinutes: number;
  readonly agent: string;
}

/** All sessions of somebody, whoever asks. */
export interface Sessions {
  endAllOf(subject: string): Promise<void>;
  /** Those of them that act for one of these accounts. */
  endAllFor(accountIds: readonly string[], subject: string): Promise<void>;
  /** What a member of staff may do now, for the sessions that they began with other rights. */
  setRightsOf(subject: string, rights: readonly Right[], limits: Limits): Promise<void>;
}

declare module '#platform/kernel/operations/services.ts' {
  interface Services {
    readonly sessions: Sessions;
  }
}

export const createSessions = (pool: Pool): Sessions => ({
  async endAllOf(subject) {
    await countOf(pool, sessions().where({ subject }).delete());
  },
  async endAllFor(accountIds, subject) {
    const acting = sessions()
      .where({ subject })
      .whereRaw(`data->>'accountId' = any(?)`, [[...accountIds]]);
    await countOf(pool, acting.delete());
  },
  async setRightsOf(subject, rights, limits) {
    const data = knex.raw('data || ?::jsonb', [JSON.stringify({ rights, limits })]);
    await countOf(pool, sessions().where({ subject }).update({ data }));
  },
});

const LIFETIME_DAYS: Readonly<Record<SessionKind, number>> = { shop: 30, desk: 1 };
/** A session is marked as seen once in this time, not with every request. */
const SEEN_EVERY_SECONDS = 60;
/** For as long a guest who has become somebody may repeat the press that made them so. */
const PRESS_AGAIN_SECONDS = 600;
const LONGEST_AGENT = 200;
const MAX_LISTED = 100;
const hash = (id: string) => createHash('sha256').update(id).digest();
const sessions = () => knex('platform.session');
const dataWith = (field: keyof SessionData, value: string) =>
  knex.raw(`jsonb_set(data, '{${field}}', to_jsonb(?::text))`, [value]);

export async function openSession(
  pool: Pool,
  kind: SessionKind,
  id: string | undefined,
  { idleMinutes, agent }: SessionOptions,
): Promise<Session> {
  let current = id ? await find(pool, kind, id, idleMinutes) : undefined;
  let currentId = current && id ? id : '';
  let cookie: string | undefined = id && !current ? '' : undefined;

  const forget = async () => {
    if (currentId)
      await countOf(
        pool,
        sessions()
          .where({ id_hash: hash(currentId) })
          .delete(),
      );
    current = undefined;
    currentId = '';
    cookie = '';
  };

  /** What lay in a guest's cart is somebody's now. */
  const letGuestPressAgain = () =>
    countOf(
      pool,
      sessions()
        .where({ id_hash: hash(currentId) })
        .update({ expires_at: fromNow('secs', PRESS_AGAIN_SECONDS), data: dataWith('orderId', '') }),
    );

  async function begin(subject: string, data: SessionData): Promise<void> {
    if (current?.data.role === 'guest') await letGuestPressAgain();
    else await forget();
    currentId = randomBytes(32).toString('base64url');
    const begun = await rowOf<{ session_id: string }>(
      pool,
      sessions()
        .insert({
          id_hash: hash(currentId),
          kind,
          subject,
          data,
          agent: agent.slice(0, LONGEST_AGENT),
          begun_at: present(),
          seen_at: present(),
          expires_at: fromNow('days', LIFETIME_DAYS[kind]),
        })
        .returning('session_id'),
      'begin-session',
    );
    current = { sessionId: begun.session_id, subject, data };
    cookie = currentId;
  }

  return {
    begin,
    get caller() {
      if (!current) return ANONYMOUS;
      const { orderId: _, ...data } = current.data;
      // What is the account's is seen by nobody who has shown half of what it takes.
      return { ...data, ...(data.lacksSecondFactor ? { accountId: '' } : {}), personId: current.subject };
    },
    get orderId() {
      return current?.data.orderId ?? '';
    },
    get sessionId() {
      return current?.sessionId ?? '';
    },
    get cookie() {
      return cookie;
    },
    async setOrder(orderId) {
      if (!current || current.data.orderId === orderId) return;
      current = { ...current, data: { ...current.data, orderId } };
      const changed = sessions()
        .where({ id_hash: hash(currentId) })
        .update({ data: dataWith('orderId', orderId) });
      await countOf(pool, changed, 'set-session-order');
    },
    async renew() {
      if (!current) return;
      const { subject, sessionId } = current;
      await countOf(pool, sessions().where({ subject }).whereNot({ session_id: sessionId }).delete());
      const id = randomBytes(32).toString('base64url');
      // Its rights are those that it has by now: somebody may be changing them.
      const [renewed] = await rowsOf<{ data: SessionData }>(
        pool,
        sessions()
          .where({ id_hash: hash(currentId) })
          .update({ id_hash: hash(id), data: knex.raw(`data - 'lacksSecondFactor'`) })
          .returning('data'),
      );
      if (!renewed) return forget();
      current = { subject, sessionId, data: renewed.data };
      [currentId, cookie] = [id, id];
    },
    end: forget,
    async endAllOf(subject) {
      await countOf(pool, sessions().where({ subject }).delete());
      if (current?.subject === subject) await forget();
    },
    async endOthers(sessionId) {
      if (!current) return 0;
      const others = sessions().where({ subject: current.subject }).whereNot({ session_id: current.sessionId });
      return countOf(pool, (sessionId === undefined ? others : others.where({ session_id: sessionId })).delete());
    },
    async list() {
      if (!current) return [];
      const { sessionId: own } = current;
      const rows = await rowsOf<{ session_id: string; begun_at: Date; seen_at: Date; agent: string }>(
        pool,
        sessions()
          .select('session_id', 'begun_at', 'seen_at', 'agent')
          .where({ subject: current.subject })
          .where('expires_at', '>', present())
          .where('seen_at', '>', ago('mins', idleMinutes))
          .orderBy([{ column: 'seen_at', order: 'desc' }, 'session_id'])
          .limit(MAX_LISTED),
      );
      return rows.map(({ session_id, begun_at, seen_at, agent: named }) => ({
        sessionId: session_id,
        begunAt: begun_at.toISOString(),
        seenAt: seen_at.toISOString(),
        agent: named,
        current: session_id === own,
      }));
    },
    async setRoleOf(subject, role) {
      await countOf(
        pool,
        sessions()
          .where({ subject })
          .update({ data: dataWith('role', role) }),
      );
    },
  };
}

/** Guests have no idle limit: their cart waits for them (spec 4 names non-guest users only). */
async function find(pool: Pool, kind: SessionKind, id: string, idleMinutes: number): Promise<Stored | undefined> {
  const id_hash = hash(id);
  const [found] = await rowsOf<Stored & { due: boolean }>(
    pool,
    prepared('find-session', [id_hash, kind, idleMinutes], (parameter) =>
      sessions()
        .select('session_id as sessionId', 'subject', 'data', {
          due: knex.raw('seen_at < ?', [ago('secs', SEEN_EVERY_SECONDS)]),
        })
        .where({ id_hash: parameter(0), kind: parameter(1) })
        .where('expires_at', '>', present())
        .where((seen) => seen.whereLike('subject', 'guest:%').orWhere('seen_at', '>', ago('mins', parameter(2)))),
    ),
  );
  if (!found) return undefined;
  const { due, ...stored } = found;
  if (due) await countOf(pool, sessions().where({ id_hash }).update({ seen_at: present() }), 'session-seen');
  return stored;
}
