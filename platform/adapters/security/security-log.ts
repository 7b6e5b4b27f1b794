// Records who signed in, who failed to, who was refused, and whose rights changed (security.md S7, ASVS V16.3): not
// business data, so a table of the platform that is kept for a time, not a stream that is kept for ever. See
// docs/decisions/0015-security-log.md.
import type { Pool } from 'pg';
import type { SecurityEventKind } from '#contracts/security/security.ts';
import type { Log } from '#platform/kernel/runtime/log.ts';
import { countOf, knex } from '#platform/kernel/postgres/statement.ts';

export interface SecurityEvent {
  readonly kind: SecurityEventKind;
  /** `contact:<id>`, `staff:<id>`, `guest:<id>`; empty where nobody is known. */
  readonly subject: string;
  readonly address: string;
  /** Ids, codes and routes, and what a passkey is called; never a person's name, a password, or what else somebody typed. */
  readonly about?: Readonly<Record<string, string>>;
}

export interface SecurityLog {
  /** On record when it resolves. */
  record(event: SecurityEvent): Promise<void>;
  /** Recorded beside the request; a flood from one address is counted, not written line by line. */
  note(event: SecurityEvent): void;
}

declare module '#platform/kernel/operations/services.ts' {
  interface Services {
    readonly securityLog: SecurityLog;
  }
}

/** The number of entries of one kind and address in a minute. */
const NOTED = 30;
const MINUTE = 60_000;

export function createSecurityLog(pool: Pool, log: Log): SecurityLog {
  let noted = new Map<string, number>();
  let since = performance.now();

  const record = async ({ kind, subject, address, about = {} }: SecurityEvent) => {
    await countOf(pool, knex('platform.security_event').insert({ kind, subject, address, about }));
  };
  /** The number of its like in this minute, with it. */
  const count = ({ kind, address }: SecurityEvent): number => {
    if (performance.now() - since > MINUTE) {
      noted = new Map();
      since = performance.now();
    }
    const key = `${kind} ${address}`;
    const times = (noted.get(key) ?? 0) + 1;
    noted.set(key, times);
    return times;
  };
  return {
    record,
    note(event) {
      const so = count(event);
      if (so > NOTED) return;
      const last = so === NOTED ? { ...event, about: { ...event.about, more: 'not written in this minute' } } : event;
      record(last).catch((error: unknown) =>
        log.error({ err: error, kind: event.kind, subject: event.subject }, 'a security event could not be recorded'),
      );
    },
  };
}
