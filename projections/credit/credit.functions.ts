import type { AgingBucket } from '#domain/shared/aging.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { bucketsOf } from './aged-balance.queries.ts';
import { creditFacts, credits } from './credits.ts';

export const creditFunctions = (read: ReadSide) => ({
  /**
   * An account's credit limit, what it owes, what of it is overdue, what is held for open checkouts, and what is
   * left.
   */
  async balance(
    { accountId }: { readonly accountId: string },
    context: OperationContext,
  ): Promise<{
    held: number;
    left: number;
    currency: CurrencyCode;
    overdue: number;
    overdueDays: number;
    limit: number;
    owed: number;
  }> {
    const { accountId: survivor, currency } = await context.queries.account.profile({ accountId });
    const payer = survivor || accountId;
    const row = (await read.rows(credits, [payer], context)).get(payer);
    const facts = creditFacts(row, shopDay(context.now));
    // No credit was ever given: the currency is the one in which it would be.
    return row ? facts : { ...facts, currency };
  },

  /** The ages by which what is owed is summed up, in days overdue; the first is what is not due yet. */
  async agingBuckets(_input: void, context: OperationContext): Promise<{ buckets: readonly AgingBucket[] }> {
    return { buckets: await bucketsOf(context) };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly credit: FunctionsOf<ReturnType<typeof creditFunctions>>;
  }
}
