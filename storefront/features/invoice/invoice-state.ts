import type { Invoice } from '#contracts/invoice/invoice.ts';

/** How an invoice stands, in one word: what is disputed is not called overdue. */
export const invoiceState = ({
  IsDisputed,
  IsOverdue,
  PaymentStatus,
}: Pick<Invoice, 'IsDisputed' | 'IsOverdue' | 'PaymentStatus'>) =>
  IsDisputed ? 'disputed' : IsOverdue ? 'overdue' : PaymentStatus;
