// A payment's events add up to this state; providers' answers have their shapes here. payment.decider.ts holds the
// rules.
import { own } from '#domain/shared/dictionary.ts';
import { unreachable } from '#domain/shared/decider.ts';
import { sum, type Amount } from '#domain/shared/money.ts';
import { needed } from '#domain/shared/needed.ts';
import type { PaymentEvent } from './payment.events.ts';

/** `awaiting`: the order is placed, its money comes later. `returned`: the buyer's bank took a debit back. */
export type PaymentStatus =
  | 'none'
  | 'requested'
  | 'challenged'
  | 'authorised'
  | 'declined'
  | 'awaiting'
  | 'captured'
  | 'capture-failed'
  | 'returned'
  | 'voided';

export interface PaymentState {
  readonly status: PaymentStatus;
  readonly request?: PaymentRequest;
  readonly providerReference: string;
  readonly challengeUrl: string;
  readonly text: string;
  readonly declineCode: string;
  readonly capture: PaymentCapture;
  /** The provider reports that the awaited money came; staff record nothing. */
  readonly isReported: boolean;
  /** The transaction of the shop's bank by which it came. */
  readonly receiptId?: string;
  /** Money that came in parts, by receipt id. One that was reversed counts for nothing. */
  readonly parts: Readonly<Record<string, PaymentReceipt>>;
  /** References of what the provider reserved after the payment was given up, and has not given back yet. */
  readonly late: readonly string[];
  /** By refund id. A declined one counts for nothing. */
  readonly refunds: Readonly<Record<string, PaymentRefund>>;
}

/** The latest attempt to take the money. */
export interface PaymentCapture {
  /** 1 is the checkout's own. */
  readonly attempt: number;
  /** The provider is asked by this key, however often. */
  readonly idempotencyKey: string;
  readonly isAnswered: boolean;
}

export interface PaymentReceipt {
  readonly amount: Amount;
  readonly isReversed: boolean;
}

export interface PaymentRefund {
  readonly status: 'requested' | 'refunded' | 'declined';
  readonly amount: Amount;
  /** A refund is asked for by this key, however often. */
  readonly idempotencyKey: string;
  readonly declineCode: string;
}

/**
 * The result of asking for the money; `declined` is for good, as far as this attempt goes. `awaited`: it comes later, sent
 * by the buyer, or collected by the provider, who then reports it.
 */
export type CaptureAnswer =
  | { readonly outcome: 'captured' }
  | { readonly outcome: 'awaited'; readonly reportedBy?: 'provider' }
  | { readonly outcome: 'declined'; readonly code: string };

/**
 * What became of a debit: `isFinal` once the bank cannot return it any more. `code` says why it was returned.
 */
export type Settlement =
  | { readonly outcome: 'pending' }
  | { readonly outcome: 'settled'; readonly isFinal: boolean }
  | { readonly outcome: 'returned'; readonly code: string };

/** A provider's answer to giving a reservation up: there is none where the money had been taken. */
export type CancelAnswer = { readonly outcome: 'cancelled' | 'captured' };

/** A provider's answer to a refund. */
export type RefundAnswer =
  | { readonly outcome: 'refunded'; readonly providerReference: string }
  | { readonly outcome: 'declined'; readonly code: string };

/** A provider's answer to an authorisation. */
export type Authorisation =
  | { readonly outcome: 'authorised'; readonly providerReference: string; readonly text: string }
  | { readonly outcome: 'challenge'; readonly providerReference: string; readonly challengeUrl: string }
  /** `params` fill the text of the code. */
  | { readonly outcome: 'declined'; readonly code: string; readonly params?: Readonly<Record<string, unknown>> };

/** A request to a provider: the part of the plan, whose order it is, and when it was agreed (ISO). */
export type PaymentRequest = Extract<PaymentEvent, { type: 'PaymentRequested' }>['data'];

/** A provider's reservation, as the checkout recorded it. */
export type Reserved = Pick<Extract<PaymentEvent, { type: 'PaymentAuthorised' }>['data'], 'providerReference' | 'text'>;

export const initialState: PaymentState = {
  status: 'none',
  providerReference: '',
  challengeUrl: '',
  text: '',
  declineCode: '',
  capture: { attempt: 1, idempotencyKey: '', isAnswered: false },
  isReported: false,
  parts: {},
  late: [],
  refunds: {},
};

export function evolve(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case 'PaymentRequested':
      return {
        ...state,
        status: 'requested',
        request: event.data,
        capture: { ...state.capture, idempotencyKey: firstCaptureKey(event.data) },
      };
    case 'PaymentChallenged':
      return {
        ...state,
        status: 'challenged',
        providerReference: event.data.providerReference,
        challengeUrl: event.data.challengeUrl,
      };
    case 'PaymentAuthorised':
      return {
        ...state,
        status: 'authorised',
        providerReference: event.data.providerReference,
        text: event.data.text,
      };
    case 'PaymentDeclined':
      return { ...state, status: 'declined', declineCode: event.data.code };
    case 'PaymentCaptured':
      return { ...state, status: 'captured' };
    case 'PaymentReceived': {
      const { receiptId } = event.data;
      return { ...state, status: 'captured', ...(receiptId ? { receiptId } : {}) };
    }
    case 'PaymentPartReceived':
    case 'PaymentPartReversed': {
      const { receiptId, amount } = event.data;
      const isReversed = event.type === 'PaymentPartReversed';
      return { ...state, parts: { ...state.parts, [receiptId]: { amount, isReversed } } };
    }
    case 'PaymentAwaited':
      return { ...state, status: 'awaiting', isReported: event.data.reportedBy === 'provider' };
    case 'PaymentReturned':
      return { ...state, status: 'returned', declineCode: event.data.code };
    case 'PaymentCaptureFailed':
      return {
        ...state,
        status: 'capture-failed',
        declineCode: event.data.code,
        capture: { ...state.capture, isAnswered: true },
      };
    case 'PaymentCaptureRequested': {
      const { attempt, idempotencyKey } = event.data;
      return { ...state, capture: { attempt, idempotencyKey, isAnswered: false } };
    }
    case 'PaymentVoided':
      return { ...state, status: 'voided' };
    case 'PaymentAuthorisedLate':
      return { ...state, late: [...state.late, event.data.providerReference] };
    case 'PaymentLateReleased':
      return { ...state, late: state.late.filter((reference) => reference !== event.data.providerReference) };
    case 'PaymentRefundRequested': {
      const { refundId, amount, idempotencyKey } = event.data;
      return {
        ...state,
        refunds: { ...state.refunds, [refundId]: { status: 'requested', amount, idempotencyKey, declineCode: '' } },
      };
    }
    case 'PaymentRefunded':
      return withRefund(state, event.data.refundId, { status: 'refunded' });
    case 'PaymentRefundDeclined':
      return withRefund(state, event.data.refundId, { status: 'declined', declineCode: event.data.code });
    default:
      return unreachable(event);
  }
}

function withRefund(state: PaymentState, refundId: string, change: Partial<PaymentRefund>): PaymentState {
  const known = own(state.refunds, refundId);
  return known ? { ...state, refunds: { ...state.refunds, [refundId]: { ...known, ...change } } } : state;
}

/** The key by which a provider is asked for the money the first time. */
export const firstCaptureKey = ({ idempotencyKey }: Pick<PaymentRequest, 'idempotencyKey'>): string =>
  `${idempotencyKey}.capture`;

/** The request of a payment that something became of. */
export const requestIn = ({ request }: PaymentState): PaymentRequest => needed(request, 'request of the payment');

/** What came in parts before the rest. */
export const receivedInParts = ({ parts }: PaymentState): Amount =>
  sum(Object.values(parts).map(({ amount, isReversed }) => (isReversed ? 0 : amount)));

/** What is still to come of an awaited payment. */
export const restOf = (state: PaymentState): Amount => requestIn(state).amount - receivedInParts(state);

/** What is there: all that was taken, or the parts of what was given up. */
function thereOf(state: PaymentState): Amount {
  if (state.status === 'captured') return requestIn(state).amount;
  return state.status === 'voided' ? receivedInParts(state) : 0;
}

/** The amount that is there and is neither given back nor on its way. */
export const refundableOf = (state: PaymentState): Amount =>
  thereOf(state) -
  sum(
    Object.values(state.refunds)
      .filter(({ status }) => status !== 'declined')
      .map(({ amount }) => amount),
  );
