// Slows the guessing of one account's password, from one address or from many (security.md S7).
import type { Pool } from 'pg';
import { systemClock } from '#platform/kernel/runtime/clock.ts';
import { countOf, knex } from '#platform/kernel/postgres/statement.ts';
import type { Limit, RateLimits } from './rate-limits.ts';

export interface SignInGuard {
  /**
   * Counts a try before the password is looked at, so that tries at the same time count too.
   * @throws Refusal too_many_requests
   */
  begin(nameHash: string, address: string): Promise<void>;
  /** The password was right: the tries before it count no longer. */
  succeeded(nameHash: string, address: string): Promise<void>;
}

declare module '#platform/kernel/operations/services.ts' {
  interface Services {
    readonly signInGuard: SignInGuard;
  }
}

const FROM_ONE: Limit = { name: 'sign-in.name-address', most: 10, perSeconds: 15 * 60 };
const FROM_ALL: Limit = { name: 'sign-in.name', most: 30, perSeconds: 60 * 60 };
/** Others' guesses do not shut out a name's owner where they have signed in lately. */
const KNOWN: Limit = { name: 'sign-in.known', most: 1, perSeconds: 30 * 86_400 };

export function createSignInGuard(pool: Pool, limits: RateLimits): SignInGuard {
  const pair = (nameHash: string, address: string) => `${nameHash} ${address}`;
  // The limits count by the machine's own clock (rate-limiter-flexible), so what is left of them is read by it.
  const isKnown = async (key: string): Promise<boolean> => {
    const known = knex('platform.rate_limit')
      .select('key')
      .where({ key: `${KNOWN.name}:${key}` });
    return (await countOf(pool, known.where('expire', '>', systemClock.now()))) === 1;
  };
  return {
    async begin(nameHash, address) {
      await limits.consume(FROM_ONE, pair(nameHash, address));
      if (await isKnown(pair(nameHash, address))) return;
      await limits.consume(FROM_ALL, nameHash);
    },
    async succeeded(nameHash, address) {
      await limits.forget(FROM_ONE, pair(nameHash, address));
      if (await isKnown(pair(nameHash, address))) return;
      await limits.giveBack(FROM_ALL, nameHash);
      await limits.allows(KNOWN, pair(nameHash, address));
    },
  };
}
