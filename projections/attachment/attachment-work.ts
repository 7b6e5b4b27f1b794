import type { AttachmentEvent } from '#domain/attachment/attachment.events.ts';
import type { OrderEvent } from '#domain/order/order.events.ts';
import type { QuoteEvent } from '#domain/quote/quote.events.ts';
import { priced, subTotal } from '#domain/shared/price/priced.ts';
import { defineWorkKind } from '#projections/shared/work-kind.ts';

interface OfSlot {
  readonly data: { readonly orderId: string; readonly lineId: string; readonly slot: number };
}
const part = ({ data: { orderId, lineId, slot } }: OfSlot, waits: boolean) => ({
  subjectId: orderId,
  parts: [{ id: `${lineId}.${slot}`, waits }],
});

/**
 * Files of customers that nobody has looked at: of a quote or an order, for what lies in a cart may never be bought.
 */
export const attachmentWork = defineWorkKind<AttachmentEvent | OrderEvent | QuoteEvent>({
  kind: 'attachment',
  belongs: { of: 'order', several: true },
  page: () => '/attachment',
  on: {
    AttachmentAdded: (event) => ({ ...part(event, true), note: event.data.fileName }),
    AttachmentRemoved: (event) => part(event, false),
    AttachmentReviewed: (event) => part(event, false),
    QuoteRequested: ({ data: { quoteId, quoteNumber, accountId, placedBy, lines, currency } }) => ({
      subjectId: quoteId,
      ready: true,
      page: `/quote/${quoteId}/show`,
      number: quoteNumber,
      accountId,
      personName: placedBy,
      amount: subTotal(lines.map(priced)),
      currency,
    }),
    QuoteDrafted: ({ data: { quoteId, quoteNumber, accountId, placedBy, currency } }) => ({
      subjectId: quoteId,
      ready: true,
      page: `/quote/${quoteId}/show`,
      number: quoteNumber,
      accountId,
      personName: placedBy,
      amount: 0,
      currency,
    }),
    OrderPlaced: ({ data: { orderId, orderNumber, accountId, placedBy, billTo, totals, currency } }) => ({
      subjectId: orderId,
      ready: true,
      page: `/order/${orderId}/show`,
      number: orderNumber,
      accountId,
      personName: placedBy ?? `${billTo.firstName} ${billTo.lastName}`,
      amount: totals.total,
      currency,
    }),
  },
});
