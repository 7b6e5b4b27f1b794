import { own } from '#domain/shared/dictionary.ts';
import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { Amount, CurrencyCode } from '#domain/shared/money.ts';
import { PAYMENT_REPLACED, type PaymentEvent } from './payment.events.ts';
import {
  evolve,
  initialState,
  receivedInParts,
  refundableOf,
  requestIn,
  restOf,
  type Authorisation,
  type CaptureAnswer,
  type PaymentRequest,
  type PaymentState,
  type RefundAnswer,
  type Reserved,
  type Settlement,
} from './payment.state.ts';

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
      /** Of a transaction of the shop's bank. */
      readonly receiptId?: string;
      /** The part is recorded under it where it is not the whole; without it the whole must come. */
      readonly partId?: string;
      readonly currency?: CurrencyCode;
      /** It counts as paid though less came. */
      readonly isShort?: boolean;
    }
  | { readonly type: 'ReversePart'; readonly receiptId: string; readonly reason: string }
  /** `today`: the shop's day on which the provider said so, YYYY-MM-DD. */
  | { readonly type: 'RecordSettlement'; readonly settlement: Settlement; readonly today: string }
  | { readonly type: 'RecordVoid'; readonly reason: string }
  | { readonly type: 'RecordLateRelease'; readonly providerReference: string }
  | { readonly type: 'RequestRefund'; readonly refundId: string; readonly amount: Amount; readonly at: string }
  | { readonly type: 'RecordRefund'; readonly refundId: string; readonly answer: RefundAnswer }
);

export const payment: Decider<PaymentState, PaymentCommand, PaymentEvent> = {
  initialState,

  decide(command, state) {
    const before = unrecorded(command, state);
    const events = decideOn(command, before.reduce(evolve, state));
    return events.length || command.type === 'Request' ? [...before, ...events] : [];
  },

  evolve,
};

/** Events that the checkout knows of and the payment's own stream does not have yet. */
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
    case 'RecordReceipt':
      return recordReceipt({ paymentId, orderId }, command, state);
    case 'ReversePart':
      return reversePart({ paymentId, orderId }, command, state);
    case 'RecordSettlement':
      return recordSettlement({ paymentId, orderId, amount }, command, state);
    case 'RecordVoid':
      return recordVoid({ paymentId, orderId }, command.reason, state);
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

function requestCapture(ids: { paymentId: string; orderId: string }, at: string, state: PaymentState): PaymentEvent[] {
  const { status, capture } = state;
  if (status === 'captured') return [];
  if (status !== 'capture-failed') return refuse('payment_not_failed');
  if (!capture.isAnswered) return [];
  const attempt = capture.attempt + 1;
  const { idempotencyKey } = requestIn(state);
  return [
    {
      type: 'PaymentCaptureRequested',
      data: { ...ids, attempt, idempotencyKey: `${idempotencyKey}.capture.${attempt}`, requestedAt: at },
    },
  ];
}

function recordCapture(
  ids: { paymentId: string; orderId: string },
  { attempt, answer }: Extract<PaymentCommand, { type: 'RecordCapture' }>,
  state: PaymentState,
): PaymentEvent[] {
  if (state.status === 'captured' || state.status === 'awaiting' || state.status === 'returned') return [];
  if (state.status !== 'authorised' && state.status !== 'capture-failed') return refuse('payment_not_authorised');
  const { amount } = requestIn(state);
  switch (answer.outcome) {
    case 'captured':
      return [{ type: 'PaymentCaptured', data: { ...ids, amount } }];
    case 'awaited':
      return [
        {
          type: 'PaymentAwaited',
          data: { ...ids, amount, ...(answer.reportedBy ? { reportedBy: answer.reportedBy } : {}) },
        },
      ];
    case 'declined':
      return attempt === state.capture.attempt && !state.capture.isAnswered
        ? [{ type: 'PaymentCaptureFailed', data: { ...ids, code: answer.code } }]
        : [];
    default:
      return unreachable(answer);
  }
}

function recordReceipt(
  ids: { paymentId: string; orderId: string },
  command: Extract<PaymentCommand, { type: 'RecordReceipt' }>,
  state: PaymentState,
): PaymentEvent[] {
  const { receivedOn, today, receiptId, partId, currency } = command;
  const { currency: due } = requestIn(state);
  if (state.isReported) return refuse('payment_reported_by_provider');
  if (partId && own(state.parts, partId)) return [];
  // The same click again; other money of the bank's is for something else.
  if (state.status === 'captured') return receiptId === state.receiptId ? [] : refuse('payment_not_awaited');
  if (state.status !== 'awaiting') return refuse('payment_not_awaited');
  if (receivedOn > today) return refuse('payment_received_later', {}, 'invalid');
  if (currency && currency !== due) return refuse('payment_currency_differs', { currency, due });
  return receiptOf(ids, command, state);
}

/** The last part ends the waiting; one before it, or one that is not let pass as the last, is a part. */
function receiptOf(
  ids: { paymentId: string; orderId: string },
  { amount, reference, receivedOn, receiptId, partId, isShort }: Extract<PaymentCommand, { type: 'RecordReceipt' }>,
  state: PaymentState,
): PaymentEvent[] {
  const rest = restOf(state);
  const short = rest - amount;
  if (short < 0 || amount <= 0 || (short > 0 && !isShort && !partId))
    return refuse('payment_amount_differs', { due: rest, amount });
  if (short > 0 && !isShort && partId)
    return [{ type: 'PaymentPartReceived', data: { ...ids, receiptId: partId, amount, reference, receivedOn } }];
  const optional = { ...(short ? { short } : {}), ...(receiptId ? { receiptId } : {}) };
  return [
    { type: 'PaymentReceived', data: { ...ids, amount: requestIn(state).amount, reference, receivedOn, ...optional } },
  ];
}

/** Harmless when done again; the same id cannot bring it back. */
function reversePart(
  ids: { paymentId: string; orderId: string },
  { receiptId, reason }: Extract<PaymentCommand, { type: 'ReversePart' }>,
  state: PaymentState,
): PaymentEvent[] {
  const { amount, isReversed } = own(state.parts, receiptId) ?? notFound('payment_part_not_found');
  if (isReversed) return [];
  if (state.status !== 'awaiting') return refuse('payment_not_awaited');
  return [{ type: 'PaymentPartReversed', data: { ...ids, receiptId, amount, reason } }];
}

function recordVoid(ids: { paymentId: string; orderId: string }, reason: string, state: PaymentState): PaymentEvent[] {
  if (state.status === 'captured') return refuse('payment_already_captured');
  if (state.status === 'voided' || state.status === 'declined') return [];
  const received = receivedInParts(state);
  // What takes its place would be paid beside the part that is there.
  if (received && reason === PAYMENT_REPLACED) return refuse('payment_partly_received');
  return [{ type: 'PaymentVoided', data: { ...ids, reason, ...(received ? { received } : {}) } }];
}

/** Reports come late, doubled and out of order: a debit that was given up, or returned, stays so. */
function recordSettlement(
  ids: { paymentId: string; orderId: string; amount: Amount },
  { settlement, today }: Extract<PaymentCommand, { type: 'RecordSettlement' }>,
  { status, providerReference }: PaymentState,
): PaymentEvent[] {
  if (status !== 'awaiting' && status !== 'captured') return [];
  switch (settlement.outcome) {
    case 'pending':
      return [];
    case 'settled':
      return status === 'awaiting'
        ? [
            {
              type: 'PaymentReceived',
              data: { ...ids, reference: providerReference, receivedOn: today, reportedBy: 'provider' },
            },
          ]
        : [];
    case 'returned':
      return [{ type: 'PaymentReturned', data: { ...ids, code: settlement.code } }];
    default:
      return unreachable(settlement);
  }
}

function requestRefund(
  { paymentId, refundId, amount, at }: Extract<PaymentCommand, { type: 'RequestRefund' }>,
  orderId: string,
  state: PaymentState,
): PaymentEvent[] {
  if (own(state.refunds, refundId)) return [];
  if (state.status !== 'captured' && !receivedInParts(state)) return refuse('payment_not_captured');
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
  const asked = own(state.refunds, refundId) ?? notFound('refund_not_found');
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
