// Counts what was searched for and not found, without anything that tells who asked.
import type { Pool } from 'pg';
import { systemClock, type Clock } from '#platform/kernel/runtime/clock.ts';
import type { Log } from '#platform/kernel/runtime/log.ts';
import { countOf, knex, rowOf, rowsOf } from '#platform/kernel/postgres/statement.ts';
import { like } from '#platform/kernel/read-model/filter.ts';
import { createBatchedCounts } from './batched-counts.ts';

export interface MissedSearch {
  readonly language: 'en' | 'fr';
  readonly keyword: string;
  /** Words of it that nothing had together with the rest. */
  readonly leftOut: string;
  /** Products that were shown instead. */
  readonly results: number;
}

export interface MissedSearches {
  count(missed: MissedSearch): void;
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/** Keywords that are kept, the ones searched for last. */
const MOST_KEPT = 5_000;
const KEYWORD_LENGTH = 120;
/** Looks like an e-mail address, a number of a telephone or a card, or a token: it may be somebody's. */
const PERSONAL = /@|\+\d|(?:\d[ .()-]?){9,}|[0-9a-f]{24}|[A-Za-z0-9_-]{40}/i;

interface Counted extends MissedSearch {
  readonly count: number;
  readonly last: Date;
}

export function createMissedSearches(pool: Pool, log: Log, clock: Clock = systemClock): MissedSearches {
  async function write(rows: readonly Counted[]): Promise<void> {
    const insert = knex('platform.missed_search')
      .insert(rows.map(({ leftOut, last, ...row }) => ({ ...row, left_out: leftOut, first_at: last, last_at: last })))
      .onConflict(['language', 'keyword'])
      .merge({
        count: knex.raw('missed_search.count + excluded.count'),
        left_out: knex.raw('excluded.left_out'),
        results: knex.raw('excluded.results'),
        last_at: knex.raw('excluded.last_at'),
      });
    await countOf(pool, insert);
    const cutoff = knex('platform.missed_search')
      .select('last_at')
      .orderBy('last_at', 'desc')
      .offset(MOST_KEPT)
      .limit(1);
    await countOf(pool, knex('platform.missed_search').where('last_at', '<=', cutoff).delete());
  }

  const join = (known: Counted, one: Counted): Counted => ({ ...one, count: known.count + one.count });
  const counts = createBatchedCounts('missed searches', join, write, log);
  return {
    count(missed) {
      const keyword = missed.keyword.toLowerCase().replace(/\s+/g, ' ').trim().slice(0, KEYWORD_LENGTH);
      if (!keyword || PERSONAL.test(keyword)) return;
      const leftOut = missed.leftOut.slice(0, KEYWORD_LENGTH);
      counts.count(`${missed.language} ${keyword}`, {
        ...missed,
        keyword,
        leftOut,
        count: 1,
        last: new Date(clock.now()),
      });
    },
    flush: () => counts.flush(),
    stop: () => counts.stop(),
  };
}

interface Asked {
  readonly search: string;
  readonly sort: 'count' | 'lastAt' | 'keyword';
  readonly direction: 'ASC' | 'DESC';
  readonly page: number;
  readonly pageSize: number;
  readonly language?: 'en' | 'fr' | undefined;
}

const COLUMNS = { count: 'count', lastAt: 'last_at', keyword: 'keyword' } as const;

interface Row {
  readonly language: 'en' | 'fr';
  readonly keyword: string;
  readonly left_out: string;
  readonly results: string;
  readonly count: string;
  readonly first_at: Date;
  readonly last_at: Date;
}

/** Words that somebody looked for, the most frequent first unless asked otherwise. */
export async function missedSearches(pool: Pool, { search, sort, direction, page, pageSize, language }: Asked) {
  const matching = () => {
    const query = knex('platform.missed_search');
    if (language) query.where({ language });
    if (search) query.whereILike('keyword', like(search));
    return query;
  };
  const [rows, { total }] = await Promise.all([
    rowsOf<Row>(
      pool,
      matching()
        .select('*')
        .orderBy(COLUMNS[sort], direction.toLowerCase())
        .orderBy('keyword')
        .orderBy('language')
        .limit(pageSize)
        .offset((page - 1) * pageSize),
    ),
    rowOf<{ total: string }>(pool, matching().count({ total: '*' })),
  ]);
  return {
    total: Number(total),
    rows: rows.map((row) => ({
      keyword: row.keyword,
      language: row.language,
      leftOut: row.left_out,
      results: Number(row.results),
      count: Number(row.count),
      firstAt: row.first_at.toISOString(),
      lastAt: row.last_at.toISOString(),
    })),
  };
}
