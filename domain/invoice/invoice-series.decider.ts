import type { Decider } from '#domain/shared/decider.ts';
import { own } from '#domain/shared/dictionary.ts';
import { needed } from '#domain/shared/needed.ts';
import { INVOICE_SERIES, type InvoiceSeries, type InvoiceSeriesEvent } from './invoice-series.events.ts';

export interface InvoiceSeriesState {
  readonly last: number;
  /** Numbers by document. A document that asks again gets its own. */
  readonly taken: Readonly<Record<string, number>>;
}

export interface InvoiceSeriesCommand {
  readonly type: 'TakeNumber';
  readonly series: InvoiceSeries;
  readonly year: string;
  readonly documentId: string;
}

/** So many documents of late are known by their ids: one that was not finished is asked for again within minutes. */
const REMEMBERED = 1_000;

export const invoiceSeries: Decider<InvoiceSeriesState, InvoiceSeriesCommand, InvoiceSeriesEvent> = {
  initialState: { last: 0, taken: {} },
  snapshotVersion: 1,

  decide: ({ series, year, documentId }, { last, taken }) =>
    own(taken, documentId) === undefined
      ? [{ type: 'InvoiceNumberTaken', data: { series, year, sequence: last + 1, documentId } }]
      : [],

  evolve({ taken }, { data: { sequence, documentId } }) {
    const entries = [...Object.entries(taken), [documentId, sequence] as const];
    return {
      last: sequence,
      taken: Object.fromEntries(entries.length > 2 * REMEMBERED ? entries.slice(-REMEMBERED) : entries),
    };
  },
};

/** `INV-2026-000123`. */
export const invoiceNumber = (
  { taken }: InvoiceSeriesState,
  { series, year, documentId }: Omit<InvoiceSeriesCommand, 'type'>,
): string =>
  `${INVOICE_SERIES[series]}-${year}-${String(needed(own(taken, documentId), 'number of the document')).padStart(6, '0')}`;
