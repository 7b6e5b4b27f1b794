import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

/** Invoices and credit notes are numbered apart. */
export const INVOICE_SERIES = { invoice: 'INV', 'credit-note': 'CN' } as const;
export type InvoiceSeries = keyof typeof INVOICE_SERIES;

/**
 * Stream `invoice-series-<INV|CN>-<year>`: its numbers without a gap, from 1, each taken for one document (`documentId`)
 * before that is issued.
 */
export type InvoiceSeriesEvent = DomainEvent<
  'InvoiceNumberTaken',
  { readonly series: InvoiceSeries; readonly year: string; readonly sequence: number; readonly documentId: string }
>;

export const invoiceSeriesEvents = defineEvents<InvoiceSeriesEvent>({ category: 'invoice-series' });
