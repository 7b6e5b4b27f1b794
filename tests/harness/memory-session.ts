import { ANONYMOUS, type Caller } from '#platform/kernel/operations/caller.ts';
import type { Session, SessionData } from '#platform/kernel/operations/session.ts';
import { absent } from './absent.ts';

/** The session of one browser, which lives as long as the test. */
export function memorySession(first: Caller): Session {
  let caller = first;
  let orderId = '';
  return absent<Session>('all of a session', {
    get caller() {
      return caller;
    },
    get orderId() {
      return orderId;
    },
    sessionId: 'session',
    cookie: undefined,
    async begin(subject: string, { orderId: cart, ...data }: SessionData) {
      caller = { ...data, personId: subject };
      orderId = cart;
    },
    setOrder: async (cart) => void (orderId = cart),
    renew: async () => undefined,
    async end() {
      caller = ANONYMOUS;
      orderId = '';
    },
    endAllOf: async (subject) => void (caller = caller.personId === subject ? ANONYMOUS : caller),
    endOthers: async () => 0,
    setRoleOf: async () => undefined,
  });
}
