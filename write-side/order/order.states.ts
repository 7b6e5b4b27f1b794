// Orders as other features see them.
import type { OrderEvent } from '#domain/order/order.events.ts';
import { rewardedGoods } from '#domain/order/order-rewards.ts';
import { creditedOf } from '#domain/order/store-credit.pricing.ts';
import { order } from '#domain/order/order.decider.ts';
import { refundableUnits } from '#domain/order/order.pricing.ts';
import { returnOf, type ReturnShare, type ReturnUnits } from '#domain/order/return.pricing.ts';
import { placedOrder } from '#domain/order/order.state.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { Billed } from '#domain/shared/billed.ts';
import { own } from '#domain/shared/dictionary.ts';
import { needed } from '#domain/shared/needed.ts';
import type { Amount, CurrencyCode } from '#domain/shared/money.ts';
import type { Translated } from '#domain/shared/translated.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { maySee } from '#platform/shop/ownership/ownership.ts';
import { arrivalOf, reminderOfAwaited } from './awaited-money.process.ts';
import { billOf, firstItemOf, refundBill, voidedBill, type OrderBill } from './billed.ts';
import { loadOrder, streamOf } from './order-stream.ts';

/** An order as its returns look at it. */
interface ShippedOrder {
  readonly orderNumber: string;
  readonly personId: string;
  readonly accountId: string;
  readonly currency: CurrencyCode;
  /** Methods of its payments. */
  readonly methods: readonly string[];
  readonly lines: readonly {
    readonly lineId: string;
    readonly itemNumber: string;
    readonly name: Translated;
    /** Code of the selling unit. */
    readonly unit: string;
    readonly quantity: number;
    /** Units whose money was not given back yet. */
    readonly refundable: number;
    readonly shipments: readonly { readonly quantity: number; readonly at: string }[];
  }[];
}

export const orderStates = {
  reminderOfAwaited,
  arrivalOf,

  /** Whose an order is, and what keeps it from being paid in any way: gift certificates are bought by money alone. */
  async payer(
    { orderId }: { readonly orderId: string },
    context: OperationContext,
  ): Promise<{ accountId: string; currency: CurrencyCode; forGiftCertificates: boolean }> {
    const { accountId, currency, lines } = (await loadOrder(orderId, context)).draft;
    return { accountId, currency, forGiftCertificates: lines.some(({ giftCertificate }) => giftCertificate) };
  },

  /** Refuses with order_not_found whoever does not see the order as its buyer, or all of their account's. */
  async requireOwn({ orderId }: { readonly orderId: string }, context: OperationContext): Promise<void> {
    const { draft } = placedOrder((await context.load(order, streamOf(orderId))).state);
    if (!(await maySee(draft, context))) notFound('order_not_found');
  },

  /** Goods of one shipment that earn points, in minor units. @see rewardedGoods */
  async shippedGoods(
    { orderId, shipmentId }: { readonly orderId: string; readonly shipmentId: string },
    context: OperationContext,
  ): Promise<{ accountId: string; goods: Amount }> {
    const { accountId, shipments } = await goodsOfOrder(orderId, context);
    return { accountId, goods: own(shipments, shipmentId) ?? 0 };
  },

  /** Goods of one refund that had earned points, in minor units. @see rewardedGoods */
  async returnedGoods(
    { orderId, refundId }: { readonly orderId: string; readonly refundId: string },
    context: OperationContext,
  ): Promise<{ accountId: string; goods: Amount }> {
    const { accountId, refunds } = await goodsOfOrder(orderId, context);
    return { accountId, goods: own(refunds, refundId) ?? 0 };
  },

  /** The refunds that were asked for, whatever became of them. */
  async refunds(
    { orderId }: { readonly orderId: string },
    context: OperationContext,
  ): Promise<{ refundIds: readonly string[] }> {
    return { refundIds: Object.keys((await loadOrder(orderId, context)).refunds) };
  },

  /** How much of a refund became a gift certificate; absent where nothing did. */
  async creditedBy(
    { orderId, refundId }: { readonly orderId: string; readonly refundId: string },
    context: OperationContext,
  ): Promise<{ storeCredit?: Amount }> {
    const refund = own((await loadOrder(orderId, context)).refunds, refundId);
    const storeCredit = refund ? creditedOf(refund) : 0;
    return storeCredit ? { storeCredit } : {};
  },

  /** What is billed by an invoice; undefined where nothing was. @see billOf */
  async bill(
    { orderId, invoiceId }: { readonly orderId: string; readonly invoiceId: string },
    context: OperationContext,
  ): Promise<OrderBill | undefined> {
    const events = (await context.history(streamOf(orderId))) as readonly (OrderEvent & StoredEvent)[];
    return billOf(events, invoiceId);
  },

  /** What a refund takes off one of the order's bills, and one of the payments of that. */
  async refundBill(
    { orderId, refundId }: { readonly orderId: string; readonly refundId: string },
    context: OperationContext,
  ): Promise<{ billed: Billed; paymentId: string; at: string; reason: string }> {
    const state = await loadOrder(orderId, context);
    const { at, ...billed } = refundBill(state, refundId);
    const { reason, invoiceId } = needed(own(state.refunds, refundId), 'refund of the order');
    if (invoiceId) return { billed, paymentId: firstItemOf(state, invoiceId), at, reason };
    // Others may have taken the place of the payments that it was billed for.
    const [placed] = (await context.history(streamOf(orderId), 0, 1)) as readonly (OrderEvent & StoredEvent)[];
    const payments = placed?.type === 'OrderPlaced' ? placed.data.payments : [];
    return { billed, paymentId: needed(payments[0], 'payment of the order').paymentId, at, reason };
  },

  /**
   * What of the order's bills is void with one of its payments, of which `received` had come; undefined where it is none of a
   * placed order's.
   */
  async voidedBill(
    {
      orderId,
      paymentId,
      received,
    }: { readonly orderId: string; readonly paymentId: string; readonly received: Amount },
    context: OperationContext,
  ): Promise<Billed | undefined> {
    const { state } = await context.load(order, streamOf(orderId));
    const payment = state.status === 'placed' ? state.payments.find((one) => one.paymentId === paymentId) : undefined;
    return state.status === 'placed' && payment ? voidedBill(state, payment, received) : undefined;
  },

  /** What of an order has left, and when. @throws DomainError order_not_found */
  async shipped({ orderId }: { readonly orderId: string }, context: OperationContext): Promise<ShippedOrder> {
    const state = await loadOrder(orderId, context);
    const events = (await context.history(streamOf(orderId))) as readonly (OrderEvent & StoredEvent)[];
    const shipments = events.flatMap(({ type, data }) => (type === 'OrderLinesShipped' ? [data] : []));
    const { orderNumber, payments, draft } = state;
    return {
      orderNumber,
      personId: draft.personId,
      accountId: draft.accountId,
      currency: draft.currency,
      methods: payments.map(({ method }) => method),
      lines: draft.lines.map(({ lineId, itemNumber, name, unit, quantity }) => ({
        ...{ lineId, itemNumber, name, quantity },
        unit: unit?.code ?? 'ea',
        refundable: refundableUnits(state, lineId),
        shipments: shipments.flatMap(({ lines, shippedAt: at }) =>
          lines.filter((line) => line.lineId === lineId).map((line) => ({ quantity: line.quantity, at })),
        ),
      })),
    };
  },

  /** What returned units come to as of now, less the fees. @throws DomainError line_not_found, refund_quantity_exceeds */
  async returnValue(
    { orderId, lines }: { readonly orderId: string; readonly lines: readonly ReturnUnits[] },
    context: OperationContext,
  ): Promise<{ shares: readonly ReturnShare[]; restockingFee: Amount; amount: Amount }> {
    const { shares, contents } = returnOf(await loadOrder(orderId, context), lines);
    return { shares, restockingFee: contents.restockingFee ?? 0, amount: contents.amount };
  },
};

declare module '#platform/kernel/operations/features.ts' {
  interface States {
    readonly order: FunctionsOf<typeof orderStates>;
  }
}

async function goodsOfOrder(orderId: string, context: OperationContext) {
  const { accountId } = (await loadOrder(orderId, context)).draft;
  return { accountId, ...rewardedGoods((await context.history(streamOf(orderId))) as readonly OrderEvent[]) };
}
