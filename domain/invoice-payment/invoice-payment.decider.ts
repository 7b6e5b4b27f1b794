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
    /** `awaiting`: its provider collects it, and tells later whether it came. */
    | { readonly status: 'secured' | 'awaiting' | 'completed'; readonly secured: ReservedPart }
    /** `returned`: it was paid, until the buyer's bank took it back. */
    | { readonly status: 'failed' | 'returned'; readonly failure: Failure }
  );

export type InvoicePaymentState = { readonly status: 'none' } | BegunInvoicePayment;

export type InvoicePaymentCommand = { readonly invoicePaymentId: string } & (
  | ({ readonly type: 'Start' } & Started)
  | { readonly type: 'Secure'; readonly payment: ReservedPart }
  | { readonly type: 'Await' }
  | { readonly type: 'Complete' }
  | { readonly type: 'Return'; readonly code: string }
  /**
   * `isCaptureDeclined`: the provider will not give what it had reserved, or could not collect it, which ends one that was past the
   * point of no return.
   */
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
      case 'Await':
        return begun.status === 'secured'
          ? [{ type: 'InvoicePaymentAwaited', data: { invoicePaymentId, accountId, invoices: begun.invoices } }]
          : [];
      case 'Complete':
        return begun.status === 'secured' || begun.status === 'awaiting'
          ? [
              {
                type: 'InvoicePaymentCompleted',
                data: { invoicePaymentId, accountId, amount: begun.payment.amount, ...ofAwaited(begun) },
              },
            ]
          : [];
      case 'Return':
        return begun.status === 'completed'
          ? [
              {
                type: 'InvoicePaymentReturned',
                data: { invoicePaymentId, accountId, code: command.code, invoices: begun.invoices },
              },
            ]
          : [];
      case 'Fail': {
        const { code, params, isCaptureDeclined } = command;
        const canFail = isCaptureDeclined
          ? begun.status === 'secured' || begun.status === 'awaiting'
          : begun.status === 'started';
        return canFail
          ? [{ type: 'InvoicePaymentFailed', data: { invoicePaymentId, accountId, code, params, ...ofAwaited(begun) } }]
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
      case 'InvoicePaymentAwaited':
        return state.status === 'secured' ? { ...state, status: 'awaiting' } : state;
      case 'InvoicePaymentCompleted':
        return state.status === 'secured' || state.status === 'awaiting' ? { ...state, status: 'completed' } : state;
      case 'InvoicePaymentFailed': {
        const { code, params } = event.data;
        return { ...begunInvoicePayment(state), status: 'failed', failure: { code, params } };
      }
      case 'InvoicePaymentReturned':
        return { ...begunInvoicePayment(state), status: 'returned', failure: { code: event.data.code, params: {} } };
      default:
        return unreachable(event);
    }
  },
};

const ofAwaited = ({ status, invoices }: BegunInvoicePayment) => (status === 'awaiting' ? { invoices } : {});
