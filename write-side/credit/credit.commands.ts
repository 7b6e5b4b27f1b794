import type { InputTo } from '#domain/shared/decider.ts';
import { credit, type CreditCommand } from '#domain/credit/credit.decider.ts';
import type { CreditEvent } from '#domain/credit/credit.events.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { addDays } from '#domain/shared/day.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';

const stepOf = (command: CreditCommand) =>
  'holdId' in command ? command.holdId : 'creditNoteId' in command ? command.creditNoteId : '';

/** Days from an order on terms until its open item falls due. */
async function termDays(accountId: string, { queries, states }: OperationContext): Promise<number> {
  const { paymentTermDays } = (await states.account.standing({ accountId })).terms;
  return paymentTermDays ?? Number((await queries.store.setting({ name: 'PaymentTermDays' })).value);
}

/** What an account owes is owed by the one that it lives on in. */
async function run(context: OperationContext, command: CreditCommand): Promise<void> {
  const { accountId } = await context.states.account.standing({ accountId: command.accountId });
  await context.run(credit, `credit-${accountId}`, { ...command, accountId }, { step: stepOf(command) });
}

export const creditFunctions = {
  /** Sets an account's credit limit. */
  async setLimit(input: InputTo<CreditCommand, 'SetLimit'>, context: OperationContext): Promise<void> {
    await run(context, { type: 'SetLimit', ...input });
  },

  /** Holds part of the credit for an order; refuses with credit_exceeded. */
  async hold(input: InputTo<CreditCommand, 'Hold'>, context: OperationContext): Promise<void> {
    await run(context, { type: 'Hold', ...input });
  },

  /** Makes a hold the open item of an order placed then; it falls due after the account's own term, or else the shop's. */
  async postOpenItem(
    {
      placedAt,
      ...hold
    }: { readonly orderId: string; readonly placedAt: string; readonly accountId: string; readonly holdId: string },
    context: OperationContext,
  ): Promise<void> {
    await run(context, {
      type: 'PostOpenItem',
      ...hold,
      dueOn: addDays(shopDay(placedAt), await termDays(hold.accountId, context)),
    });
  },

  /** Issues a credit note for a refund, once: it settles the open item of its order first. */
  async issueNote(input: InputTo<CreditCommand, 'IssueCreditNote'>, context: OperationContext): Promise<void> {
    await run(context, { type: 'IssueCreditNote', ...input });
  },

  /** Settles open items with a payment on account, the oldest first; refuses with payment_above_owed, or payment_reference_known. */
  async receive(
    {
      again,
      ...receipt
    }: {
      readonly amount: number;
      readonly reference: string;
      readonly receivedOn: string;
      readonly accountId: string;
      readonly again?: boolean;
    },
    context: OperationContext,
  ): Promise<void> {
    const receiptId = context.id('receipt');
    if (!again && (await isKnown(receipt, receiptId, context)))
      return refuse('payment_reference_known', { reference: receipt.reference });
    return run(context, { type: 'RecordPayment', ...receipt, receiptId, today: shopDay(context.now) });
  },

  /** An account lives on in another, which owes from now on what it owed; harmless when repeated. */
  async giveOver(
    { accountId: from, to }: { readonly accountId: string; readonly to: string },
    context: OperationContext,
  ): Promise<void> {
    await context.run(credit, `credit-${from}`, { type: 'GiveOver', accountId: from, to });
    const events = (await context.history(`credit-${from}`)) as readonly (CreditEvent & StoredEvent)[];
    for (const { type, data } of events)
      if (type === 'CreditGivenOver') {
        const { openItems, unapplied, holds, creditNotes } = data;
        const balance = { openItems, unapplied, holds, creditNotes };
        await context.run(credit, `credit-${to}`, { type: 'TakeOver', accountId: to, from, balance }, { step: from });
      }
  },

  /** Gives a hold back. */
  async release(input: InputTo<CreditCommand, 'Release'>, context: OperationContext): Promise<void> {
    await run(context, { type: 'Release', ...input });
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly credit: FunctionsOf<typeof creditFunctions>;
  }
}

/**
 * Tells whether a payment with this reference was recorded before: a second one is more often a slip than a payment
 * (security.md S25). A repeated click is not another.
 */
async function isKnown(
  { accountId, reference }: { readonly accountId: string; readonly reference: string },
  receiptId: string,
  context: OperationContext,
): Promise<boolean> {
  const events = (await context.history(`credit-${accountId}`)) as readonly (CreditEvent & StoredEvent)[];
  const same = (one: string) => one.replace(/\s+/g, '').toLowerCase();
  return events.some(
    ({ type, data }) =>
      type === 'AccountPaymentReceived' && data.receiptId !== receiptId && same(data.reference) === same(reference),
  );
}
