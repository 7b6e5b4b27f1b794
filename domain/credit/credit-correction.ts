// What staff correct in a ledger by hand, each with a reason: what a payment settles, and what is owed.
import { entryOf } from '#domain/shared/growing-record.ts';
import { unreachable } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { sum, type Amount } from '#domain/shared/money.ts';
import type { Applied, CreditEvent, OpenItem } from './credit.events.ts';
import { checkOpen, discountWithdrawn } from './credit-payment.ts';
import { checkMoves, discountsOf, isDisputed, payable, type CreditState } from './credit.state.ts';

/** `moves`: how often what the receipt settles had been changed when it was looked at. */
interface OfReceipt {
  readonly receiptId: string;
  readonly moves: number;
  readonly reason: string;
}

/** `limit`: how much of one open item whoever asks may take off by hand. */
interface Reduction {
  readonly openItemId: string;
  readonly amount: Amount;
  readonly reason: string;
  readonly limit?: Amount;
}

export type CorrectionCommand =
  /** `items`: what it settles, each with what is open of it again. */
  | ({ readonly type: 'UnapplyPayment'; readonly items: readonly OpenItem[] } & OfReceipt)
  /** `waiting`: how much of it settles nothing. */
  | ({
      readonly type: 'ApplyPayment';
      readonly waiting: Amount;
      readonly items: readonly Applied[];
      /** It may settle what is disputed. */
      readonly disputedToo?: boolean;
    } & OfReceipt)
  | {
      readonly type: 'AdjustBalance';
      readonly adjustmentId: string;
      readonly amount: Amount;
      readonly dueOn: string;
      readonly reason: string;
    }
  | ({ readonly type: 'AdjustItem'; readonly adjustmentId: string } & Reduction)
  | ({ readonly type: 'WriteOffItem'; readonly writeOffId: string } & Reduction);

export function decideCorrection(
  command: CorrectionCommand & { readonly accountId: string },
  state: CreditState,
): CreditEvent[] {
  const { accountId, reason } = command;
  switch (command.type) {
    case 'UnapplyPayment': {
      const { receiptId, items } = command;
      checkReceipt(command, state);
      if (!items.length) return refuse('payment_not_applied');
      const isUnapplied = ({ openItemId }: OpenItem) => items.some((item) => item.openItemId === openItemId);
      return [
        ...discountWithdrawn(accountId, receiptId, discountsOf(state, receiptId).filter(isUnapplied)),
        { type: 'AccountPaymentUnapplied', data: { accountId, receiptId, items, reason } },
      ];
    }
    case 'ApplyPayment': {
      const { receiptId, items: applied } = command;
      checkReceipt(command, state);
      const most = Math.min(command.waiting, state.unapplied);
      if (sum(applied.map(({ amount }) => amount)) > most) return refuse('payment_above_unapplied', { most });
      checkOpen(applied, payable(state));
      if (!command.disputedToo && applied.some(isDisputed(state))) return refuse('payment_of_disputed');
      return [{ type: 'AccountPaymentApplied', data: { accountId, receiptId, applied, reason } }];
    }
    case 'AdjustBalance': {
      const { adjustmentId, amount, dueOn } = command;
      return [{ type: 'BalanceAdjusted', data: { accountId, adjustmentId, amount, dueOn, reason } }];
    }
    case 'AdjustItem':
      checkReduction(command, state);
      return [{ type: 'OpenItemAdjusted', data: { ...reductionOf(command), adjustmentId: command.adjustmentId } }];
    case 'WriteOffItem':
      checkReduction(command, state);
      return [{ type: 'OpenItemWrittenOff', data: { ...reductionOf(command), writeOffId: command.writeOffId } }];
    default:
      return unreachable(command);
  }
}

const reductionOf = ({ accountId, openItemId, amount, reason }: Reduction & { readonly accountId: string }) => ({
  accountId,
  openItemId,
  amount,
  reason,
});

/** @throws DomainError receipt_not_found, payment_reversed, payment_moved */
function checkReceipt(
  { receiptId, moves }: { readonly receiptId: string; readonly moves: number },
  state: CreditState,
): void {
  if (entryOf(state.receipts, receiptId) === undefined) notFound('receipt_not_found');
  if (state.reversed.includes(receiptId)) refuse('payment_reversed');
  checkMoves({ receiptId, moves }, state);
}

/** @throws DomainError invoice_not_owed, write_off_limit */
function checkReduction({ openItemId, amount, limit }: Reduction, state: CreditState): void {
  checkOpen([{ openItemId, amount }], payable(state));
  const before = state.openItems.find((item) => item.openItemId === openItemId)?.reduced ?? 0;
  if (limit !== undefined && before + amount > limit) refuse('write_off_limit', { limit }, 'forbidden');
}
