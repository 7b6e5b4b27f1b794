// The session of a request, as handlers see it; adapters/session keeps it.
import type { ShopperRole, Role } from '#contracts/shared/operation.ts';
import type { Limits, Right } from '#domain/shared/rights.ts';
import { ANONYMOUS, type Caller } from './caller.ts';

export type SessionKind = 'shop' | 'desk';

export interface SessionData {
  readonly role: Role;
  readonly accountId: string;
  /** The current cart; empty when there is none. */
  readonly orderId: string;
  /** Who has yet to set the second factor that is demanded. */
  readonly lacksSecondFactor?: true;
  /** Of a member of staff. */
  readonly rights?: readonly Right[];
  readonly limits?: Limits;
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
  /** Names the session, and opens nothing; empty where there is none. */
  readonly sessionId: string;
  /**
   * A new id for a new right: what was known before sign-in opens nothing of what it gave. A guest's own id lasts a few
   * minutes more: who does not hear that they are in presses again as that guest, and by that is the same command.
   */
  begin(subject: string, data: SessionData): Promise<void>;
  setOrder(orderId: string): Promise<void>;
  /** A second factor is set: the same person goes on under a new id, and is signed out everywhere else. */
  renew(): Promise<void>;
  end(): Promise<void>;
  /** Ends every session of somebody, e.g. after a changed password. */
  endAllOf(subject: string): Promise<void>;
  /** Ends the caller's other sessions, or one of them. Returns how many. */
  endOthers(sessionId?: string): Promise<number>;
  /** The caller's own sessions, the one last seen first. */
  list(): Promise<OwnSession[]>;
  /** Somebody's present rights, for the sessions that they began with others. */
  setRoleOf(subject: string, role: ShopperRole): Promise<void>;

  /** The id to give to the browser: a new one, an empty text to forget, or undefined for no change. */
  readonly cookie: string | undefined;
}

/** For whoever has no browser: the shop itself, or somebody whose page is looked at. */
export const readOnlySession = (caller: Caller): Session => {
  const none = () => Promise.reject(new Error('this session cannot change'));
  return {
    caller,
    orderId: '',
    sessionId: '',
    cookie: undefined,
    begin: none,
    setOrder: none,
    renew: none,
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
