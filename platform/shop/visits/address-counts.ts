// Counts addresses that were redirected, and those that nobody found: added up in memory and written together, bounded
// in both places,
// without anything that tells who asked.
import type { Pool } from 'pg';
import { systemClock, type Clock } from '#platform/kernel/runtime/clock.ts';
import type { Log } from '#platform/kernel/runtime/log.ts';
import { like } from '#platform/kernel/read-model/filter.ts';
import { countOf, knex, rowsOf } from '#platform/kernel/postgres/statement.ts';
import { createBatchedCounts } from './batched-counts.ts';

export type AddressKind = 'redirect' | 'missing';

export interface AddressCounts {
  /** `referrer` is the header as it came; its host is kept. */
  count(kind: AddressKind, address: string, referrer?: string): void;
  /** Writes what was counted. A database that is away loses these counts, and nothing else. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/** Missing addresses that are kept, the ones seen last. */
const MOST_MISSING = 5_000;
const ADDRESS_LENGTH = 300;
/** Looks like a token, an id or an e-mail address: it may be somebody's. */
const PERSONAL = /@|%40|[0-9a-f]{24}|[A-Za-z0-9_-]{40}/i;

interface Counted {
  readonly kind: AddressKind;
  readonly address: string;
  readonly count: number;
  readonly last: Date;
  readonly referrer: string;
}

export function createAddressCounts(pool: Pool, log: Log, clock: Clock = systemClock): AddressCounts {
  async function write(rows: readonly Counted[]): Promise<void> {
    const table = knex('platform.address_count');
    const insert = table
      .insert(rows.map(({ last, ...row }) => ({ ...row, first_at: last, last_at: last })))
      .onConflict(['kind', 'address'])
      .merge({
        count: knex.raw('address_count.count + excluded.count'),
        last_at: knex.raw('excluded.last_at'),
        referrer: knex.raw(`coalesce(nullif(excluded.referrer, ''), address_count.referrer)`),
      });
    await countOf(pool, insert);
    const cutoff = knex('platform.address_count')
      .select('last_at')
      .where({ kind: 'missing' })
      .orderBy('last_at', 'desc')
      .offset(MOST_MISSING)
      .limit(1);
    await countOf(
      pool,
      knex('platform.address_count').where({ kind: 'missing' }).where('last_at', '<=', cutoff).delete(),
    );
  }

  const join = (known: Counted, one: Counted): Counted => ({
    ...one,
    count: known.count + one.count,
    referrer: one.referrer || known.referrer,
  });
  const counts = createBatchedCounts('addresses', join, write, log);
  return {
    count(kind, address, referrer) {
      const [whole = ''] = address.split(/[?#]/, 1);
      const path = whole.slice(0, ADDRESS_LENGTH);
      if (kind === 'missing' && PERSONAL.test(path)) return;
      counts.count(`${kind} ${path}`, {
        kind,
        address: path,
        count: 1,
        last: new Date(clock.now()),
        referrer: hostOf(referrer),
      });
    },
    flush: () => counts.flush(),
    stop: () => counts.stop(),
  };
}

function hostOf(referrer: string | undefined): string {
  return referrer && URL.canParse(referrer) ? new URL(referrer).host.slice(0, 100) : '';
}

/** How often each of these redirects was followed, and when last (ISO). */
export async function hitsOf(
  pool: Pool,
  addresses: readonly string[],
): Promise<Map<string, { readonly count: number; readonly lastAt: string }>> {
  if (!addresses.length) return new Map();
  const rows = await rowsOf<{ address: string; count: string; last_at: Date }>(
    pool,
    knex('platform.address_count')
      .select('address', 'count', 'last_at')
      .where({ kind: 'redirect' })
      .whereIn('address', [...addresses]),
  );
  return new Map(rows.map((row) => [row.address, { count: Number(row.count), lastAt: row.last_at.toISOString() }]));
}

interface MissingAsked {
  readonly search: string;
  readonly sort: 'count' | 'lastSeenAt' | 'address';
  readonly direction: 'ASC' | 'DESC';
  readonly page: number;
  readonly pageSize: number;
}

interface Missing {
  readonly address: string;
  readonly count: number;
  readonly firstSeenAt: string;
  readonly lastSeenAt: string;
  readonly referrer: string;
}

const COLUMNS = { count: 'count', lastSeenAt: 'last_at', address: 'address' } as const;

/**
 * Addresses that nobody found, without those that are redirected by now (`isKnown`). There are at most some thousands.
 */
export async function missingAddresses(
  pool: Pool,
  { search, sort, direction, page, pageSize }: MissingAsked,
  isKnown: (address: string) => boolean,
): Promise<{ total: number; rows: Missing[] }> {
  const rows = await rowsOf<{ address: string; count: string; first_at: Date; last_at: Date; referrer: string }>(
    pool,
    knex('platform.address_count')
      .select('address', 'count', 'first_at', 'last_at', 'referrer')
      .where({ kind: 'missing' })
      .where((match) => (search ? void match.whereILike('address', like(search)) : undefined))
      .orderBy(COLUMNS[sort], direction.toLowerCase())
      .orderBy('address')
      .limit(2 * MOST_MISSING),
  );
  const unknown = rows.filter(({ address }) => !isKnown(address));
  return {
    total: unknown.length,
    rows: unknown.slice((page - 1) * pageSize, page * pageSize).map((row) => ({
      address: row.address,
      count: Number(row.count),
      firstSeenAt: row.first_at.toISOString(),
      lastSeenAt: row.last_at.toISOString(),
      referrer: row.referrer,
    })),
  };
}
