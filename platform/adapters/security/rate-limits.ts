// Limits how often something may be tried, counted in PostgreSQL for all processes together (rate-limiter-flexible).
// For what must be slow: sign-ins, mails, cards, new guests. While the database is away each process counts for itself.
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '#platform/kernel/failure/refusal.ts';

export interface Limit {
  /** Names what is counted, such as a route. */
  readonly name: string;
  readonly most: number;
  readonly perSeconds: number;
}

export interface RateLimits {
  /**
   * Counts one try of `key`: an address, a person, the hash of a name.
   * @throws Refusal too_many_requests (429) with the seconds to wait
   */
  consume(limit: Limit, key: string): Promise<void>;
  /** Like consume, and returns whether it was within the limit. */
  allows(limit: Limit, key: string): Promise<boolean>;
  /** A try that counts for nothing, such as a right password. */
  giveBack(limit: Limit, key: string): Promise<void>;
  forget(limit: Limit, key: string): Promise<void>;
}

declare module '#platform/kernel/operations/services.ts' {
  interface Services {
    readonly limits: RateLimits;
  }
}

/** `factor` multiplies every limit: load tests come from one address. */
export function createRateLimits(pool: Pool, factor = 1): RateLimits {
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = ({ name, most, perSeconds }: Limit): RateLimiterPostgres => {
    const made = limiters.get(name);
    if (made) return made;
    const points = most * factor;
    const options = { keyPrefix: name, points, duration: perSeconds };
    // A caller over the limit is refused from memory: a flood does not reach the database.
    const limiter = new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      storeType: 'pool',
      schemaName: 'platform',
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      inMemoryBlockOnConsumed: points + 1,
      insuranceLimiter: new RateLimiterMemory(options),
    });
    limiters.set(name, limiter);
    return limiter;
  };
  const left = async (limit: Limit, key: string): Promise<RateLimiterRes | undefined> => {
    try {
      await limiterOf(limit).consume(key);
      return undefined;
    } catch (error) {
      if (error instanceof RateLimiterRes) return error;
      throw error;
    }
  };
  return {
    async consume(limit, key) {
      const over = await left(limit, key);
      if (over) throw new Refusal(429, 'too_many_requests', Math.ceil(over.msBeforeNext / 1_000));
    },
    allows: async (limit, key) => (await left(limit, key)) === undefined,
    async giveBack(limit, key) {
      await limiterOf(limit).reward(key);
    },
    async forget(limit, key) {
      await limiterOf(limit).delete(key);
    },
  };
}
