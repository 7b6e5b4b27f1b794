// Money that comes for what an account owes: recorded by staff, or paid by the buyer, and reversed where it went back.
import { own } from '#domain/shared/dictionary.ts';
import { entryOf } from '#domain/shared/growing-record.ts';
import { unreachable } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { sum, type Amount } from '#domain/shared/money.ts';
import { reversalItemOf, type Applied, type CreditEvent, type OpenItem } from './credit.events.ts';
import { checkMoves, discountsOf, isDisputed, payable, settlementOf, type CreditState } from './credit.state.ts';

export type PaymentCommand =
  | {
      readonly type: 'RecordPayment';
      readonly receiptId: string;
      readonly amount: Amount;
      readonly reference: string;
      readonly receivedOn: string;
      readonly today: string;
      /** The day on which the buyer paid, where the money came days later: a discount goes by it. */
      readonly paidOn?: string;
      /** Settled first; without them the oldest are. */
      readonly items?: readonly Applied[];
      /** It may settle what is disputed. */
      readonly disputedToo?: boolean;
      /** The buyer's own payment, whose money was taken: what is beyond the debt waits for further open items. */
      readonly paymentId?: string;
      /** The shop's bank says that the money came: what is beyond the debt waits likewise. */
      readonly isThere?: boolean;
    }
  /** What of open items the buyer is about to pay. */
  | { readonly type: 'ReserveItems'; readonly receiptId: string; readonly items: readonly Applied[] }
  | { readonly type: 'ReleaseItems'; readonly receiptId: string; readonly reason: string }
  | {
      readonly type: 'ReversePayment';
      readonly receiptId: string;
      readonly reason: string;
      /** What it settles, each with what is open of it again. */
      readonly items: readonly OpenItem[];
      /** How often what it settles had been changed by hand when it was looked at. */
      readonly moves: number;
      readonly at: string;
      readonly today: string;
    };

type Of<Type extends PaymentCommand['type']> = Extract<PaymentCommand, { type: Type }> & { readonly accountId: string };

export function decidePayment(command: Of<PaymentCommand['type']>, state: CreditState): CreditEvent[] {
  const { accountId, receiptId } = command;
  switch (command.type) {
    case 'RecordPayment':
      return recordPayment(command, state);
    case 'ReserveItems':
      return reserveItems(command, state);
    case 'ReleaseItems':
      return own(state.reserved, receiptId)
        ? [{ type: 'OpenItemsReleased', data: { accountId, receiptId, reason: command.reason } }]
        : [];
    case 'ReversePayment':
      return reversePayment(command, state);
    default:
      return unreachable(command);
  }
}

function recordPayment(command: Of<'RecordPayment'>, state: CreditState): CreditEvent[] {
  const { accountId, receiptId, amount, reference, receivedOn, today, paymentId, isThere } = command;
  if (entryOf(state.receipts, receiptId) !== undefined) return [];
  if (receivedOn > today) return refuse('payment_received_later', {}, 'invalid');
  const items = payable(state, receiptId);
  const first = own(state.reserved, receiptId) ?? command.items ?? [];
  const meant = command.disputedToo ? items : undisputed(items, paymentId || isThere ? first : [], state);
  if (isThere) checkChosen(amount, first, items);
  else if (!paymentId) {
    checkOwed(amount, first, items, state);
    checkMeant(amount, first, meant, state);
  }
  const { applied, discounts } = settlementOf(meant, amount, first, command.paidOn ?? receivedOn);
  return [
    {
      type: 'AccountPaymentReceived',
      data: { accountId, receiptId, amount, reference, receivedOn, applied, ...(paymentId ? { paymentId } : {}) },
    },
    ...discounts.map((discount) => ({
      type: 'EarlyPaymentDiscountGranted' as const,
      data: { accountId, receiptId, ...discount },
    })),
  ];
}

/** @throws DomainError payment_above_owed, payment_below_items, invoice_not_owed */
function checkOwed(
  amount: Amount,
  first: readonly Applied[],
  items: readonly OpenItem[],
  { unapplied }: CreditState,
): void {
  if (amount > sum(items.map(({ open }) => open)) - unapplied) refuse('payment_above_owed');
  checkChosen(amount, first, items);
}

/** @throws DomainError payment_below_items, invoice_not_owed */
function checkChosen(amount: Amount, first: readonly Applied[], items: readonly OpenItem[]): void {
  if (sum(first.map((part) => part.amount)) > amount) refuse('payment_below_items', {}, 'invalid');
  checkOpen(first, items);
}

/** What is not disputed, and what was chosen. */
function undisputed(items: readonly OpenItem[], chosen: readonly Applied[], state: CreditState): readonly OpenItem[] {
  const isHeld = isDisputed(state);
  return items.filter((item) => !isHeld(item) || chosen.some(({ openItemId }) => openItemId === item.openItemId));
}

/** @throws DomainError payment_of_disputed, where it can only settle what is disputed */
function checkMeant(
  amount: Amount,
  first: readonly Applied[],
  meant: readonly OpenItem[],
  { unapplied }: CreditState,
): void {
  const isLeftOut = first.some(({ openItemId }) => !meant.some((item) => item.openItemId === openItemId));
  if (isLeftOut || amount > sum(meant.map(({ open }) => open)) - unapplied) refuse('payment_of_disputed');
}

function reversePayment(command: Of<'ReversePayment'>, state: CreditState): CreditEvent[] {
  const { accountId, receiptId, reason, items, at: reversedAt, today } = command;
  const amount = entryOf(state.receipts, receiptId) ?? notFound('receipt_not_found');
  if (state.reversed.includes(receiptId)) return [];
  checkMoves(command, state);
  const waiting = amount - sum(items.map(({ open }) => open));
  // What of it had waited, and has settled something else since, is owed by no other item.
  const missing = waiting - Math.min(waiting, Math.max(0, state.unapplied));
  const owed: readonly OpenItem[] = missing
    ? [{ openItemId: reversalItemOf(receiptId), orderId: '', amount: missing, open: missing, dueOn: today }]
    : [];
  return [
    ...discountWithdrawn(accountId, receiptId, discountsOf(state, receiptId)),
    {
      type: 'AccountPaymentReversed',
      data: { accountId, receiptId, amount, reason, items: [...items, ...owed], reversedAt },
    },
  ];
}

/** Nothing where nothing was taken off. */
export const discountWithdrawn = (accountId: string, receiptId: string, items: readonly OpenItem[]): CreditEvent[] =>
  items.length ? [{ type: 'EarlyPaymentDiscountWithdrawn', data: { accountId, receiptId, items } }] : [];

function reserveItems({ accountId, receiptId, items }: Of<'ReserveItems'>, state: CreditState): CreditEvent[] {
  if (own(state.reserved, receiptId) || entryOf(state.receipts, receiptId) !== undefined) return [];
  checkOpen(items, payable(state));
  return [{ type: 'OpenItemsReserved', data: { accountId, receiptId, items } }];
}

/** @throws DomainError invoice_not_owed */
export function checkOpen(parts: readonly Applied[], items: readonly OpenItem[]): void {
  for (const { openItemId, amount } of parts) {
    const open = items.find((item) => item.openItemId === openItemId)?.open ?? 0;
    if (amount > open) refuse('invoice_not_owed', { openItemId, amount, open });
  }
}
