import type { bankTransactionOperations } from '#contracts/bank-transaction/bank-transaction.ts';
import {
  bankTransaction,
  unmatchedOf,
  type BankMatch,
  type BankTransactionCommand,
  type BankTransactionState,
} from '#domain/bank-transaction/bank-transaction.decider.ts';
import {
  bankTransactionStream,
  transactionOfReceipt,
  type MatchTarget,
} from '#domain/bank-transaction/bank-transaction.events.ts';
import { own } from '#domain/shared/dictionary.ts';
import { DomainError, notFound, refuse } from '#domain/shared/domain-error.ts';
import { discountOn } from '#domain/shared/payment-terms.ts';
import { needed } from '#domain/shared/needed.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import { takeInFile } from './take-in-file.ts';

const success = { message: 'success' } as const;

export const bankTransactionCommands: Handlers<typeof bankTransactionOperations, 'command'> = {
  'admin/banktransaction/import': ({ FileName, FileData, DayFirst }, context) =>
    takeInFile({ fileName: FileName, base64: FileData, dayFirst: DayFirst }, context),

  async 'admin/banktransaction/matchaccount'(
    { transactionId, seen, accountId, openItemId, further, amount, receivedOn },
    context,
  ) {
    const { currency, bookedOn } = await importedOf(transactionId, context);
    const account = await context.queries.account.profile({ accountId });
    if (account.kind === 'guest') return notFound('account_not_found');
    if (account.currency !== currency) return refuse('payment_currency_differs', { currency, due: account.currency });
    const target: MatchTarget = {
      ...{ kind: 'account', accountId },
      ...(openItemId ? { openItemId, ...(further?.length ? { further } : {}) } : {}),
    };
    return match({ transactionId, seen, amount, target, receivedOn: receivedOn ?? bookedOn }, context);
  },

  async 'admin/banktransaction/matchorder'(
    { transactionId, seen, orderId, paymentId, isShort = false, receivedOn },
    context,
  ) {
    const { state } = await context.load(bankTransaction, bankTransactionStream(transactionId));
    const { bookedOn } = state.imported ?? notFound('bank_transaction_not_found');
    const payment = await context.states.payment.get({ paymentId });
    if (payment.orderId !== orderId) return notFound('payment_not_found');
    const due = payment.amount - payment.received;
    const left = unmatchedOf(state);
    const limit = context.caller.limits?.writeOffAmount;
    const target: MatchTarget = { kind: 'order', orderId, paymentId, isShort: isShort && left < due };
    // Of less than is still to come everything is for it; what is beyond it waits.
    const amount = Math.min(left, due);
    const short = isShort && limit !== undefined ? { short: { amount: due - amount, limit } } : {};
    return match({ transactionId, seen, amount, target, receivedOn: receivedOn ?? bookedOn, ...short }, context);
  },

  async 'admin/banktransaction/unmatch'({ transactionId, matchId, reason }, context) {
    const { state } = await context.load(bankTransaction, bankTransactionStream(transactionId));
    const { target } = own(state.matches, matchId) ?? notFound('bank_match_not_found');
    if (target.kind === 'order') {
      const { paymentId } = target;
      const { awaiting } = await context.states.payment.get({ paymentId });
      // Of an order whose money is there, money is refunded.
      if (!awaiting) return refuse('bank_match_of_order');
      await context.commands.payment.reversePart({ paymentId, receiptId: matchId, reason });
    } else await context.commands.credit.reverse({ accountId: target.accountId, receiptId: matchId, reason });
    await run(context, { type: 'EndMatch', transactionId, matchId, reason }, 'end');
    return success;
  },

  async 'admin/banktransaction/setaside'(of, context) {
    await run(context, { type: 'SetAside', ...of });
    return success;
  },

  async 'admin/banktransaction/takeup'(of, context) {
    await run(context, { type: 'TakeUp', ...of });
    return success;
  },
};

export const bankTransactionFunctions = {
  /** Goes on with a match whose request died before the receipt was recorded; harmless when repeated. */
  async settle(
    { transactionId, matchId }: { readonly transactionId: string; readonly matchId: string },
    context: OperationContext,
  ): Promise<void> {
    const { state } = await context.load(bankTransaction, bankTransactionStream(transactionId));
    const found = own(state.matches, matchId);
    if (!found) return;
    await settle(found, state, context).catch((error: unknown) => {
      // It waits to be matched again, as its page says.
      if (!(error instanceof DomainError)) throw error;
    });
  },

  /** The receipt of a match was reversed; of any other receipt nothing happens. Harmless when repeated. */
  async endMatch(
    { receiptId, reason }: { readonly receiptId: string; readonly reason: string },
    context: OperationContext,
  ): Promise<void> {
    const transactionId = transactionOfReceipt(receiptId);
    if (transactionId) await run(context, { type: 'EndMatch', transactionId, matchId: receiptId, reason });
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface Commands {
    readonly bankTransaction: FunctionsOf<typeof bankTransactionFunctions>;
  }
}

const run = (context: OperationContext, command: BankTransactionCommand, step = '') =>
  context.run(bankTransaction, bankTransactionStream(command.transactionId), command, { step });

async function importedOf(transactionId: string, context: OperationContext) {
  const { state } = await context.load(bankTransaction, bankTransactionStream(transactionId));
  return state.imported ?? notFound('bank_transaction_not_found');
}

/** The match is on record before the receipt: whoever finds it without one records that. */
async function match(
  found: Omit<Extract<BankTransactionCommand, { type: 'MatchTransaction' }>, 'type'>,
  context: OperationContext,
) {
  const { events } = await run(context, { type: 'MatchTransaction', ...found });
  const matched = needed(
    events.find((event) => event.type === 'BankTransactionMatched'),
    'match',
  ).data;
  const { state } = await context.load(bankTransaction, bankTransactionStream(found.transactionId));
  // The same click again, of a match that has ended since.
  if (!own(state.matches, matched.matchId)) return refuse('bank_transaction_changed');
  await settle(matched, state, context);
  return success;
}

/** @throws DomainError what the target says against it; the match has ended then */
async function settle(
  { transactionId, matchId, amount, target, receivedOn }: BankMatch,
  { imported }: BankTransactionState,
  context: OperationContext,
): Promise<void> {
  if (await isReceived(target, matchId, context)) return;
  const { reference, currency } = needed(imported, 'transaction of a match');
  const receipt = { receiptId: matchId, amount, reference: reference || transactionId, receivedOn };
  try {
    if (target.kind === 'account') {
      const { accountId, openItemId, further = [] } = target;
      await context.commands.credit.receive({
        ...{ ...receipt, accountId, isThere: true },
        ...(openItemId
          ? { items: await chosen({ accountId, openItemIds: [openItemId, ...further], amount, receivedOn }, context) }
          : {}),
      });
    } else
      await context.commands.payment.receive({
        ...{ ...receipt, paymentId: target.paymentId, currency, isShort: target.isShort },
      });
  } catch (error) {
    if (error instanceof DomainError)
      await run(context, { type: 'EndMatch', transactionId, matchId, reason: error.code }, 'refused');
    throw error;
  }
}

async function isReceived(target: MatchTarget, receiptId: string, { states }: OperationContext): Promise<boolean> {
  if (target.kind === 'order')
    return (await states.payment.get({ paymentId: target.paymentId })).receiptIds.includes(receiptId);
  return (await states.credit.received({ accountId: target.accountId, receiptId })).received;
}

/** What of open items so much money of a day settles, one after the other; of one that is not owed the ledger refuses it. */
async function chosen(
  {
    accountId,
    openItemIds,
    amount,
    receivedOn,
  }: { accountId: string; openItemIds: readonly string[]; amount: number; receivedOn: string },
  { states }: OperationContext,
) {
  const { items } = await states.credit.payable({ accountId });
  let left = amount;
  return openItemIds.flatMap((openItemId) => {
    const item = items.find((one) => one.openItemId === openItemId);
    const open = item ? item.open - discountOn(item.open, item.discount, receivedOn) : left;
    const settled = Math.min(open, left);
    left -= settled;
    return settled ? [{ openItemId, amount: settled }] : [];
  });
}
