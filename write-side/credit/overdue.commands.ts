import type { overdueOperations } from '#contracts/credit/overdue.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { runOnLedger } from './credit.commands.ts';

const done = { message: 'success' } as const;
const todayOf = ({ now }: OperationContext) => ({ today: shopDay(now) });

async function requireAccount(accountId: string, { queries }: OperationContext): Promise<void> {
  const { kind } = await queries.account.profile({ accountId });
  if (kind === 'guest') notFound('account_not_found');
}

export const overdueCommands: Handlers<typeof overdueOperations, 'command'> = {
  async 'customer/promisepayment'({ PayOn: payOn, Text: text }, context) {
    const { caller, queries } = context;
    await queries.invoice.requireAccess();
    const { days: most } = await queries.overdue.promiseDays();
    await runOnLedger(context, {
      ...({ type: 'PromisePayment', accountId: caller.accountId, promiseId: context.id('promise') } as const),
      ...({ payOn, text, side: 'buyer', personId: caller.personId, most, ...todayOf(context) } as const),
    });
    return done;
  },

  async 'admin/credit/promisepayment'({ accountId, payOn, text }, context) {
    await requireAccount(accountId, context);
    await runOnLedger(context, {
      ...({ type: 'PromisePayment', accountId, promiseId: context.id('promise'), payOn, text, side: 'staff' } as const),
      ...{ personId: `account:${accountId}`, ...todayOf(context) },
    });
    return done;
  },

  async 'admin/credit/granttermsoverride'(override, context) {
    await requireAccount(override.accountId, context);
    await runOnLedger(context, { type: 'GrantTermsOverride', ...override, ...todayOf(context) });
    return done;
  },

  async 'admin/credit/withdrawtermsoverride'({ accountId }, context) {
    await runOnLedger(context, { type: 'WithdrawTermsOverride', accountId });
    return done;
  },

  async 'admin/credit/notecall'({ accountId, contactId, text, nextOn }, context) {
    await requireAccount(accountId, context);
    await runOnLedger(context, {
      ...({ type: 'NoteCollectionCall', accountId, callId: context.id('call'), text, nextOn } as const),
      ...{
        personId: contactId ? `contact:${contactId}` : `account:${accountId}`,
        at: context.now,
        ...todayOf(context),
      },
    });
    return done;
  },
};
