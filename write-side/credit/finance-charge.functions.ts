import { lastDayOf, monthBefore, monthOf, nextMonth } from '#domain/shared/month.ts';
import { sideBySide } from '#platform/kernel/command/side-by-side.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { momentOfShop, shopDay } from '#platform/shop/shop-calendar.ts';

const AT_ONCE = 100;
/** On the shop's clock, on the last day of a month: what was paid until then is not charged. */
const CHARGE_AT = '22:00';

export const financeChargeFunctions = {
  /**
   * Charges every account for what is overdue once the last evening of a month is there that came after `since`, and says in how
   * many milliseconds the next comes; nothing where the setting FinanceChargePercent says another percentage, or none, meanwhile.
   */
  async chargeWhenDue(
    { percent, since }: { readonly percent: number; readonly since: string },
    context: OperationContext,
  ): Promise<{ nextInMs?: number }> {
    const { value } = await context.queries.setting.value({ name: 'FinanceChargePercent' });
    if (Number(value) !== percent) return {};
    const month = monthOf(shopDay(context.now));
    const momentIn = (one: string) => momentOfShop(lastDayOf(one), CHARGE_AT);
    const isOver = momentIn(month) <= context.now;
    const last = isOver ? month : monthBefore(month);
    if (momentIn(last) > since) await chargeAll({ through: lastDayOf(last), percent }, context);
    const next = momentIn(isOver ? nextMonth(month) : month);
    return { nextInMs: Date.parse(next) - Date.parse(context.now) };
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly financeCharge: FunctionsOf<typeof financeChargeFunctions>;
  }
}

/** Harmless when repeated: a ledger is charged for each day once. */
async function chargeAll(
  { through, percent }: { readonly through: string; readonly percent: number },
  context: OperationContext,
): Promise<void> {
  const { value: graceDays } = await context.queries.setting.value({ name: 'FinanceChargeGraceDays' });
  for (let after = '', isMore = true; isMore;) {
    const { accountIds, last } = await context.queries.overdue.chargeable({ before: through, after, count: AT_ONCE });
    await sideBySide(
      accountIds,
      async (accountId) => {
        const { terms } = await context.states.account.standing({ accountId });
        const rate = terms.financeRate ?? Math.round(percent * 1_000);
        if (rate === 0) return;
        const { dueOn } = await context.states.credit.dueOn({ accountId, placedAt: context.now });
        const charge = { through, rate, graceDays: Number(graceDays), dueOn };
        await context.commands.credit.postFinanceCharge({ accountId, ...charge });
      },
      context.services.backpressure,
    );
    isMore = last !== '';
    after = last;
  }
}
