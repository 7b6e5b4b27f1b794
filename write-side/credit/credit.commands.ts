import type { InputTo } from '#domain/shared/decider.ts';
import { credit, type CreditCommand } from '#domain/credit/credit.decider.ts';
import type { Applied, CreditEvent, OpenItem } from '#domain/credit/credit.events.ts';
import { creditOwed, payable } from '#domain/credit/credit.state.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { dueUnder } from '#domain/shared/payment-terms.ts';
import { entryOf } from '#domain/shared/growing-record.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import type { agedBalanceOperations } from '#contracts/credit/aged-balance.ts';
import type { correctionOperations } from '#contracts/credit/correction.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';

/** Tells commands of one request apart that are asked of the same ledger. */
function stepOf(command: CreditCommand): string {
  switch (command.type) {
    case 'PostOpenItem':
      return command.part?.openItemId ?? command.holdId;
    case 'IssueCreditNote':
      return `${command.creditNoteId} ${command.paymentId ?? command.openItemId}`;
    case 'ReduceHold':
      return `${command.refundId} ${command.holdId}`;
    case 'PostFinanceCharge':
      return `${command.accountId} ${command.through}`;
    default:
      return 'holdId' in command ? command.holdId : 'receiptId' in command ? command.receiptId : '';
  }
}

/** The ledger of an account, or of the one that it lives on in. */
const ledgerOf = async ({ states }: OperationContext, accountId: string): Promise<string> =>
  `credit-${(await states.account.standing({ accountId })).accountId}`;

/** What an account owes is owed by the one that it lives on in. */
export async function runOnLedger(context: OperationContext, command: CreditCommand): Promise<void> {
  const { accountId } = await context.states.account.standing({ accountId: command.accountId });
  await context.run(credit, `credit-${accountId}`, { ...command, accountId }, { step: stepOf(command) });
}

const limitOf = ({ caller }: OperationContext): { limit?: number } => {
  const limit = caller.limits?.writeOffAmount;
  return limit === undefined ? {} : { limit };
};

export const creditCommands: Handlers<typeof agedBalanceOperations & typeof correctionOperations, 'command'> = {
  async 'admin/credit/reversepayment'(reversal, context) {
    await creditFunctions.reverse(reversal, context);
    return { message: 'success' };
  },

  async 'admin/credit/unapplypayment'({ openItemId, ...of }, context) {
    const { items: settled, moves } = await context.queries.receipt.find({ receiptId: of.receiptId });
    const items = openItemId ? settled.filter((item) => item.openItemId === openItemId) : settled;
    await runOnLedger(context, { type: 'UnapplyPayment', ...of, items, moves });
    return { message: 'success' };
  },

  async 'admin/credit/applypayment'({ openItemId, amount, ...of }, context) {
    const { waiting, moves } = await context.queries.receipt.find({ receiptId: of.receiptId });
    await runOnLedger(context, { type: 'ApplyPayment', ...of, items: [{ openItemId, amount }], waiting, moves });
    return { message: 'success' };
  },

  async 'admin/credit/adjustbalance'(adjustment, context) {
    const { kind } = await context.queries.account.profile({ accountId: adjustment.accountId });
    if (kind === 'guest') return notFound('account_not_found');
    await runOnLedger(context, { type: 'AdjustBalance', ...adjustment, adjustmentId: context.id('adjustment') });
    return { message: 'success' };
  },

  async 'admin/credit/adjustitem'(reduction, context) {
    await runOnLedger(context, {
      type: 'AdjustItem',
      ...reduction,
      adjustmentId: context.id('adjustment'),
      ...limitOf(context),
    });
    return { message: 'success' };
  },

  async 'admin/credit/writeoffitem'(reduction, context) {
    await runOnLedger(context, {
      type: 'WriteOffItem',
      ...reduction,
      writeOffId: context.id('writeOff'),
      ...limitOf(context),
    });
    return { message: 'success' };
  },
};

export const creditFunctions = {
  /** Sets an account's credit limit. */
  async setLimit(input: InputTo<CreditCommand, 'SetLimit'>, context: OperationContext): Promise<void> {
    await runOnLedger(context, { type: 'SetLimit', ...input });
  },

  /** Holds part of the credit for an order; refuses with credit_exceeded or overdue_blocks_terms. */
  async hold(input: Omit<InputTo<CreditCommand, 'Hold'>, 'block'>, context: OperationContext): Promise<void> {
    await runOnLedger(context, { type: 'Hold', ...input, ...(await context.queries.overdue.block()) });
  },

  /** Makes a hold, or a part of it, the open item of what was billed then, under the account's own terms, or else the shop's. */
  async postOpenItem(
    {
      placedAt,
      ...hold
    }: {
      readonly orderId: string;
      readonly placedAt: string;
      readonly accountId: string;
      readonly holdId: string;
      readonly part?: Applied;
    },
    context: OperationContext,
  ): Promise<void> {
    await runOnLedger(context, {
      type: 'PostOpenItem',
      ...hold,
      ...(await creditStates.dueOn({ accountId: hold.accountId, placedAt }, context)),
    });
  },

  /** Charges an account for what is overdue until a day, once for each day. */
  async postFinanceCharge(
    input: InputTo<CreditCommand, 'PostFinanceCharge'>,
    context: OperationContext,
  ): Promise<void> {
    await runOnLedger(context, { type: 'PostFinanceCharge', ...input });
  },

  /** Takes off a hold what will never be billed, once for each refund. */
  async reduceHold(input: InputTo<CreditCommand, 'ReduceHold'>, context: OperationContext): Promise<void> {
    await runOnLedger(context, { type: 'ReduceHold', ...input });
  },

  /** Issues a credit note for a refund, once: it settles the open item of its order first. */
  async issueNote(input: InputTo<CreditCommand, 'IssueCreditNote'>, context: OperationContext): Promise<void> {
    await runOnLedger(context, { type: 'IssueCreditNote', ...input });
  },

  /**
   * Settles open items with a payment on account: `items` first, then the oldest. Refuses with payment_above_owed,
   * payment_below_items, invoice_not_owed, payment_of_disputed, payment_reference_known or month_closed. Of money that
   * `isThere` what is beyond the debt waits, and its `receiptId` tells it from any other.
   */
  async receive(
    {
      again,
      ...receipt
    }: {
      readonly amount: number;
      readonly reference: string;
      readonly receivedOn: string;
      readonly accountId: string;
      readonly items?: readonly Applied[];
      readonly again?: boolean;
      readonly disputedToo?: boolean;
      readonly isThere?: boolean;
      readonly receiptId?: string;
    },
    context: OperationContext,
  ): Promise<void> {
    await context.states.closedMonth.requireOpen({ on: receipt.receivedOn });
    const receiptId = receipt.receiptId ?? context.id('receipt');
    if (!again && !receipt.isThere && (await isKnown(receipt, receiptId, context)))
      return refuse('payment_reference_known', { reference: receipt.reference });
    return runOnLedger(context, { type: 'RecordPayment', ...receipt, receiptId, today: shopDay(context.now) });
  },

  /** Reserves what of open items a buyer is about to pay; refuses with invoice_not_owed. */
  async reserveItems(input: InputTo<CreditCommand, 'ReserveItems'>, context: OperationContext): Promise<void> {
    await runOnLedger(context, { type: 'ReserveItems', ...input });
  },

  async releaseItems(input: InputTo<CreditCommand, 'ReleaseItems'>, context: OperationContext): Promise<void> {
    await runOnLedger(context, { type: 'ReleaseItems', ...input });
  },

  /** Settles the open items that were reserved with the money that the buyer paid, once. */
  async receiveReserved(
    receipt: {
      readonly accountId: string;
      readonly receiptId: string;
      readonly paymentId: string;
      readonly amount: number;
      readonly reference: string;
      /** The day on which the buyer paid, YYYY-MM-DD: a debit settles days later. */
      readonly paidOn: string;
    },
    context: OperationContext,
  ): Promise<void> {
    const today = shopDay(context.now);
    await runOnLedger(context, { type: 'RecordPayment', ...receipt, receivedOn: today, today });
  },

  /** Owes again what a payment had settled whose money went back, once; refuses with receipt_not_found. */
  async reverse(
    {
      accountId,
      receiptId,
      reason,
    }: { readonly accountId: string; readonly receiptId: string; readonly reason: string },
    context: OperationContext,
  ): Promise<void> {
    const { items, moves } = await context.queries.receipt.find({ receiptId });
    const { now: at } = context;
    const today = shopDay(at);
    await runOnLedger(context, { type: 'ReversePayment', accountId, receiptId, reason, items, moves, at, today });
  },

  /** Marks open items as disputed, once. */
  async dispute(input: InputTo<CreditCommand, 'DisputeItems'>, context: OperationContext): Promise<void> {
    await runOnLedger(context, { type: 'DisputeItems', ...input });
  },

  async endDispute(input: InputTo<CreditCommand, 'EndItemDispute'>, context: OperationContext): Promise<void> {
    await runOnLedger(context, { type: 'EndItemDispute', ...input });
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
        const { accountId: _, to: __, ...balance } = data;
        await context.run(credit, `credit-${to}`, { type: 'TakeOver', accountId: to, from, balance }, { step: from });
      }
  },

  /** Gives a hold back. */
  async release(input: InputTo<CreditCommand, 'Release'>, context: OperationContext): Promise<void> {
    await runOnLedger(context, { type: 'Release', ...input });
  },
};

export const creditStates = {
  /** When what is owed for an order falls due, and what an early payment takes off: by the account's own terms, or else the shop's. */
  async dueOn(
    { accountId, placedAt }: { readonly accountId: string; readonly placedAt: string },
    { queries, states }: OperationContext,
  ): Promise<ReturnType<typeof dueUnder>> {
    const { terms: own } = await states.account.standing({ accountId });
    return dueUnder(await queries.account.paymentTerms({ terms: own }), shopDay(placedAt));
  },

  /** What the ledger of just this account owes; below 0 where it is in its favour. */
  async owed({ accountId }: { readonly accountId: string }, context: OperationContext): Promise<{ owed: number }> {
    return { owed: creditOwed((await context.load(credit, `credit-${accountId}`)).state) };
  },

  /** Whether a payment on account by this id is on record. */
  async received(
    { accountId, receiptId }: { readonly accountId: string; readonly receiptId: string },
    context: OperationContext,
  ): Promise<{ received: boolean }> {
    const { state } = await context.load(credit, await ledgerOf(context, accountId));
    return { received: entryOf(state.receipts, receiptId) !== undefined };
  },

  /** The open items of an account that nobody is paying at this moment, the first to fall due first. */
  async payable(
    { accountId }: { readonly accountId: string },
    context: OperationContext,
  ): Promise<{ accountId: string; currency: CurrencyCode; items: readonly OpenItem[] }> {
    const ledger = await ledgerOf(context, accountId);
    const { state } = await context.load(credit, ledger);
    return { accountId: ledger.slice('credit-'.length), currency: state.currency, items: payable(state) };
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly credit: FunctionsOf<typeof creditFunctions>;
  }
  interface States {
    readonly credit: FunctionsOf<typeof creditStates>;
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
