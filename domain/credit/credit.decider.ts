import { own } from '#domain/shared/dictionary.ts';
import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { changesOn } from '#domain/shared/changed-fields.ts';
import { flat } from '#domain/shared/growing-record.ts';
import type { Amount, CurrencyCode } from '#domain/shared/money.ts';
import type { CreditBalance, CreditEvent } from './credit.events.ts';
import { decideCorrection, type CorrectionCommand } from './credit-correction.ts';
import { decideFinanceCharge, type FinanceChargeCommand } from './credit-finance-charge.ts';
import { decideOrderCredit, type OrderCreditCommand } from './credit-order.ts';
import { decideOverdue, type OverdueCommand } from './credit-overdue.ts';
import { decidePayment, type PaymentCommand } from './credit-payment.ts';
import { evolve, initialState, type CreditState } from './credit.state.ts';

/** Days are YYYY-MM-DD, in the shop's calendar. */
export type CreditCommand = { readonly accountId: string } & (
  | {
      readonly type: 'SetLimit';
      readonly limit: Amount;
      readonly currency: CurrencyCode;
      /** As it was shown; without it whatever is there is overwritten. */
      readonly seen?: Amount;
    }
  | OrderCreditCommand
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
  snapshotVersion: 10,

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
      case 'Hold':
      case 'Release':
      case 'PostOpenItem':
      case 'ReduceHold':
      case 'IssueCreditNote':
        return decideOrderCredit(command, state);
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
      const { openItems, unapplied, holds, creditNotes, holdParts, disputed, promises } = state;
      const isEmpty = !openItems.length && !unapplied && !Object.keys(holds).length;
      return isEmpty
        ? []
        : [
            {
              type: 'CreditGivenOver',
              data: {
                ...{ accountId, to: command.to, openItems, unapplied, holds, disputed, promises },
                creditNotes: flat(creditNotes),
                holdParts: flat(holdParts),
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
