// Sessions: a random id in a cookie, its hash in Postgres. Shop and back office have one each.
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
}

interface Stored {
  readonly subject: string;
  readonly data: SessionData;
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
  /** The id to give to the browser: a new one, an empty text to forget, or undefined for no change. */
  readonly cookie: string | undefined;
}

const LIFETIME_DAYS: Readonly<Record<SessionKind, number>> = { shop: 30, desk: 1 };
const hash = (id: string) => createHash('sha256').update(id).digest();

export async function openSession(pool: Pool, kind: SessionKind, id: string | undefined): Promise<Session> {
  let current = id ? await find(pool, kind, id) : undefined;
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
      return current ? { role: current.data.role, personId: current.subject, accountId: current.data.accountId } : ANONYMOUS;
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
      current = { subject, data };
      cookie = currentId;
      await pool.query({
        name: 'begin-session',
        text: `insert into platform.session (id_hash, kind, subject, data, expires_at) values ($1, $2, $3, $4, now() + make_interval(days => $5))`,
        values: [hash(currentId), kind, subject, data, LIFETIME_DAYS[kind]],
      });
    },
    async setOrder(orderId) {
      if (!current || current.data.orderId === orderId) return;
      current = { ...current, data: { ...current.data, orderId } };
      await pool.query({ name: 'set-session-data', text: 'update platform.session set data = $2 where id_hash = $1', values: [hash(currentId), current.data] });
    },
    end: forget,
    async endAllOf(subject) {
      await pool.query('delete from platform.session where subject = $1', [subject]);
      if (current?.subject === subject) await forget();
    },
  };
}

async function find(pool: Pool, kind: SessionKind, id: string): Promise<Stored | undefined> {
  const { rows } = await pool.query<Stored>({
    name: 'find-session',
    text: 'select subject, data from platform.session where id_hash = $1 and kind = $2 and expires_at > now()',
    values: [hash(id), kind],
  });
  return rows[0];
}

/** For whoever has no browser: the shop itself, or somebody whose page is looked at. */
export const readOnlySession = (caller: Caller): Session => {
  const none = () => Promise.reject(new Error('this session cannot change'));
  return { caller, orderId: '', cookie: undefined, begin: none, setOrder: none, end: none, endAllOf: none };
};
