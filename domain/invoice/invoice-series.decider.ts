import type { Decider } from '#domain/shared/decider.ts';
import { entryOf, grown, NO_ENTRIES, type GrowingRecord } from '#domain/shared/growing-record.ts';
import { needed } from '#domain/shared/needed.ts';
import { INVOICE_SERIES, type InvoiceSeries, type InvoiceSeriesEvent } from './invoice-series.events.ts';

export interface InvoiceSeriesState {
  readonly last: number;
  /** Numbers of late by document, and those before them. A document that asks again gets its own. */
  readonly taken: GrowingRecord<number>;
  readonly takenBefore: GrowingRecord<number>;
}

export interface InvoiceSeriesCommand {
  readonly type: 'TakeNumber';
  readonly series: InvoiceSeries;
  readonly year: string;
  readonly documentId: string;
}

/** So many documents of late, or twice as many, are known by their ids: one that was not finished is asked for again within minutes. */
const REMEMBERED = 1_000;

export const invoiceSeries: Decider<InvoiceSeriesState, InvoiceSeriesCommand, InvoiceSeriesEvent> = {
  initialState: { last: 0, taken: NO_ENTRIES, takenBefore: NO_ENTRIES },
  snapshotVersion: 2,

  decide: ({ series, year, documentId }, state) =>
    numberOf(state, documentId) === undefined
      ? [{ type: 'InvoiceNumberTaken', data: { series, year, sequence: state.last + 1, documentId } }]
      : [],

  evolve({ taken, takenBefore }, { data: { sequence, documentId } }) {
    const isNext = sequence % REMEMBERED === 0;
    return {
      last: sequence,
      taken: grown(isNext ? NO_ENTRIES : taken, documentId, sequence),
      takenBefore: isNext ? taken : takenBefore,
    };
  },
};

const numberOf = ({ taken, takenBefore }: InvoiceSeriesState, documentId: string): number | undefined =>
  entryOf(taken, documentId) ?? entryOf(takenBefore, documentId);

/** `INV-2026-000123`. */
export const invoiceNumber = (
  state: InvoiceSeriesState,
  { series, year, documentId }: Omit<InvoiceSeriesCommand, 'type'>,
): string =>
  `${INVOICE_SERIES[series]}-${year}-${String(needed(numberOf(state, documentId), 'number of the document')).padStart(6, '0')}`;
