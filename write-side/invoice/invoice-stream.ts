import { invoiceNumber, invoiceSeries } from '#domain/invoice/invoice-series.decider.ts';
import { INVOICE_SERIES, type InvoiceSeries } from '#domain/invoice/invoice-series.events.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';

export const streamOf = (invoiceId: string): string => `invoice-${invoiceId}`;

/** The next number of the year's series, or the one that the document took before. */
export async function numberOf(series: InvoiceSeries, documentId: string, context: OperationContext): Promise<string> {
  const year = shopDay(context.now).slice(0, 4);
  const command = { type: 'TakeNumber', series, year, documentId } as const;
  const stream = `invoice-series-${INVOICE_SERIES[series]}-${year}`;
  const { state } = await context.run(invoiceSeries, stream, command, { step: documentId });
  return invoiceNumber(state, command);
}
