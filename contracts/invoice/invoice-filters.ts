/** Spec 9: the filters of a buyer's invoices. */
export const INVOICE_FILTERS = [
  'all',
  'pending',
  'overdue',
  'disputed',
  'due-in-two-weeks',
  'due-in-next-30-days',
  'due-in-future',
  'created-in-last-7-days',
  'created-in-last-30-days',
  'created-in-last-60-days',
  'created-in-past',
  'paid',
] as const;
export type InvoiceFilter = (typeof INVOICE_FILTERS)[number];
