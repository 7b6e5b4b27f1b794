import type { Address } from '#domain/shared/address.ts';
import type { Billed } from '#domain/shared/billed.ts';
import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { Amount, CurrencyCode } from '#domain/shared/money.ts';
import type { EarlyPaymentDiscount } from '#domain/shared/payment-terms.ts';

type OfInvoice<Data extends object = object> = { readonly invoiceId: string } & Data;

/** An order on an invoice of several; `poNumber` is empty where it has none. */
export interface InvoiceOrder {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly poNumber: string;
}

/** A part of how it is paid; its open item on an account has the same id. */
export interface InvoicePart {
  readonly paymentId: string;
  readonly method: string;
  readonly text: string;
  readonly amount: Amount;
}

/**
 * Stream `invoice-<invoiceId>`: what was billed for an order when it was placed, for what an edit added to it, for what has left of it,
 * or for what of all orders of a buyer left in a month, with the credit notes that take some of it back. All that its paper says is in
 * the events; whether it is paid is told by its payments. Days are YYYY-MM-DD, in the shop's calendar.
 */
export type InvoiceEvent =
  /** What leaves of the order until `closesAt` (ISO) is on it. */
  | DomainEvent<
      'InvoiceOrderAdded',
      OfInvoice<{ readonly orderId: string; readonly accountId: string; readonly closesAt: string }>
    >
  | DomainEvent<
      'InvoiceIssued',
      OfInvoice<
        Billed & {
          readonly number: string;
          /** Of several the last one. */
          readonly orderId: string;
          readonly orderNumber: string;
          /** All of them; absent where it is of one that has it alone. */
          readonly orders?: readonly InvoiceOrder[];
          /** Of what an edit added. */
          readonly isSupplement: boolean;
          /** Empty for a guest. */
          readonly accountId: string;
          readonly personId: string;
          readonly language: 'en' | 'fr';
          readonly currency: CurrencyCode;
          /** The buyer's own number; empty where there is none. */
          readonly poNumber: string;
          readonly issuedOn: string;
          readonly dueOn: string;
          /** Off what of it is on account. */
          readonly earlyPayment?: EarlyPaymentDiscount;
          readonly payments: readonly InvoicePart[];
          readonly email: string;
          readonly billTo: Address;
          /** Absent where the goods go to several places: the order says what went where. */
          readonly shipTo?: Address;
        }
      >
    >
  | DomainEvent<
      'InvoiceCreditNoteIssued',
      OfInvoice<
        Billed & {
          readonly creditNoteId: string;
          readonly number: string;
          readonly reason: string;
          readonly issuedOn: string;
        }
      >
    >;

export const invoiceEvents = defineEvents<InvoiceEvent>({
  category: 'invoice',
  personal: {
    InvoiceIssued: { person: 'personId', fields: ['email', 'billTo', 'shipTo'], books: ['billTo', 'shipTo'] },
  },
});

/** Of its open items, too, which are called as their payments are. */
export { invoiceIdOf } from '#domain/shared/payment-plan.ts';
/** Tells an invoice of an order from an open item that stands for itself, such as an adjustment. */
export const isOfOrder = (invoiceId: string): boolean => /\.b?\d+$/.test(invoiceId);
