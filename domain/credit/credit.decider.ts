import { own } from '#domain/shared/dictionary.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { changesOn } from '#domain/shared/changed-fields.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { sum, type Amount } from '#domain/shared/money.ts';
import type { Applied, CreditBalance, CreditEvent, OpenItem } from './credit.events.ts';
import { applicationOf, creditLeft, evolve, initialState, payable, type CreditState } from './credit.state.ts';

/** Days are YYYY-MM-DD, in the shop's calendar. */
export type CreditCommand = { readonly accountId: string } & (
  | {
      readonly type: 'SetLimit';
      readonly limit: Amount;
      readonly currency: CurrencyCode;
      /** As it was shown; without it whatever is there is overwritten. */
      readonly seen?: Amount;
    }
  | { readonly type: 'Hold'; readonly holdId: string; readonly amount: Amount; readonly currency: CurrencyCode }
  | { readonly type: 'Release'; readonly holdId: string; readonly reason: string }
  | { readonly type: 'PostOpenItem'; readonly holdId: string; readonly orderId: string; readonly dueOn: string }
  | {
      readonly type: 'IssueCreditNote';
      readonly creditNoteId: string;
      /** The open item of the order that the money comes back for. */
      readonly openItemId: string;
      readonly amount: Amount;
    }
  | {
      readonly type: 'RecordPayment';
      readonly receiptId: string;
      readonly amount: Amount;
      readonly reference: string;
      readonly receivedOn: string;
      readonly today: string;
      /** Settled first; without them the oldest are. */
      readonly items?: readonly Applied[];
      /** The buyer's own payment, whose money was taken: what is beyond the debt waits for further open items. */
      readonly paymentId?: string;
    }
  /** What of open items the buyer is about to pay. */
  | { readonly type: 'ReserveItems'; readonly receiptId: string; readonly items: readonly Applied[] }
  | { readonly type: 'ReleaseItems'; readonly receiptId: string; readonly reason: string }
  | {
      readonly type: 'ReversePayment';
      readonly receiptId: string;
      readonly reason: string;
      /** What it had settled, each with what is open of it again. */
      readonly items: readonly OpenItem[];
      readonly at: string;
    }
  | { readonly type: 'GiveOver'; readonly to: string }
  | { readonly type: 'TakeOver'; readonly from: string; readonly balance: CreditBalance }
);

export const credit: Decider<CreditState, CreditCommand, CreditEvent> = {
  initialState,
  evolve,
  snapshotVersion: 4,

  decide(command, state) {
    const { accountId } = command;
    switch (command.type) {
      case 'SetLimit': {
        const { limit, currency, seen = state.limit } = command;
        changesOn({ limit: state.limit }, { limit: seen }, { limit });
        return state.limit === limit && state.currency === currency
          ? []
          : [{ type: 'CreditLimitSet', data: { accountId, limit, currency } }];
      }
      case 'Hold': {
        const { holdId, amount, currency } = command;
        if (own(state.holds, holdId) !== undefined) return [];
        const left = creditLeft(state);
        if (amount > left || currency !== state.currency)
          return refuse('credit_exceeded', { left, amount, currency }, 'payment');
        return [{ type: 'CreditHeld', data: { accountId, holdId, amount } }];
      }
      case 'Release':
        return own(state.holds, command.holdId) === undefined
          ? []
          : [{ type: 'CreditHoldReleased', data: { accountId, holdId: command.holdId, reason: command.reason } }];
      case 'PostOpenItem': {
        const { holdId: openItemId, orderId, dueOn } = command;
        const amount = own(state.holds, openItemId);
        if (amount === undefined) return [];
        const settled = Math.max(0, Math.min(amount, state.unapplied));
        return [{ type: 'OpenItemPosted', data: { accountId, openItemId, orderId, amount, dueOn, settled } }];
      }
      case 'IssueCreditNote': {
        const { creditNoteId, openItemId, amount } = command;
        if (own(state.creditNotes, creditNoteId) !== undefined) return [];
        const applied = applicationOf(state.openItems, amount, [{ openItemId, amount }]);
        return [{ type: 'CreditNoteIssued', data: { accountId, creditNoteId, openItemId, amount, applied } }];
      }
      case 'RecordPayment':
        return recordPayment(command, state);
      case 'ReserveItems': {
        const { receiptId, items } = command;
        if (own(state.reserved, receiptId) ?? own(state.receipts, receiptId)) return [];
        const open = new Map(payable(state).map((item) => [item.openItemId, item.open]));
        for (const { openItemId, amount } of items)
          if (amount > (open.get(openItemId) ?? 0))
            return refuse('invoice_not_owed', { openItemId, amount, open: open.get(openItemId) ?? 0 });
        return [{ type: 'OpenItemsReserved', data: { accountId, receiptId, items } }];
      }
      case 'ReleaseItems': {
        const { receiptId, reason } = command;
        return own(state.reserved, receiptId)
          ? [{ type: 'OpenItemsReleased', data: { accountId, receiptId, reason } }]
          : [];
      }
      case 'ReversePayment': {
        const { receiptId, reason, items, at: reversedAt } = command;
        const amount = own(state.receipts, receiptId) ?? notFound('receipt_not_found');
        if (state.reversed.includes(receiptId)) return [];
        return [{ type: 'AccountPaymentReversed', data: { accountId, receiptId, amount, reason, items, reversedAt } }];
      }
      default:
        return decideMerger(command, state);
    }
  },
};

function recordPayment(command: Extract<CreditCommand, { type: 'RecordPayment' }>, state: CreditState): CreditEvent[] {
  const { accountId, receiptId, amount, reference, receivedOn, today, paymentId } = command;
  if (own(state.receipts, receiptId) !== undefined) return [];
  if (receivedOn > today) return refuse('payment_received_later', {}, 'invalid');
  const items = payable(state, receiptId);
  const first = own(state.reserved, receiptId) ?? command.items ?? [];
  if (!paymentId) {
    if (amount > sum(items.map(({ open }) => open)) - state.unapplied) return refuse('payment_above_owed');
    for (const { openItemId, amount: part } of first)
      if (part > (items.find((item) => item.openItemId === openItemId)?.open ?? 0))
        return refuse('invoice_not_owed', { openItemId, amount: part });
    if (sum(first.map((part) => part.amount)) > amount) return refuse('payment_below_items', {}, 'invalid');
  }
  const applied = applicationOf(items, amount, first);
  return [
    {
      type: 'AccountPaymentReceived',
      data: { accountId, receiptId, amount, reference, receivedOn, applied, ...(paymentId ? { paymentId } : {}) },
    },
  ];
}

/** What an account owes goes over to the one that it was merged into. */
function decideMerger(
  command: Extract<CreditCommand, { type: 'GiveOver' | 'TakeOver' }>,
  state: CreditState,
): CreditEvent[] {
  const { accountId } = command;
  switch (command.type) {
    case 'GiveOver': {
      const { openItems, unapplied, holds, creditNotes } = state;
      const isEmpty = !openItems.length && !unapplied && !Object.keys(holds).length;
      return isEmpty
        ? []
        : [
            {
              type: 'CreditGivenOver',
              data: { accountId, to: command.to, openItems, unapplied, holds, creditNotes },
            },
          ];
    }
    case 'TakeOver':
      return state.takenOver.includes(command.from)
        ? []
        : [{ type: 'CreditTakenOver', data: { accountId, from: command.from, ...command.balance } }];
    default:
      return unreachable(command);
  }
}
