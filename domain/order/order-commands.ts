// What can be done with an order. Every amount and every line rests on what was seen.
import type { Command } from '#domain/shared/decider.ts';
import type { Amount } from '#domain/shared/money.ts';
import type { OrderDraft, ShipTo } from '#domain/shared/order-draft.ts';
import type { PlacedPayment } from '#domain/shared/payment-plan.ts';
import type {
  BackorderedLine,
  LineUnits,
  OrderChange,
  OrderEmail,
  PromisedPart,
  RefundPart,
  StoreCredit,
} from './order.events.ts';
import type { RefundAsked } from './order.pricing.ts';
import type { ReturnUnits } from './return.pricing.ts';

interface OfOrder {
  readonly orderId: string;
}
interface OnRecord extends OfOrder {
  readonly at: string;
}
/** One try of changing or paying the order, which others wait for. */
interface OfAttempt extends OfOrder {
  readonly attempt: number;
}
/** `changesSeen` and `amountSeen` are what the preview said: nobody gives back another sum than they saw. */
interface Previewed extends OnRecord {
  readonly refundId: string;
  readonly changesSeen: number;
  readonly amountSeen: Amount;
  readonly reason: string;
}
/** `limit` is how much whoever asks may give back by hand on one order; without it there is none. */
interface GivenBack extends Previewed {
  readonly limit?: Amount;
  readonly storeCredit?: StoreCredit;
}

export type Place = Command<
  'Place',
  {
    draft: OrderDraft;
    orderNumber: string;
    payments: readonly PlacedPayment[];
    backordered?: readonly BackorderedLine[];
    promised?: readonly PromisedPart[];
    at: string;
  }
>;
export type ShipLines = Command<
  'ShipLines',
  OnRecord & { shipmentId: string; carrier: string; trackingNumber: string; lines: readonly LineUnits[] }
>;
/** What has left since the bill before is billed at a `position` of an invoice of several orders, from 1. */
export type BillMonth = Command<'BillMonth', OnRecord & { invoiceId: string; position: number }>;
/** The money is there: what is bought of gift certificates is issued. */
export type RequestGiftCertificates = Command<'RequestGiftCertificates', OnRecord>;
export type AddNote = Command<'AddNote', OnRecord & { noteId: string; text: string }>;
export type ResendEmail = Command<'ResendEmail', OnRecord & { template: OrderEmail; shipmentId: string }>;

/** `unpaid`: the provider refused the payment. */
export type CancelLines = Command<
  'CancelLines',
  Previewed & Pick<RefundAsked, 'lines' | 'freight' | 'parts'> & { unpaid: boolean }
>;
export type Refund = Command<'Refund', GivenBack & { asked: RefundAsked; restock: boolean }>;
/** `lines` came back, of them `restock` on the shelf. */
export type RefundReturn = Command<
  'RefundReturn',
  GivenBack &
    Pick<RefundAsked, 'parts'> & { returnId: string; lines: readonly ReturnUnits[]; restock: readonly LineUnits[] }
>;
/** `lines` came back, of them `restock` on the shelf, and are sent once more; no money moves. */
export type ReplaceReturn = Command<
  'ReplaceReturn',
  OnRecord & { returnId: string; changesSeen: number; lines: readonly LineUnits[]; restock: readonly LineUnits[] }
>;
export type CompleteRefund = Command<'CompleteRefund', OnRecord & { refundId: string }>;
export type DeclineRefund = Command<
  'DeclineRefund',
  OnRecord & { refundId: string; code: string; refunded: readonly RefundPart[] }
>;

export type StartEdit = Command<
  'StartEdit',
  OfAttempt & { changesSeen: number; change: OrderChange; differenceSeen: Amount; at: string }
>;
export type ApplyEdit = Command<
  'ApplyEdit',
  OfAttempt & {
    change: OrderChange;
    shipTo: ShipTo;
    reason: string;
    refundId: string;
    payments: readonly PlacedPayment[];
    at: string;
  }
>;
export type AbandonEdit = Command<'AbandonEdit', OfAttempt & { code: string }>;

/** `paymentIds`: payments of the order whose money is not there. */
export type StartPayment = Command<'StartPayment', OfAttempt & { paymentIds: readonly string[]; at: string }>;
export type ReplacePayments = Command<
  'ReplacePayments',
  OfAttempt & { paymentIds: readonly string[]; payments: readonly PlacedPayment[]; at: string }
>;
export type AbandonPayment = Command<'AbandonPayment', OfAttempt & { code: string }>;

export type OrderCommand =
  | Place
  | ShipLines
  | BillMonth
  | RequestGiftCertificates
  | AddNote
  | ResendEmail
  | CancelLines
  | Refund
  | RefundReturn
  | ReplaceReturn
  | CompleteRefund
  | DeclineRefund
  | StartEdit
  | ApplyEdit
  | AbandonEdit
  | StartPayment
  | ReplacePayments
  | AbandonPayment;
