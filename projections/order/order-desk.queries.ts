// The order desk of the back office: list, detail, and previews of what a command would do.
import type { Output } from '#contracts/api.ts';
import type { orderDeskOperations } from '#contracts/order/order-desk.ts';
import { cancellationOf, editOf, refundOf } from '#domain/order/order.pricing.ts';
import { leastQuantity, stockChange, type PlacedOrder } from '#domain/order/order.state.ts';
import { sum } from '#domain/shared/money.ts';
import { freightSource, lineTotal, unitPrice } from '#domain/shared/price/priced.ts';
import type { Queries } from '#platform/kernel/operations/features.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { sumsShown } from '#platform/shop/sums-shown.ts';
import { whyPrice } from '#projections/shared/why-price.ts';
import { unpaidOf } from './orders.ts';
import { orderById } from './order-desk.functions.ts';
import { packingSlipsOf, pickListOf } from './papers.ts';
import { refundPreview } from './refund-preview.ts';
import { shortagesOf } from './shortages.ts';
import { howOf } from './wire-order-desk.ts';

export function orderDeskQueries(read: ReadSide): Handlers<typeof orderDeskOperations, 'query'> {
  return {
    'admin/order/list': (input, { queries }) => queries.orderDesk.list(input),

    'admin/order/detail': (input, { queries }) => queries.orderDesk.detail(input),

    'admin/order/packingslips': (input, context) => packingSlipsOf(read, input, context),
    'admin/order/picklist': (input, context) => pickListOf(read, input, context),

    async 'admin/order/otherpayments'({ orderId }, context) {
      const row = await orderById(read, orderId, context);
      const { methods } = await context.queries.checkout.methodsForBuyer({ orderId });
      return {
        amount: sum(unpaidOf(row).map(({ amount }) => amount)),
        CurrencyCode: row.currency,
        methods,
      };
    },

    async 'admin/order/whyprice'({ orderId }, context) {
      const draft = (await orderById(read, orderId, context)).state.draft;
      const { convertedFrom: from } = draft;
      return whyPrice(
        draft,
        from ? await context.queries.quote.priceSources({ quoteId: orderId, revision: from.revision }) : [],
        context,
      );
    },

    async 'admin/order/previewrefund'({ orderId, ...asked }, context) {
      const { state } = await orderById(read, orderId, context);
      return refundPreview(state, refundOf(state, asked), await context.queries.orderDesk.refundLimit(), context);
    },

    // A role's limit is about money that is given back by hand; what is cancelled is owed to the buyer.
    async 'admin/order/previewcancel'({ orderId, ...asked }, context) {
      const { state, taken } = await orderById(read, orderId, context);
      const unpaid = Object.values(taken).some((status) => status === 'failed' || status === 'awaiting');
      const preview = await refundPreview(state, cancellationOf(state, asked, unpaid), {}, context);
      return unpaid ? { ...preview, paid: 0, left: 0 } : preview;
    },

    async 'admin/order/previewedit'({ orderId, ...asked }, context) {
      const { state } = await orderById(read, orderId, context);
      return editPreview(state, asked, context);
    },
  };
}

type EditAsked = Pick<Parameters<Queries['orderDesk']['draftEdit']>[0], 'lines' | 'add' | 'shipTo'>;

async function editPreview(
  state: PlacedOrder,
  asked: EditAsked,
  context: OperationContext,
): Promise<Output<'admin/order/previewedit'>> {
  const draft = state.draft;
  const { language } = context;
  const { change } = await context.queries.orderDesk.draftEdit({ draft, changes: state.changes, ...asked });
  const { difference, refund } = editOf(state, change);
  const needs = stockChange(state, change.lines).filter(({ quantity, backorder }) => quantity > 0 && !backorder);
  return {
    changes: state.changes,
    lines: change.lines.map((line) => ({
      lineId: line.lineId,
      itemNumber: line.itemNumber,
      name: line.name[language],
      quantity: line.quantity,
      before: draft.lines.find(({ lineId }) => lineId === line.lineId)?.quantity ?? 0,
      least: leastQuantity(state, line.lineId),
      unitPrice: unitPrice(line),
      lineTotal: lineTotal(line),
    })),
    before: sumsShown(draft, language),
    after: sumsShown(change, language),
    shippingMethodName: [
      ...new Set(change.deliveries.flatMap((delivery) => freightSource(delivery)?.name[language] ?? [])),
    ].join(', '),
    difference,
    refund: refund.amount,
    how: howOf(state, refund, language),
    shortages: await shortagesOf(needs, context),
  };
}
