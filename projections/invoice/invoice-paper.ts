import type { Address } from '#domain/shared/address.ts';
import type { InvoiceOrder } from '#domain/invoice/invoice.events.ts';
import type { Billed } from '#domain/shared/billed.ts';
import type { Language } from '#platform/kernel/texts/texts.ts';
import type { Letterhead } from '#projections/shared/paper/sheet.ts';

/** All that the paper of an invoice or a credit note says, and the electronic invoice within it. */
export interface InvoicePaper {
  readonly kind: 'invoice' | 'credit-note';
  readonly number: string;
  /** Of the invoice that a credit note is on. */
  readonly invoiceNumber: string;
  /** Empty where it is of several. */
  readonly orderNumber: string;
  /** Of an invoice of several; each line says which it is of. */
  readonly orders: readonly InvoiceOrder[];
  readonly poNumber: string;
  readonly issuedOn: string;
  /** Empty for a credit note. */
  readonly dueOn: string;
  /** What is less to be paid by a day (YYYY-MM-DD), in minor units. */
  readonly earlyPayment: { readonly amount: number; readonly until: string } | undefined;
  readonly reason: string;
  readonly currency: string;
  readonly company: Letterhead;
  /** The customer's; empty where it is not known. */
  readonly taxNumber: string;
  readonly billTo: Address;
  /** Absent where the goods went to several places. */
  readonly shipTo: Address | undefined;
  readonly billed: Billed;
  /** Ways it was or is to be paid by, as they are shown, in minor units. */
  readonly payments: readonly { readonly text: string; readonly amount: number }[];
  /** What of an invoice came with its order, in minor units. */
  readonly prepaid: number;
  readonly language: Language;
}
