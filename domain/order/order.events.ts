import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { Amount } from '#domain/shared/money.ts';
import {
  PERSONAL_PARTS,
  type Delivery,
  type OrderDraft,
  type OrderedLine,
  type ShipTo,
} from '#domain/shared/order-draft.ts';
import type { PlacedPayment } from '#domain/shared/payment-plan.ts';
import type { TaxCharged } from '#domain/shared/price/priced.ts';
import type { KindAmount } from '#domain/shared/price/pricing-with.ts';
import type { OrderTotals } from '#domain/shared/pricing.ts';

type OfOrder<Data extends object = object> = { readonly orderId: string } & Data;

/** So many units of a line: shipped, cancelled, or with their money given back. */
export interface LineUnits {
  readonly lineId: string;
  readonly quantity: number;
}

/** Quantities of the order's hold that are used up, by item; a bundle's line names its parts. */
export interface StockTaken {
  readonly holdId: string;
  readonly itemNumber: string;
  readonly quantity: number;
}

/** So many units of an item. */
export interface ItemUnits {
  readonly itemNumber: string;
  readonly quantity: number;
}

/** Amounts given back, by payment. */
export interface RefundPart {
  readonly paymentId: string;
  readonly amount: Amount;
  /** So much of it was not billed yet, and never will be; absent where all of it was. */
  readonly unbilled?: Amount;
}

/**
 * A sum of money and what it is made of: goods before discounts, less the discounts' share, each fee, freight, each
 * tax.
 */
export interface MoneyParts {
  readonly goods: Amount;
  readonly discount: Amount;
  /** Each kind of fee for itself; absent where there are none, as in all events of before there were fees. */
  readonly fees?: readonly KindAmount[];
  readonly freight: Amount;
  readonly taxes: readonly Pick<TaxCharged, 'destination' | 'name' | 'rate' | 'amount'>[];
}

export interface FreightShare {
  readonly deliveryId: string;
  readonly amount: Amount;
}

/**
 * The contents of a refund. `amount` is goods less discount, with fees, freight and taxes, less what was given back
 * without lines before, less the restocking fee, and `goodwill`.
 */
export interface RefundContents extends MoneyParts {
  readonly lines: readonly LineUnits[];
  /** The parts of `freight` given back, by delivery; none where an edit made freight cheaper. */
  readonly freights: readonly FreightShare[];
  /** Given back without lines before, and so not given again. */
  readonly goodwillBefore: Amount;
  /** Kept of the price of goods that came back; absent where nothing is. */
  readonly restockingFee?: Amount;
  /** An amount that stands for no line and no freight. */
  readonly goodwill: Amount;
  readonly amount: Amount;
  readonly parts: readonly RefundPart[];
}

/** A placed order becomes this. */
export interface OrderChange {
  readonly lines: readonly OrderedLine[];
  readonly deliveries: readonly Delivery[];
  readonly totals: OrderTotals;
}

/**
 * Units of a line that were not on the shelf when the order was placed, and the day they were expected to ship; empty where
 * a person had to confirm it.
 */
export interface BackorderedLine extends LineUnits {
  readonly expectedOn: string;
}

/** Units of a delivery that leave and arrive together, as the buyer was told when the order was placed. */
export interface PromisedPart {
  readonly deliveryId: string;
  readonly units: number;
  /** Both YYYY-MM-DD, or empty where a person had to confirm them; what is picked up is ready on the second. */
  readonly shipsOn: string;
  readonly arrivesBy: string;
}

/** Money back that does not go the way it was paid: the parts of these payments become a gift certificate. */
export interface StoreCredit {
  readonly certificateId: string;
  /** The code is derived from it. */
  readonly seed: string;
  readonly paymentIds: readonly string[];
}

export type RefundCause = 'refund' | 'cancel' | 'edit' | 'return';
export type OrderEmail = 'confirmation' | 'shipment';

/** Stream `order-<orderId>`. */
export type OrderEvent =
  /**
   * `backordered` is absent where nothing had to be waited for, `promised` where nothing is sent, and both in orders of before
   * they were kept.
   */
  | DomainEvent<
      'OrderPlaced',
      OrderDraft & {
        readonly backordered?: readonly BackorderedLine[];
        readonly promised?: readonly PromisedPart[];
        readonly orderNumber: string;
        readonly payments: readonly PlacedPayment[];
        readonly placedAt: string;
      }
    >
  | DomainEvent<
      'OrderLinesShipped',
      OfOrder<{
        readonly shipmentId: string;
        readonly deliveryId: string;
        readonly carrier: string;
        readonly trackingNumber: string;
        readonly lines: readonly LineUnits[];
        readonly taken: readonly StockTaken[];
        readonly shippedAt: string;
      }>
    >
  /** Written before several lines could be cancelled together; it gave no money back. */
  | DomainEvent<
      'OrderLineCancelled',
      OfOrder<{
        readonly lineId: string;
        readonly quantity: number;
        readonly reason: string;
        readonly freed: readonly StockTaken[];
        readonly cancelledAt: string;
      }>
    >
  /** `unpaid`: all that was left, since the payment was refused; there is nothing to give back. */
  | DomainEvent<
      'OrderLinesCancelled',
      OfOrder<{
        readonly lines: readonly LineUnits[];
        readonly reason: string;
        readonly freed: readonly StockTaken[];
        readonly unpaid?: true;
        readonly cancelledAt: string;
      }>
    >
  /**
   * Appended before any provider is asked; the money counts as given back from here on, until it is declined.
   * `returned` goes back on the shelf.
   */
  | DomainEvent<
      'OrderRefundRequested',
      OfOrder<
        RefundContents & {
          readonly refundId: string;
          readonly cause: RefundCause;
          /** The return whose goods are paid back; absent for all other causes. */
          readonly returnId?: string;
          /** Absent where every part goes back the way it was paid. */
          readonly storeCredit?: StoreCredit;
          /** The bill that it is taken off, of an order that is billed as its goods leave. */
          readonly invoiceId?: string;
          readonly reason: string;
          readonly restock: readonly LineUnits[];
          readonly returned: readonly ItemUnits[];
          readonly requestedAt: string;
        }
      >
    >
  /** `makesUpFor`: refunds that were asked for earlier and declined. */
  | DomainEvent<
      'OrderRefundCompleted',
      OfOrder<{
        readonly refundId: string;
        readonly amount: Amount;
        readonly returned: readonly ItemUnits[];
        readonly returnId?: string;
        /** So much of `amount` became a gift certificate; absent where nothing did. */
        readonly storeCredit?: Amount;
        readonly makesUpFor?: readonly string[];
        readonly completedAt: string;
      }>
    >
  /** `refunded` is what other payments of the same order gave back all the same. */
  | DomainEvent<
      'OrderRefundDeclined',
      OfOrder<{
        readonly refundId: string;
        readonly code: string;
        readonly refunded: readonly RefundPart[];
        readonly declinedAt: string;
      }>
    >
  /**
   * Units that came back are sent once more: from here on they count as not shipped. `held` is taken for them, `returned` goes
   * back on the shelf.
   */
  | DomainEvent<
      'OrderReplacementRequested',
      OfOrder<{
        readonly returnId: string;
        readonly lines: readonly LineUnits[];
        readonly held: readonly StockTaken[];
        readonly returned: readonly ItemUnits[];
        readonly requestedAt: string;
      }>
    >
  /** The money is there: each of these units becomes a gift certificate, and counts as shipped from here on. */
  | DomainEvent<
      'OrderGiftCertificatesRequested',
      OfOrder<{ readonly lines: readonly LineUnits[]; readonly requestedAt: string }>
    >
  /**
   * What has left is billed, or what is left to bill once nothing is left to go: so much of what each payment is for. `position` is the
   * order's on an invoice of several, from 1; absent on one of its own.
   */
  | DomainEvent<
      'OrderBilled',
      OfOrder<{
        readonly invoiceId: string;
        readonly position?: number;
        readonly lines: readonly LineUnits[];
        readonly parts: readonly Omit<RefundPart, 'unbilled'>[];
        readonly billedAt: string;
      }>
    >
  /** Some of it has yet to be billed, which is done with the other orders of its buyer in a month. */
  | DomainEvent<
      'OrderBillDeferred',
      OfOrder<{ readonly accountId: string; readonly personId: string; readonly deferredAt: string }>
    >
  | DomainEvent<'OrderEditStarted', OfOrder<{ readonly attempt: number; readonly startedAt: string }>>
  | DomainEvent<
      'OrderEdited',
      OfOrder<
        OrderChange & {
          readonly attempt: number;
          readonly personId: string;
          readonly shipTo: ShipTo;
          readonly reason: string;
          readonly difference: Amount;
          /** The payments that were charged for it; none where the order became no dearer. */
          readonly payments: readonly PlacedPayment[];
          readonly freed: readonly StockTaken[];
          readonly editedAt: string;
        }
      >
    >
  | DomainEvent<'OrderEditAbandoned', OfOrder<{ readonly attempt: number; readonly code: string }>>
  /** The buyer pays anew what these payments still owe; nothing else may change the order meanwhile. */
  | DomainEvent<
      'OrderPaymentStarted',
      OfOrder<{ readonly attempt: number; readonly paymentIds: readonly string[]; readonly startedAt: string }>
    >
  /** `payments` take the place of those that were refused, returned or awaited, and are given up by now. */
  | DomainEvent<
      'OrderPaymentsReplaced',
      OfOrder<{
        readonly attempt: number;
        readonly paymentIds: readonly string[];
        readonly payments: readonly PlacedPayment[];
        readonly replacedAt: string;
      }>
    >
  | DomainEvent<'OrderPaymentAbandoned', OfOrder<{ readonly attempt: number; readonly code: string }>>
  | DomainEvent<
      'OrderNoteAdded',
      OfOrder<{ readonly noteId: string; readonly personId: string; readonly text: string; readonly addedAt: string }>
    >
  /** Empty `shipmentId`: the e-mail is about the whole order. */
  | DomainEvent<
      'OrderEmailResent',
      OfOrder<{ readonly template: OrderEmail; readonly shipmentId: string; readonly resentAt: string }>
    >;

/** Reason of an order that was cancelled since the money that it waited for did not come. */
export const PAYMENT_NOT_RECEIVED = 'payment_not_received';

export const orderEvents = defineEvents<OrderEvent>({
  category: 'order',
  personal: {
    OrderPlaced: { person: 'personId', fields: PERSONAL_PARTS },
    OrderEdited: { person: 'personId', fields: ['shipTo'] },
    OrderNoteAdded: { person: 'personId', fields: ['text'] },
  },
});

/** Spec 3, order line status. */
export const LINE_STATUS = { new: 1, partiallyShipped: 2, shipped: 3, cancelled: 4 } as const;
export type LineStatus = (typeof LINE_STATUS)[keyof typeof LINE_STATUS];

/** A line's status follows from its quantities; a partly cancelled line is shipped when the rest of it is. */
export function lineStatus({
  quantity,
  shipped,
  cancelled,
}: {
  quantity: number;
  shipped: number;
  cancelled: number;
}): LineStatus {
  if (cancelled === quantity) return LINE_STATUS.cancelled;
  if (shipped + cancelled === quantity) return LINE_STATUS.shipped;
  return shipped > 0 ? LINE_STATUS.partiallyShipped : LINE_STATUS.new;
}
