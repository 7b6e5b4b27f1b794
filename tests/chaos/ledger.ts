// Remembers what the shop has acknowledged, which must be true for ever, and how it answered.
import type { Visitor } from '../harness/visitor.ts';

export interface AcknowledgedOrder {
  readonly orderId: string;
  readonly orderNumber: string;
  /** Cents, as the buyer saw and confirmed it. */
  readonly total: number;
  readonly email: string;
  /** `shipment`: on account, and billed as its goods leave. */
  readonly method: 'card' | 'terms' | 'shipment' | 'several';
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** An e-mail that somebody must get exactly once: to an address, and with a text in its subject. */
export interface OwedEmail {
  readonly to: string;
  readonly subject: RegExp;
  readonly cause: string;
  /** Staff would see it under this name, where nobody can know whether it went out. */
  readonly job: string;
  readonly about: string;
  readonly at: number;
}

export interface Answer {
  readonly route: string;
  /** HTTP status; 0 where no connection came about or it broke; -1 where no answer came in time. */
  readonly status: number;
  readonly code: string;
  readonly ms: number;
  readonly at: number;
}

/** Someone who pressed, got no clear answer and left. */
export interface WalkedAway {
  readonly visitor: Visitor;
  readonly orderId: string;
  readonly itemNumber: string;
}

export interface StartedImport {
  readonly importId: string;
  /** All of its products have this in their name. */
  readonly mark: string;
  readonly rows: number;
  isTakenBack: boolean;
}

export interface KeptList {
  readonly visitor: Visitor;
  readonly listId: string;
  readonly quantities: ReadonlyMap<string, number>;
}

export interface KeptCart {
  readonly visitor: Visitor;
  readonly orderId: string;
  readonly cartName: string;
  /** Cents. */
  readonly subTotal: number;
  isRemoved: boolean;
}

export interface Ledger {
  readonly orders: AcknowledgedOrder[];
  readonly emails: OwedEmail[];
  /** Given back by staff; cents. */
  readonly refunds: { readonly orderId: string; readonly refundId: string; readonly amount: number }[];
  /** Taken by card beside orders that a card pays alone; the gateway knows them by `reference`. Cents. */
  readonly cardPayments: { readonly reference: string; readonly amount: number }[];
  readonly invoicePayments: { readonly visitor: Visitor; readonly invoiceId: string }[];
  readonly returns: { readonly orderId: string; readonly returnId: string }[];
  readonly lists: KeptList[];
  readonly savedCarts: KeptCart[];
  /** Cards and bank accounts with the provider, by id; and by number which of them an account is. */
  readonly savedMeans: Map<string, { readonly visitor: Visitor; readonly isRemoved: boolean }>;
  readonly savedNumbers: Map<string, string>;
  /** Answers that are not what they must be. */
  readonly contradictions: string[];
  readonly shipments: { readonly orderId: string; readonly shipmentId: string }[];
  readonly quotes: { readonly quoteId: string; readonly orderNumber: string }[];
  /** Files whose import was started, and what pages were to be published when their time came. */
  readonly imports: StartedImport[];
  readonly pages: string[];
  readonly walkedAway: WalkedAway[];
  readonly answers: Answer[];
}

export const openLedger = (): Ledger => ({
  orders: [],
  emails: [],
  refunds: [],
  cardPayments: [],
  invoicePayments: [],
  returns: [],
  lists: [],
  savedCarts: [],
  savedMeans: new Map(),
  savedNumbers: new Map(),
  contradictions: [],
  shipments: [],
  quotes: [],
  imports: [],
  pages: [],
  walkedAway: [],
  answers: [],
});

/** With the confirmation that its buyer is owed. */
export function noteOrder(
  ledger: Ledger,
  order: Omit<AcknowledgedOrder, 'method' | 'at'>,
  method: AcknowledgedOrder['method'],
): void {
  const at = Date.now();
  const { orderId, orderNumber, email } = order;
  ledger.orders.push({ ...order, method, at });
  ledger.emails.push({
    to: email,
    subject: new RegExp(`^Your order ${orderNumber}$`),
    cause: `confirmation of ${orderNumber}`,
    job: 'email-buyer-when-order-placed',
    about: orderId,
    at,
  });
}
