import { unreachable, type Command, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { OrderDraft } from '#domain/shared/order-draft.ts';
import type { PaymentPlan, ReservedPart } from '#domain/shared/payment-plan.ts';
import type { CheckoutEvent, OrderEditAgreed } from './checkout.events.ts';

/** No attempt stands: none was made, or the last one was abandoned before it began. */
export interface NoCheckout {
  readonly status: 'none' | 'abandoned';
  readonly attempt: number;
  /** The id of the command that started the attempt before an abandoned one. */
  readonly startedBy?: string;
}

interface Begun {
  readonly attempt: number;
  readonly draft: OrderDraft;
  /** The parts to reserve, in this order. */
  readonly payments: PaymentPlan;
  /** The parts that are reserved, once the checkout is paid. */
  readonly reserved: readonly ReservedPart[];
  readonly edit?: OrderEditAgreed;
  /** Payments of the placed order that these take the place of. */
  readonly replaces?: readonly string[];
  readonly startedAt: string;
  /** The id of the command that started it, which a repeated click finds again. */
  readonly startedBy: string;
}

export interface CheckoutFailure {
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export type FailedCheckout = Begun & { readonly status: 'failed' | 'undone'; readonly failure: CheckoutFailure };

/** `paid`: every part is reserved, none is captured yet; from here on the checkout can only be finished. */
export type BegunCheckout =
  | (Begun & { readonly status: 'started' | 'paid' })
  | (Begun & { readonly status: 'completed'; readonly orderNumber: string })
  | FailedCheckout;

export type CheckoutState = NoCheckout | BegunCheckout;

export const isBegun = (state: CheckoutState): state is BegunCheckout =>
  state.status !== 'none' && state.status !== 'abandoned';

/** @throws DomainError checkout_not_found */
export const begunCheckout = (state: CheckoutState): BegunCheckout =>
  isBegun(state) ? state : notFound('checkout_not_found');

interface OfAttempt {
  readonly orderId: string;
  readonly attempt: number;
}

export type Start = Command<
  'Start',
  OfAttempt & {
    draft: OrderDraft;
    payments: PaymentPlan;
    edit?: OrderEditAgreed;
    replaces?: readonly string[];
    at: string;
    startedBy: string;
  }
>;
export type MarkPaid = Command<'MarkPaid', OfAttempt & { payments: readonly ReservedPart[] }>;
export type Complete = Command<'Complete', OfAttempt & { orderNumber: string }>;
export type Fail = Command<'Fail', OfAttempt & { code: string; params: Readonly<Record<string, unknown>> }>;
export type MarkUndone = Command<'MarkUndone', OfAttempt>;
/** The attempt's cart or quote is locked, but the process that locked it never began. */
export type Abandon = Command<'Abandon', OfAttempt>;

export type CheckoutCommand = Start | MarkPaid | Complete | Fail | MarkUndone | Abandon;

export const checkout: Decider<CheckoutState, CheckoutCommand, CheckoutEvent> = {
  initialState: { status: 'none', attempt: 0 },

  decide(command, state) {
    if (command.type === 'Start') return start(command, state);
    if (command.type === 'Abandon') return abandon(command, state);
    if (command.attempt !== state.attempt) return notFound('checkout_not_found', { attempt: command.attempt });
    switch (command.type) {
      case 'MarkPaid':
        return markPaid(command, state);
      case 'Complete':
        return complete(command, state);
      case 'Fail':
        return fail(command, state);
      case 'MarkUndone':
        return markUndone(command, state);
      default:
        return unreachable(command);
    }
  },

  evolve(state, event) {
    const { attempt } = event.data;
    switch (event.type) {
      case 'CheckoutStarted': {
        const { attempt: _, payments, edit, replaces, startedAt, startedBy, ...draft } = event.data;
        const begun = { payments, reserved: [], startedAt, startedBy };
        return {
          status: 'started',
          attempt,
          draft,
          ...begun,
          ...(edit ? { edit } : {}),
          ...(replaces ? { replaces } : {}),
        };
      }
      case 'CheckoutPaid':
        return { ...begunCheckout(state), status: 'paid', reserved: event.data.payments };
      case 'CheckoutCompleted':
        return { ...begunCheckout(state), status: 'completed', orderNumber: event.data.orderNumber };
      case 'CheckoutFailed': {
        const { code, params } = event.data;
        return { ...begunCheckout(state), status: 'failed', failure: { code, params } };
      }
      case 'CheckoutUndone':
        return state.status === 'failed' ? { ...state, status: 'undone' } : state;
      case 'CheckoutAbandoned':
        return { status: 'abandoned', attempt, ...(state.startedBy ? { startedBy: state.startedBy } : {}) };
      default:
        return unreachable(event);
    }
  },
};

function start(command: Start, state: CheckoutState): CheckoutEvent[] {
  const isOfPlaced = command.edit !== undefined || command.replaces !== undefined;
  if (state.status === 'paid' || (state.status === 'completed' && !isOfPlaced)) return refuse('already_placed');
  if (state.status === 'started' || state.status === 'failed') return refuse('payment_pending');
  if (command.attempt <= state.attempt) return refuse('concurrent_change');
  const { attempt, draft, payments, edit, replaces, at, startedBy } = command;
  return [
    {
      type: 'CheckoutStarted',
      data: {
        attempt,
        ...draft,
        payments,
        ...(edit ? { edit } : {}),
        ...(replaces ? { replaces } : {}),
        startedAt: at,
        startedBy,
      },
    },
  ];
}

function markPaid({ orderId, attempt, payments }: MarkPaid, state: CheckoutState): CheckoutEvent[] {
  if (state.status === 'failed' || state.status === 'undone') return refuse(state.failure.code, state.failure.params);
  return state.status === 'started' ? [{ type: 'CheckoutPaid', data: { orderId, attempt, payments } }] : [];
}

const complete = ({ orderId, attempt, orderNumber }: Complete, { status }: CheckoutState): CheckoutEvent[] =>
  status === 'paid' ? [{ type: 'CheckoutCompleted', data: { orderId, attempt, orderNumber } }] : [];

function fail({ orderId, attempt, code, params }: Fail, state: CheckoutState): CheckoutEvent[] {
  if (state.status !== 'started') return [];
  const paymentIds = state.payments.map(({ paymentId }) => paymentId);
  return [{ type: 'CheckoutFailed', data: { orderId, attempt, code, params, paymentIds } }];
}

const markUndone = ({ orderId, attempt }: MarkUndone, { status }: CheckoutState): CheckoutEvent[] =>
  status === 'failed' ? [{ type: 'CheckoutUndone', data: { orderId, attempt } }] : [];

const abandon = ({ orderId, attempt }: Abandon, state: CheckoutState): CheckoutEvent[] =>
  attempt > state.attempt ? [{ type: 'CheckoutAbandoned', data: { orderId, attempt } }] : [];
