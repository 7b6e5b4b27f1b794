import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import { sum, type Amount } from '#domain/shared/money.ts';
import type { PaymentEvent } from './payment.events.ts';

/** `awaiting`: the order is placed, its money comes later. */
export type PaymentStatus =
  | 'none'
  | 'requested'
  | 'challenged'
  | 'authorised'
  | 'declined'
  | 'awaiting'
  | 'captured'
  | 'capture-failed'
  | 'voided';

export interface PaymentState {
  readonly status: PaymentStatus;
  readonly request?: PaymentRequest;
  readonly providerReference: string;
  readonly challengeUrl: string;
  readonly text: string;
  readonly declineCode: string;
  readonly capture: PaymentCapture;
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

export interface PaymentRefund {
  readonly status: 'requested' | 'refunded' | 'declined';
  readonly amount: Amount;
  /** A refund is asked for by this key, however often. */
  readonly idempotencyKey: string;
  readonly declineCode: string;
}

/**
 * What came of asking for the money; `declined` is for good, as far as this attempt goes. `awaited`: the buyer sends it
 * later.
 */
export type CaptureAnswer =
  | { readonly outcome: 'captured' }
  | { readonly outcome: 'awaited' }
  | { readonly outcome: 'declined'; readonly code: string };

/** What a provider answered when a reservation was given up: there is none where the money had been taken. */
export type CancelAnswer = { readonly outcome: 'cancelled' | 'captured' };

/** What a provider answered to a refund. */
export type RefundAnswer =
  | { readonly outcome: 'refunded'; readonly providerReference: string }
  | { readonly outcome: 'declined'; readonly code: string };

/** What a provider answered to an authorisation. */
export type Authorisation =
  | { readonly outcome: 'authorised'; readonly providerReference: string; readonly text: string }
  | { readonly outcome: 'challenge'; readonly providerReference: string; readonly challengeUrl: string }
  | { readonly outcome: 'declined'; readonly code: string };

/** What a provider is asked by: the part of the plan, whose order it is, and when it was agreed (ISO). */
export type PaymentRequest = Extract<PaymentEvent, { type: 'PaymentRequested' }>['data'];

/** What a provider reserved, as the checkout recorded it. */
export type Reserved = Pick<Extract<PaymentEvent, { type: 'PaymentAuthorised' }>['data'], 'providerReference' | 'text'>;

/** `request` begins the stream where nothing was recorded of the payment yet, in the same append. */
export type PaymentCommand = { readonly paymentId: string } & (
  | { readonly type: 'Request'; readonly request: PaymentRequest }
  | { readonly type: 'RecordAuthorisation'; readonly request?: PaymentRequest; readonly authorisation: Authorisation }
  | { readonly type: 'RequestCapture'; readonly at: string }
  | {
      readonly type: 'RecordCapture';
      readonly request?: PaymentRequest;
      readonly reserved?: Reserved;
      readonly attempt: number;
      readonly answer: CaptureAnswer;
    }
  | {
      readonly type: 'RecordReceipt';
      readonly amount: Amount;
      readonly reference: string;
      readonly receivedOn: string;
      /** Day of the shop on which it is recorded, YYYY-MM-DD. */
      readonly today: string;
    }
  | { readonly type: 'RecordVoid'; readonly reason: string }
  | { readonly type: 'RecordLateRelease'; readonly providerReference: string }
  | { readonly type: 'RequestRefund'; readonly refundId: string; readonly amount: Amount; readonly at: string }
  | { readonly type: 'RecordRefund'; readonly refundId: string; readonly answer: RefundAnswer }
);

export const payment: Decider<PaymentState, PaymentCommand, PaymentEvent> = {
  initialState: {
    status: 'none',
    providerReference: '',
    challengeUrl: '',
    text: '',
    declineCode: '',
    capture: { attempt: 1, idempotencyKey: '', isAnswered: false },
    late: [],
    refunds: {},
  },

  decide(command, state) {
    const before = unrecorded(command, state);
    const events = decideOn(command, before.reduce(evolve, state));
    return events.length || command.type === 'Request' ? [...before, ...events] : [];
  },

  evolve,
};

/** What the checkout knows of the payment and its own stream does not say yet. */
function unrecorded(command: PaymentCommand, state: PaymentState): PaymentEvent[] {
  const request = 'request' in command ? command.request : undefined;
  const requested: PaymentEvent[] =
    request && state.status === 'none' ? [{ type: 'PaymentRequested', data: request }] : [];
  const reserved = command.type === 'RecordCapture' ? command.reserved : undefined;
  const { orderId } = request ?? state.request ?? notFound('payment_not_found');
  const isOpen = requested.length > 0 || state.status === 'requested' || state.status === 'challenged';
  return reserved && isOpen
    ? [...requested, { type: 'PaymentAuthorised', data: { paymentId: command.paymentId, orderId, ...reserved } }]
    : requested;
}

function decideOn(command: PaymentCommand, state: PaymentState): PaymentEvent[] {
  const { paymentId } = command;
  const { orderId, amount } = state.request ?? notFound('payment_not_found');
  switch (command.type) {
    case 'Request':
      return [];
    case 'RecordAuthorisation':
      return recordAuthorisation({ paymentId, orderId }, command.authorisation, state);
    case 'RequestCapture':
      return requestCapture({ paymentId, orderId }, command.at, state);
    case 'RecordCapture':
      return recordCapture({ paymentId, orderId }, command, state);
    case 'RecordReceipt': {
      const { reference, receivedOn, today } = command;
      if (state.status === 'captured') return [];
      if (state.status !== 'awaiting') return refuse('payment_not_awaited');
      if (receivedOn > today) return refuse('payment_received_later', {}, 'invalid');
      if (command.amount !== amount) return refuse('payment_amount_differs', { due: amount, amount: command.amount });
      return [{ type: 'PaymentReceived', data: { paymentId, orderId, amount, reference, receivedOn } }];
    }
    case 'RecordVoid':
      if (state.status === 'captured') return refuse('payment_already_captured');
      return state.status === 'voided' || state.status === 'declined'
        ? []
        : [{ type: 'PaymentVoided', data: { paymentId, orderId, reason: command.reason } }];
    case 'RecordLateRelease':
      return state.late.includes(command.providerReference)
        ? [{ type: 'PaymentLateReleased', data: { paymentId, orderId, providerReference: command.providerReference } }]
        : [];
    case 'RequestRefund':
      return requestRefund(command, orderId, state);
    case 'RecordRefund':
      return recordRefund(command, orderId, state);
    default:
      return unreachable(command);
  }
}

function evolve(state: PaymentState, event: PaymentEvent): PaymentState {
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
    case 'PaymentReceived':
      return { ...state, status: 'captured' };
    case 'PaymentAwaited':
      return { ...state, status: 'awaiting' };
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

function recordAuthorisation(
  ids: { paymentId: string; orderId: string },
  answer: Authorisation,
  state: PaymentState,
): PaymentEvent[] {
  // Webhooks come late, doubled and out of order: only an open request or challenge can still be answered.
  if (state.status !== 'requested' && state.status !== 'challenged')
    return isLate(answer, state)
      ? [{ type: 'PaymentAuthorisedLate', data: { ...ids, providerReference: answer.providerReference } }]
      : [];
  switch (answer.outcome) {
    case 'authorised':
      return [
        { type: 'PaymentAuthorised', data: { ...ids, providerReference: answer.providerReference, text: answer.text } },
      ];
    case 'challenge':
      if (state.status === 'challenged') return [];
      return [
        {
          type: 'PaymentChallenged',
          data: { ...ids, providerReference: answer.providerReference, challengeUrl: answer.challengeUrl },
        },
      ];
    case 'declined':
      return [{ type: 'PaymentDeclined', data: { ...ids, code: answer.code } }];
    default:
      return unreachable(answer);
  }
}

/** Something is reserved for a payment that was given up before anybody knew of it. */
const isLate = (
  answer: Authorisation,
  { status, providerReference, late }: PaymentState,
): answer is Exclude<Authorisation, { outcome: 'declined' }> =>
  (status === 'voided' || status === 'declined') &&
  answer.outcome !== 'declined' &&
  answer.providerReference !== providerReference &&
  !late.includes(answer.providerReference);

function requestCapture(
  ids: { paymentId: string; orderId: string },
  at: string,
  { status, request, capture }: PaymentState,
): PaymentEvent[] {
  if (status === 'captured') return [];
  if (status !== 'capture-failed') return refuse('payment_not_failed');
  if (!capture.isAnswered) return [];
  const attempt = capture.attempt + 1;
  return [
    {
      type: 'PaymentCaptureRequested',
      data: { ...ids, attempt, idempotencyKey: `${request!.idempotencyKey}.capture.${attempt}`, requestedAt: at },
    },
  ];
}

function recordCapture(
  ids: { paymentId: string; orderId: string },
  { attempt, answer }: Extract<PaymentCommand, { type: 'RecordCapture' }>,
  state: PaymentState,
): PaymentEvent[] {
  if (state.status === 'captured' || state.status === 'awaiting') return [];
  if (state.status !== 'authorised' && state.status !== 'capture-failed') return refuse('payment_not_authorised');
  const { amount } = state.request!;
  switch (answer.outcome) {
    case 'captured':
      return [{ type: 'PaymentCaptured', data: { ...ids, amount } }];
    case 'awaited':
      return [{ type: 'PaymentAwaited', data: { ...ids, amount } }];
    case 'declined':
      return attempt === state.capture.attempt && !state.capture.isAnswered
        ? [{ type: 'PaymentCaptureFailed', data: { ...ids, code: answer.code } }]
        : [];
    default:
      return unreachable(answer);
  }
}

/** The key by which a provider is asked for the money the first time. */
export const firstCaptureKey = ({ idempotencyKey }: Pick<PaymentRequest, 'idempotencyKey'>): string =>
  `${idempotencyKey}.capture`;

/** What was taken and is neither given back nor on its way. */
export const refundableOf = (state: PaymentState): Amount =>
  state.status === 'captured'
    ? state.request!.amount -
      sum(
        Object.values(state.refunds)
          .filter(({ status }) => status !== 'declined')
          .map(({ amount }) => amount),
      )
    : 0;

function requestRefund(
  { paymentId, refundId, amount, at }: Extract<PaymentCommand, { type: 'RequestRefund' }>,
  orderId: string,
  state: PaymentState,
): PaymentEvent[] {
  if (state.refunds[refundId]) return [];
  if (state.status !== 'captured') return refuse('payment_not_captured');
  const left = refundableOf(state);
  if (amount <= 0 || amount > left) return refuse('refund_exceeds_paid', { left, amount });
  return [
    {
      type: 'PaymentRefundRequested',
      data: { paymentId, orderId, refundId, amount, idempotencyKey: `${paymentId}.${refundId}`, requestedAt: at },
    },
  ];
}

function recordRefund(
  { paymentId, refundId, answer }: Extract<PaymentCommand, { type: 'RecordRefund' }>,
  orderId: string,
  state: PaymentState,
): PaymentEvent[] {
  const asked = state.refunds[refundId] ?? notFound('refund_not_found');
  if (asked.status !== 'requested') return [];
  if (answer.outcome === 'declined')
    return [{ type: 'PaymentRefundDeclined', data: { paymentId, orderId, refundId, code: answer.code } }];
  return [
    {
      type: 'PaymentRefunded',
      data: { paymentId, orderId, refundId, amount: asked.amount, providerReference: answer.providerReference },
    },
  ];
}

function withRefund(state: PaymentState, refundId: string, change: Partial<PaymentRefund>): PaymentState {
  const known = state.refunds[refundId];
  return known ? { ...state, refunds: { ...state.refunds, [refundId]: { ...known, ...change } } } : state;
}
