// A provider of money as tests need one: it reserves, takes and gives back by key, may lose its answers, and can be
// audited.
import { GatewayUnavailable } from '#platform/adapters/payment/gateway.ts';

export interface Account {
  readonly amount: number;
  status: 'reserved' | 'captured' | 'cancelled';
  refunded: number;
}

export interface Provider {
  readonly accounts: ReadonlyMap<string, Account>;
  /** The order in which money was reserved and cancelled, as `reserve <key>` and `cancel <key>`. */
  readonly log: readonly string[];
  /** `false` where the key was given up before. */
  reserve(key: string, amount: number): boolean;
  capture(key: string): void;
  refund(key: string, refundId: string, amount: number): void;
  cancel(key: string): 'cancelled' | 'captured';
}

/** `isAway` is asked at each call, before anything is done, and once more before its answer is given. */
export function createProvider(isAway: () => boolean = () => false): Provider {
  const accounts = new Map<string, Account>();
  const refunds = new Set<string>();
  const log: string[] = [];
  const answered = <T>(act: () => T): T => {
    if (isAway()) throw new GatewayUnavailable('away');
    const answer = act();
    if (isAway()) throw new GatewayUnavailable('the answer was lost');
    return answer;
  };
  return {
    accounts,
    log,
    reserve: (key, amount) =>
      answered(() => {
        const known = accounts.get(key);
        if (known) return known.status !== 'cancelled';
        log.push(`reserve ${key}`);
        accounts.set(key, { amount, status: 'reserved', refunded: 0 });
        return true;
      }),
    capture: (key) =>
      answered(() => {
        const known = accounts.get(key);
        if (!known || known.status === 'cancelled') throw new Error(`${key} was not reserved`);
        known.status = 'captured';
      }),
    refund: (key, refundId, amount) =>
      answered(() => {
        const known = accounts.get(key)!;
        if (refunds.has(refundId)) return;
        refunds.add(refundId);
        known.refunded += amount;
      }),
    cancel: (key) =>
      answered(() => {
        const known = accounts.get(key);
        if (known?.status === 'captured') return 'captured' as const;
        if (known?.status === 'reserved') log.push(`cancel ${key}`);
        accounts.set(key, { amount: known?.amount ?? 0, status: 'cancelled', refunded: 0 });
        return 'cancelled' as const;
      }),
  };
}
