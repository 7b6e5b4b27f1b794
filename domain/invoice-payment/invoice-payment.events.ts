import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { Amount, CurrencyCode } from '#domain/shared/money.ts';
import type { PaymentPart, ReservedPart } from '#domain/shared/payment-plan.ts';

type OfInvoicePayment<Data extends object = object> = {
  readonly invoicePaymentId: string;
  readonly accountId: string;
} & Data;

/** So much of an invoice is paid, in minor units. */
export interface InvoiceShare {
  readonly invoiceId: string;
  readonly amount: Amount;
}

/**
 * Stream `invoice-payment-<invoicePaymentId>`: a buyer pays invoices that are owed on the account. The open items are
 * reserved in the account's ledger, then the money. Before InvoicePaymentSecured it can only be undone, after it only
 * finished. A debit of a bank account settles days later: it is awaited, and its items stay reserved until it came or was
 * returned.
 */
export type InvoicePaymentEvent =
  | DomainEvent<
      'InvoicePaymentStarted',
      OfInvoicePayment<{
        readonly personId: string;
        readonly currency: CurrencyCode;
        readonly invoices: readonly InvoiceShare[];
        /** What of which open items of the account. */
        readonly items: readonly { readonly openItemId: string; readonly amount: Amount }[];
        readonly payment: PaymentPart;
        readonly startedAt: string;
        readonly startedBy: string;
      }>
    >
  | DomainEvent<'InvoicePaymentSecured', OfInvoicePayment<{ readonly payment: ReservedPart }>>
  /** The provider has begun to collect it. */
  | DomainEvent<'InvoicePaymentAwaited', OfInvoicePayment<{ readonly invoices: readonly InvoiceShare[] }>>
  /** `invoices`: of one that was awaited. */
  | DomainEvent<
      'InvoicePaymentCompleted',
      OfInvoicePayment<{ readonly amount: Amount; readonly invoices?: readonly InvoiceShare[] }>
    >
  /** `invoices`: of one that was awaited, which the buyer's bank returned. */
  | DomainEvent<
      'InvoicePaymentFailed',
      OfInvoicePayment<{
        readonly code: string;
        readonly params: Readonly<Record<string, unknown>>;
        readonly invoices?: readonly InvoiceShare[];
      }>
    >
  /** The buyer's bank took a debit back that had settled: what it had paid is owed again. */
  | DomainEvent<
      'InvoicePaymentReturned',
      OfInvoicePayment<{ readonly code: string; readonly invoices: readonly InvoiceShare[] }>
    >;

export const invoicePaymentEvents = defineEvents<InvoicePaymentEvent>({ category: 'invoice-payment' });

/** Minutes after which one that waits for the buyer's bank is given up. */
export const INVOICE_PAYMENT_MINUTES = 15;
