// What orders hold of an account's credit, and what they come to owe.
import { own } from '#domain/shared/dictionary.ts';
import { unreachable } from '#domain/shared/decider.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { entryOf } from '#domain/shared/growing-record.ts';
import type { Amount, CurrencyCode } from '#domain/shared/money.ts';
import type { EarlyPaymentDiscount } from '#domain/shared/payment-terms.ts';
import type { Applied, CreditEvent } from './credit.events.ts';
import { checkTermsOpen } from './credit-overdue.ts';
import { applicationOf, creditLeft, holdPartId, noteId, type CreditState } from './credit.state.ts';
import type { TermsBlock } from './overdue.state.ts';

export type OrderCreditCommand =
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
      /** An open item of a part of the hold; without it all of it becomes one. */
      readonly part?: Applied;
      readonly orderId: string;
      readonly dueOn: string;
      readonly discount?: EarlyPaymentDiscount;
    }
  | {
      readonly type: 'IssueCreditNote';
      readonly creditNoteId: string;
      /** The open item of the order that the money comes back for. */
      readonly openItemId: string;
      /** The payment that it is for, where that is not called as the open item is. */
      readonly paymentId?: string;
      /** Whose other open items are settled before those of other orders. */
      readonly orderId?: string;
      readonly amount: Amount;
    }
  | { readonly type: 'ReduceHold'; readonly holdId: string; readonly refundId: string; readonly amount: Amount };

type Of<Type extends OrderCreditCommand['type']> = Extract<OrderCreditCommand, { type: Type }> & {
  readonly accountId: string;
};

export function decideOrderCredit(command: Of<OrderCreditCommand['type']>, state: CreditState): CreditEvent[] {
  const { accountId } = command;
  switch (command.type) {
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
    case 'PostOpenItem':
      return postOpenItem(command, state);
    case 'IssueCreditNote':
      return issueCreditNote(command, state);
    case 'ReduceHold': {
      const { holdId, refundId, amount } = command;
      return entryOf(state.holdParts, holdPartId(refundId, holdId)) === undefined
        ? [{ type: 'CreditHoldReduced', data: { accountId, holdId, amount, refundId } }]
        : [];
    }
    default:
      return unreachable(command);
  }
}

function postOpenItem(command: Of<'PostOpenItem'>, state: CreditState): CreditEvent[] {
  const { accountId, holdId, part, orderId, dueOn, discount } = command;
  const held = own(state.holds, holdId);
  if (held === undefined || (part && entryOf(state.holdParts, part.openItemId) !== undefined)) return [];
  const { openItemId, amount } = part ?? { openItemId: holdId, amount: held };
  const settled = Math.max(0, Math.min(amount, state.unapplied));
  const data = { accountId, openItemId, ...(part ? { holdId } : {}), orderId, amount, dueOn, settled };
  return [{ type: 'OpenItemPosted', data: { ...data, ...(discount ? { discount } : {}) } }];
}

function issueCreditNote(command: Of<'IssueCreditNote'>, state: CreditState): CreditEvent[] {
  const { accountId, creditNoteId, openItemId, paymentId = openItemId, orderId, amount } = command;
  if (entryOf(state.creditNotes, noteId(creditNoteId, paymentId)) !== undefined) return [];
  const first = [{ openItemId, amount }, ...state.openItems.filter((item) => item.orderId === orderId)];
  const applied = applicationOf(state.openItems, amount, first);
  const of = paymentId === openItemId ? {} : { paymentId };
  return [{ type: 'CreditNoteIssued', data: { accountId, creditNoteId, openItemId, ...of, amount, applied } }];
}
