import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { ReservedPart } from '#domain/shared/payment-plan.ts';
import type { InvoicePaymentEvent } from './invoice-payment.events.ts';

type Started = Omit<Extract<InvoicePaymentEvent, { type: 'InvoicePaymentStarted' }>['data'], 'invoicePaymentId'>;

interface Failure {
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export type BegunInvoicePayment = Started &
  (
    | { readonly status: 'started' }
    | { readonly status: 'secured' | 'completed'; readonly secured: ReservedPart }
    | { readonly status: 'failed'; readonly failure: Failure }
  );

export type InvoicePaymentState = { readonly status: 'none' } | BegunInvoicePayment;

export type InvoicePaymentCommand = { readonly invoicePaymentId: string } & (
  | ({ readonly type: 'Start' } & Started)
  | { readonly type: 'Secure'; readonly payment: ReservedPart }
  | { readonly type: 'Complete' }
  /** `isCaptureDeclined`: the provider will not give what it had reserved, which ends one that was past the point of no return. */
  | ({ readonly type: 'Fail'; readonly isCaptureDeclined: boolean } & Failure)
);

/** @throws DomainError invoice_payment_not_found */
export const begunInvoicePayment = (state: InvoicePaymentState): BegunInvoicePayment =>
  state.status === 'none' ? notFound('invoice_payment_not_found') : state;

export const invoicePayment: Decider<InvoicePaymentState, InvoicePaymentCommand, InvoicePaymentEvent> = {
  initialState: { status: 'none' },

  decide(command, state) {
    const { invoicePaymentId } = command;
    if (command.type === 'Start') {
      const { type: _, ...data } = command;
      return state.status === 'none' ? [{ type: 'InvoicePaymentStarted', data }] : [];
    }
    const begun = begunInvoicePayment(state);
    const { accountId } = begun;
    switch (command.type) {
      case 'Secure':
        if (begun.status === 'failed') return refuse(begun.failure.code, begun.failure.params, 'payment');
        return begun.status === 'started'
          ? [{ type: 'InvoicePaymentSecured', data: { invoicePaymentId, accountId, payment: command.payment } }]
          : [];
      case 'Complete':
        return begun.status === 'secured'
          ? [{ type: 'InvoicePaymentCompleted', data: { invoicePaymentId, accountId, amount: begun.payment.amount } }]
          : [];
      case 'Fail': {
        const { code, params, isCaptureDeclined } = command;
        return begun.status === (isCaptureDeclined ? 'secured' : 'started')
          ? [{ type: 'InvoicePaymentFailed', data: { invoicePaymentId, accountId, code, params } }]
          : [];
      }
      default:
        return unreachable(command);
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'InvoicePaymentStarted': {
        const { invoicePaymentId: _, ...started } = event.data;
        return { ...started, status: 'started' };
      }
      case 'InvoicePaymentSecured':
        return { ...begunInvoicePayment(state), status: 'secured', secured: event.data.payment };
      case 'InvoicePaymentCompleted':
        return state.status === 'secured' ? { ...state, status: 'completed' } : state;
      case 'InvoicePaymentFailed': {
        const { code, params } = event.data;
        return { ...begunInvoicePayment(state), status: 'failed', failure: { code, params } };
      }
      default:
        return unreachable(event);
    }
  },
};
