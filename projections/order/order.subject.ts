// An order and its payments, as the auditor looks at them.
import { FOUND_AT_MOST, type SubjectDefinition } from '#projections/shared/subject.ts';

/** An order is called by its number, a quote that may become one by its own. */
export const titleOfOrder: NonNullable<SubjectDefinition['title']> = async (id, kind, { queries }) => {
  const [orderId = ''] = id.split('.', 1);
  const { orderNumber } = await queries.order.number({ orderId });
  if (orderNumber) return { kind, title: orderNumber };
  const { quoteNumber } = await queries.quote.number({ quoteId: orderId });
  return quoteNumber ? { kind: kind === 'order' ? 'quote' : kind, title: quoteNumber } : { kind, title: id };
};

export const orderSubject: SubjectDefinition = {
  kind: 'order',
  by: 'order',
  also: ['cart', 'quote', 'attachment', 'download', 'return'],
  title: titleOfOrder,
  readModels: ['order', 'attachment', 'line_note', 'download'],
  async find(search, { queries }) {
    const asked = { search, page: 1, pageSize: FOUND_AT_MOST, sort: 'OrderDate', direction: 'DESC' } as const;
    const { rows } = await queries.orderDesk.list(asked);
    return rows.map(({ OrderID, OrderNumber }) => ({ subject: `order:${OrderID}`, title: OrderNumber }));
  },
};

export const paymentSubject: SubjectDefinition = {
  kind: 'payment',
  title: titleOfOrder,
  streams: async (id) => [`payment-${id}`],
  streamNamed: (search) => ({ prefix: `payment-${search}`, suffix: '' }),
};
