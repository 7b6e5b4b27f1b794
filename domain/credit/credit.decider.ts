import { own } from '#domain/shared/dictionary.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { changesOn } from '#domain/shared/changed-fields.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { entryOf, flat } from '#domain/shared/growing-record.ts';
import type { Amount } from '#domain/shared/money.ts';
import type { EarlyPaymentDiscount } from '#domain/shared/payment-terms.ts';
import type { CreditBalance, CreditEvent } from './credit.events.ts';
import { decidePayment, type PaymentCommand } from './credit-payment.ts';
import { checkTermsOpen, decideOverdue, type OverdueCommand } from './credit-overdue.ts';
import type { TermsBlock } from './overdue.state.ts';
import { decideCorrection, type CorrectionCommand } from './credit-correction.ts';
import { decideFinanceCharge, type FinanceChargeCommand } from './credit-finance-charge.ts';
import { applicationOf, creditLeft, evolve, initialState, type CreditState } from './credit.state.ts';

/** Days are YYYY-MM-DD, in the shop's calendar. */
export type CreditCommand = { readonly accountId: string } & (
  | {
      readonly type: 'SetLimit';
      readonly limit: Amount;
      readonly currency: CurrencyCode;
      /** As it was shown; without it whatever is there is overwritten. */
      readonly seen?: Amount;
    }
  | {
      readonly type: 'Hold';
      readonly holdId: string;
      readonly amount: Amount;
      readonly currency: CurrencyCode;
      /** Absent where nothing overdue blocks orders on terms. */
      readonly block?: TermsBlock;
    }
  | { readonly type: 'Release'; readonly holdId: string; readonly reason: string }
  | {
      readonly type: 'PostOpenItem';
      readonly holdId: string;
      readonly orderId: string;
      readonly dueOn: string;
      readonly discount?: EarlyPaymentDiscount;
    }
  | {
      readonly type: 'IssueCreditNote';
      readonly creditNoteId: string;
      /** The open item of the order that the money comes back for. */
      readonly openItemId: string;
      readonly amount: Amount;
    }
  | { readonly type: 'DisputeItems'; readonly disputeId: string; readonly openItemIds: readonly string[] }
  | { readonly type: 'EndItemDispute'; readonly disputeId: string }
  | PaymentCommand
  | CorrectionCommand
  | OverdueCommand
  | FinanceChargeCommand
  | { readonly type: 'GiveOver'; readonly to: string }
  | { readonly type: 'TakeOver'; readonly from: string; readonly balance: CreditBalance }
);

export const credit: Decider<CreditState, CreditCommand, CreditEvent> = {
  initialState,
  evolve,
  snapshotVersion: 9,

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
        checkTermsOpen(state, command.block);
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
        const { holdId: openItemId, orderId, dueOn, discount } = command;
        const amount = own(state.holds, openItemId);
        if (amount === undefined) return [];
        const settled = Math.max(0, Math.min(amount, state.unapplied));
        const data = { accountId, openItemId, orderId, amount, dueOn, settled };
        return [{ type: 'OpenItemPosted', data: { ...data, ...(discount ? { discount } : {}) } }];
      }
      case 'IssueCreditNote': {
        const { creditNoteId, openItemId, amount } = command;
        if (entryOf(state.creditNotes, creditNoteId) !== undefined) return [];
        const applied = applicationOf(state.openItems, amount, [{ openItemId, amount }]);
        return [{ type: 'CreditNoteIssued', data: { accountId, creditNoteId, openItemId, amount, applied } }];
      }
      case 'DisputeItems': {
        const { disputeId, openItemIds } = command;
        return own(state.disputed, disputeId)
          ? []
          : [{ type: 'OpenItemsDisputed', data: { accountId, disputeId, openItemIds } }];
      }
      case 'EndItemDispute': {
        const { disputeId } = command;
        const openItemIds = own(state.disputed, disputeId);
        return openItemIds ? [{ type: 'OpenItemDisputeEnded', data: { accountId, disputeId, openItemIds } }] : [];
      }
      case 'RecordPayment':
      case 'ReserveItems':
      case 'ReleaseItems':
      case 'ReversePayment':
        return decidePayment(command, state);
      case 'UnapplyPayment':
      case 'ApplyPayment':
      case 'AdjustBalance':
      case 'AdjustItem':
      case 'WriteOffItem':
        return decideCorrection(command, state);
      case 'PostFinanceCharge':
        return decideFinanceCharge(command, state);
      case 'GrantTermsOverride':
      case 'WithdrawTermsOverride':
      case 'PromisePayment':
      case 'NoteCollectionCall':
        return decideOverdue(command, state);
      default:
        return decideMerger(command, state);
    }
  },
};

/** What an account owes goes over to the one that it was merged into. */
function decideMerger(
  command: Extract<CreditCommand, { type: 'GiveOver' | 'TakeOver' }>,
  state: CreditState,
): CreditEvent[] {
  const { accountId } = command;
  switch (command.type) {
    case 'GiveOver': {
      const { openItems, unapplied, holds, creditNotes, disputed, promises } = state;
      const isEmpty = !openItems.length && !unapplied && !Object.keys(holds).length;
      return isEmpty
        ? []
        : [
            {
              type: 'CreditGivenOver',
              data: {
                ...{ accountId, to: command.to, openItems, unapplied, holds, disputed, promises },
                creditNotes: flat(creditNotes),
              },
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
