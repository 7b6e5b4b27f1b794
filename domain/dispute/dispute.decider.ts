import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { DisputeEvent, DisputeOutcome } from './dispute.events.ts';

type Disputed = Extract<DisputeEvent, { type: 'InvoiceDisputed' }>['data'];

interface Message {
  readonly text: string;
  readonly by: string;
  readonly at: string;
}

export type DisputeCommand =
  | ({ readonly type: 'DisputeInvoice' } & Disputed)
  /** `personId`: the contact who writes; without it staff do. */
  | ({ readonly type: 'AnswerDispute'; readonly messageId: string; readonly personId?: string } & Message)
  | ({
      readonly type: 'ResolveDispute';
      readonly outcome: DisputeOutcome;
      /** Of the invoice, since it was disputed; empty where it is upheld. */
      readonly creditNoteId: string;
    } & Message);

export interface DisputeState {
  readonly status: 'none' | 'open' | 'resolved';
  readonly disputed?: Disputed;
  readonly messages: number;
}

/** Words on one dispute: whoever writes more should use the telephone. */
const MOST_MESSAGES = 100;

/** @throws DomainError dispute_nothing_owed, dispute_open, dispute_not_found, dispute_resolved, dispute_credit_note_required */
export const dispute: Decider<DisputeState, DisputeCommand, DisputeEvent> = {
  initialState: { status: 'none', messages: 0 },

  decide(command, state) {
    if (command.type === 'DisputeInvoice') {
      const { type: _, ...data } = command;
      if (state.status === 'open') return refuse('dispute_open');
      return data.amount > 0 ? [{ type: 'InvoiceDisputed', data }] : refuse('dispute_nothing_owed');
    }
    if (!state.disputed) return notFound('dispute_not_found');
    if (state.status === 'resolved') return refuse('dispute_resolved');
    const { invoiceId, disputeId, accountId, orderId, personId, openItemIds } = state.disputed;
    const { text, by, at } = command;
    const of = { invoiceId, disputeId, accountId, orderId, personId, text, by, at };
    switch (command.type) {
      case 'AnswerDispute': {
        if (state.messages >= MOST_MESSAGES) return refuse('messages_too_many');
        const data = { ...of, personId: command.personId ?? personId, messageId: command.messageId };
        return [{ type: 'DisputeAnswered', data }];
      }
      case 'ResolveDispute': {
        const { outcome, creditNoteId } = command;
        if ((outcome === 'credited') !== (creditNoteId !== '')) return refuse('dispute_credit_note_required');
        return [{ type: 'DisputeResolved', data: { ...of, outcome, creditNoteId, openItemIds } }];
      }
      default:
        return unreachable(command);
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'InvoiceDisputed':
        return { status: 'open', disputed: event.data, messages: 1 };
      case 'DisputeAnswered':
        return { ...state, messages: state.messages + 1 };
      case 'DisputeResolved':
        return { ...state, status: 'resolved' };
      default:
        return unreachable(event);
    }
  },
};
