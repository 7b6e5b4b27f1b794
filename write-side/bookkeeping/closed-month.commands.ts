import type { closedMonthOperations } from '#contracts/bookkeeping/closed-month.ts';
import { closedMonth } from '#domain/bookkeeping/closed-month.decider.ts';
import { closedMonthStream } from '#domain/bookkeeping/closed-month.events.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { monthOf } from '#domain/shared/month.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';

export const closedMonthCommands: Handlers<typeof closedMonthOperations, 'command'> = {
  async 'admin/bookkeeping/closemonth'({ month }, context) {
    const today = shopDay(context.now);
    await context.run(closedMonth, closedMonthStream(month), { type: 'CloseMonth', month, today });
    return { message: 'success' };
  },

  async 'admin/bookkeeping/reopenmonth'({ month, reason }, context) {
    await context.run(closedMonth, closedMonthStream(month), { type: 'ReopenMonth', month, reason });
    return { message: 'success' };
  },
};

export const closedMonthStates = {
  /** Of a document that somebody dates by hand (YYYY-MM-DD). @throws DomainError month_closed */
  async requireOpen({ on }: { readonly on: string }, context: OperationContext): Promise<void> {
    const month = monthOf(on);
    if ((await context.load(closedMonth, closedMonthStream(month))).state.isClosed) refuse('month_closed', { month });
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface States {
    readonly closedMonth: FunctionsOf<typeof closedMonthStates>;
  }
}
