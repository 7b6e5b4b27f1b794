import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { Amount } from '#domain/shared/money.ts';
import type { PaymentEvent } from './payment.events.ts';

export interface PaymentState {
  readonly status: 'none' | 'requested' | 'challenged' | 'authorised' | 'declined' | 'captured' | 'capture-failed' | 'voided';
  readonly request?: Extract<PaymentEvent, { type: 'PaymentRequested' }>['data'];
  readonly providerReference: string;
  readonly challengeUrl: string;
  readonly text: string;
  readonly declineCode: string;
}

/** What a provider answered to an authorisation. */
export type Authorisation =
  | { readonly outcome: 'authorised'; readonly providerReference: string; readonly text: string }
  | { readonly outcome: 'challenge'; readonly providerReference: string; readonly challengeUrl: string }
  | { readonly outcome: 'declined'; readonly code: string };

export type PaymentCommand = { readonly paymentId: string } & (
  | { readonly type: 'Request'; readonly orderId: string; readonly method: string; readonly amount: Amount; readonly currency: string; readonly accountId: string; readonly reference: string; readonly idempotencyKey: string; readonly at: string }
  | { readonly type: 'RecordAuthorisation'; readonly authorisation: Authorisation }
  | { readonly type: 'RecordCapture' }
  | { readonly type: 'RecordCaptureFailure'; readonly code: string }
  | { readonly type: 'RecordVoid'; readonly reason: string }
);

export const payment: Decider<PaymentState, PaymentCommand, PaymentEvent> = {
  initialState: { status: 'none', providerReference: '', challengeUrl: '', text: '', declineCode: '' },

  decide(command, state) {
    const { paymentId } = command;
    if (command.type === 'Request') {
      const { type: _, at, ...request } = command;
      return state.status === 'none' ? [{ type: 'PaymentRequested', data: { ...request, requestedAt: at } }] : [];
    }
    const { orderId, amount } = state.request ?? notFound('payment_not_found');
    switch (command.type) {
      case 'RecordAuthorisation':
        return recordAuthorisation({ paymentId, orderId }, command.authorisation, state);
      case 'RecordCapture':
        if (state.status === 'captured') return [];
        if (state.status !== 'authorised' && state.status !== 'capture-failed') return refuse('payment_not_authorised');
        return [{ type: 'PaymentCaptured', data: { paymentId, orderId, amount } }];
      case 'RecordCaptureFailure':
        return state.status === 'authorised' ? [{ type: 'PaymentCaptureFailed', data: { paymentId, orderId, code: command.code } }] : [];
      case 'RecordVoid':
        if (state.status === 'captured') return refuse('payment_already_captured');
        return state.status === 'voided' || state.status === 'declined' ? [] : [{ type: 'PaymentVoided', data: { paymentId, orderId, reason: command.reason } }];
      default:
        return unreachable(command);
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'PaymentRequested':
        return { ...state, status: 'requested', request: event.data };
      case 'PaymentChallenged':
        return { ...state, status: 'challenged', providerReference: event.data.providerReference, challengeUrl: event.data.challengeUrl };
      case 'PaymentAuthorised':
        return { ...state, status: 'authorised', providerReference: event.data.providerReference, text: event.data.text };
      case 'PaymentDeclined':
        return { ...state, status: 'declined', declineCode: event.data.code };
      case 'PaymentCaptured':
        return { ...state, status: 'captured' };
      case 'PaymentCaptureFailed':
        return { ...state, status: 'capture-failed' };
      case 'PaymentVoided':
        return { ...state, status: 'voided' };
      default:
        return unreachable(event);
    }
  },
};

function recordAuthorisation(ids: { paymentId: string; orderId: string }, answer: Authorisation, state: PaymentState): PaymentEvent[] {
  // Webhooks come late, doubled and out of order: only an open request or challenge can still be answered.
  if (state.status !== 'requested' && state.status !== 'challenged') return [];
  switch (answer.outcome) {
    case 'authorised':
      return [{ type: 'PaymentAuthorised', data: { ...ids, providerReference: answer.providerReference, text: answer.text } }];
    case 'challenge':
      if (state.status === 'challenged') return [];
      return [{ type: 'PaymentChallenged', data: { ...ids, providerReference: answer.providerReference, challengeUrl: answer.challengeUrl } }];
    case 'declined':
      return [{ type: 'PaymentDeclined', data: { ...ids, code: answer.code } }];
    default:
      return unreachable(answer);
  }
}
