import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { readModelList } from '#platform/kernel/read-model/read-model.ts';
import type { ProjectionFeature } from '#projections/shared/projection-feature.ts';
import { invoiceDescriptions, invoicePaymentDescriptions, invoiceSeriesDescriptions } from './invoice.descriptions.ts';
import { invoiceJournalFunctions } from './invoice-journal.functions.ts';
import { invoiceMatchFunctions } from './invoice-match.functions.ts';
import { invoiceQueries, invoiceQueryFunctions, personalInvoices } from './invoice.queries.ts';
import { invoiceSubject } from './invoice.subject.ts';
import { invoices } from './invoices.ts';

export const feature = {
  needs: ['account', 'checkout', 'contact', 'customer', 'dispute', 'invoice-payment', 'order', 'store'],
  readModels: readModelList(invoices),
  descriptions: [invoiceDescriptions, invoiceSeriesDescriptions, invoicePaymentDescriptions],
  subjects: [invoiceSubject],
  queries: (read: ReadSide) => invoiceQueries(read),
  functions: (read: ReadSide) => ({
    invoice: invoiceQueryFunctions(read),
    invoiceJournal: invoiceJournalFunctions(read),
    invoiceMatch: invoiceMatchFunctions(read),
  }),
  personalData: [personalInvoices],
} satisfies ProjectionFeature;
