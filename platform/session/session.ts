// Sessions: a random id in a cookie, its hash in Postgres. Shop and back office have one each. A session ends after its
// lifetime, and of somebody who signed in also after some minutes in which nothing was asked (spec 4, idle timeout).
import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { Role } from '#contracts/operation.ts';
import { ANONYMOUS, type Caller } from '../operations/caller.ts';

export type SessionKind = 'shop' | 'desk';

export interface SessionData {
  readonly role: Role;
  readonly accountId: string;
  /** The current cart; empty when there is none. */
  readonly orderId: string;
  /** A member of staff who has yet to set the second factor that is demanded. */
  readonly lacksSecondFactor?: true;
}

interface Stored {
  readonly sessionId: string;
  readonly subject: string;
  readonly data: SessionData;
}

/** A session as its owner sees it in the list of their own. */
export interface OwnSession {
  readonly sessionId: string;
  readonly begunAt: string;
  readonly seenAt: string;
  /** The browser as it names itself. */
  readonly agent: string;
  readonly current: boolean;
}

/** The session of one request. Changes take effect at once and are told to the browser by `cookie`. */
export interface Session {
  readonly caller: Caller;
  readonly orderId: string;
  /** A new id for a new right: what was known before sign-in opens nothing after it. */
  begin(subject: string, data: SessionData): Promise<void>;
  setOrder(orderId: string): Promise<void>;
  end(): Promise<void>;
  /** Ends every session of somebody, e.g. after a changed password. */
  endAllOf(subject: string): Promise<void>;
  /** Ends the caller's other sessions, or one of them. Answers how many. */
  endOthers(sessionId?: string): Promise<number>;
  /** The caller's own sessions, the one last seen first. */
  list(): Promise<OwnSession[]>;
  /** Somebody's present rights, for the sessions that they began with others. */
  setRoleOf(subject: string, role: Role): Promise<void>;
  /** The id to give to the browser: a new one, an empty text to forget, or undefined for no change. */
  readonly cookie: string | undefined;
}

export interface SessionOptions {
  /** Minutes without a request after which a session of somebody who signed in ends. */
  readonly idleMinutes: number;
  readonly agent: string;
}

const LIFETIME_DAYS: Readonly<Record<SessionKind, number>> = { shop: 30, desk: 1 };
/** A session is marked as seen once in this time, not with every request. */
const SEEN_EVERY_SECONDS = 60;
const LONGEST_AGENT = 200;
const hash = (id: string) => createHash('sha256').update(id).digest();

export async function openSession(
  pool: Pool,
  kind: SessionKind,
  id: string | undefined,
  { idleMinutes, agent }: SessionOptions,
): Promise<Session> {
  let current = id ? await find(pool, kind, id, idleMinutes) : undefined;
  let currentId = current ? id! : '';
  let cookie: string | undefined = id && !current ? '' : undefined;

  const forget = async () => {
    if (currentId) await pool.query('delete from platform.session where id_hash = $1', [hash(currentId)]);
    current = undefined;
    currentId = '';
    cookie = '';
  };

  return {
    get caller() {
      if (!current) return ANONYMOUS;
      const { role, accountId, lacksSecondFactor } = current.data;
      return { role, personId: current.subject, accountId, ...(lacksSecondFactor ? { lacksSecondFactor } : {}) };
    },
    get orderId() {
      return current?.data.orderId ?? '';
    },
    get cookie() {
      return cookie;
    },
    async begin(subject, data) {
      await forget();
      currentId = randomBytes(32).toString('base64url');
      const { rows } = await pool.query<{ session_id: string }>({
        name: 'begin-session',
        text: `insert into platform.session (id_hash, kind, subject, data, agent, expires_at) values ($1, $2, $3, $4, $5, now() + make_interval(days => $6)) returning session_id`,
        values: [hash(currentId), kind, subject, data, agent.slice(0, LONGEST_AGENT), LIFETIME_DAYS[kind]],
      });
      current = { sessionId: rows[0]!.session_id, subject, data };
      cookie = currentId;
    },
    async setOrder(orderId) {
      if (!current || current.data.orderId === orderId) return;
      current = { ...current, data: { ...current.data, orderId } };
      await pool.query({
        name: 'set-session-order',
        text: `update platform.session set data = jsonb_set(data, '{orderId}', to_jsonb($2::text)) where id_hash = $1`,
        values: [hash(currentId), orderId],
      });
    },
    end: forget,
    async endAllOf(subject) {
      await pool.query('delete from platform.session where subject = $1', [subject]);
      if (current?.subject === subject) await forget();
    },
    async endOthers(sessionId) {
      if (!current) return 0;
      const { rowCount } = await pool.query(
        'delete from platform.session where subject = $1 and session_id <> $2 and ($3::uuid is null or session_id = $3)',
        [current.subject, current.sessionId, sessionId ?? null],
      );
      return rowCount ?? 0;
    },
    async list() {
      if (!current) return [];
      const { sessionId: own } = current;
      const { rows } = await pool.query<{ session_id: string; begun_at: Date; seen_at: Date; agent: string }>(
        `select session_id, begun_at, seen_at, agent from platform.session where subject = $1 and expires_at > now() and seen_at > now() - make_interval(mins => $2) order by seen_at desc, session_id limit 100`,
        [current.subject, idleMinutes],
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
      await pool.query(
        `update platform.session set data = jsonb_set(data, '{role}', to_jsonb($2::text)) where subject = $1`,
        [subject, role],
      );
    },
  };
}

/** Guests have no idle limit: their cart waits for them (spec 4 names non-guest users only). */
async function find(pool: Pool, kind: SessionKind, id: string, idleMinutes: number): Promise<Stored | undefined> {
  const { rows } = await pool.query<Stored & { due: boolean }>({
    name: 'find-session',
    text: `select session_id as "sessionId", subject, data, seen_at < now() - make_interval(secs => $4) as due from platform.session
            where id_hash = $1 and kind = $2 and expires_at > now() and (subject like 'guest:%' or seen_at > now() - make_interval(mins => $3))`,
    values: [hash(id), kind, idleMinutes, SEEN_EVERY_SECONDS],
  });
  const found = rows[0];
  if (!found) return undefined;
  const { due, ...stored } = found;
  if (due)
    await pool.query({
      name: 'session-seen',
      text: 'update platform.session set seen_at = now() where id_hash = $1',
      values: [hash(id)],
    });
  return stored;
}

/** For whoever has no browser: the shop itself, or somebody whose page is looked at. */
export const readOnlySession = (caller: Caller): Session => {
  const none = () => Promise.reject(new Error('this session cannot change'));
  return {
    caller,
    orderId: '',
    cookie: undefined,
    begin: none,
    setOrder: none,
    end: none,
    endAllOf: none,
    endOthers: none,
    list: () => Promise.resolve([]),
    setRoleOf: none,
  };
};

/** Nobody's session, for pages that are the same for all who have none. */
export const anonymousSession: Session = {
  ...readOnlySession(ANONYMOUS),
  setOrder: () => Promise.resolve(),
  end: () => Promise.resolve(),
  endAllOf: () => Promise.resolve(),
};
