// An order is paid in parts, each by one method. What a method needs to know is its own; nothing here names one.
import { DomainError } from './domain-error.ts';
import { sum, type Amount } from './money.ts';

/**
 * Details that the buyer gave a method, such as a PO number or a provider's token. Never the number of a card or of a
 * bank account: such numbers go to the provider's own pages.
 */
export type PaymentDetails = Readonly<Record<string, string | number | boolean>>;

/**
 * When what is owed on account is billed: as its goods leave, or with all that leaves in a month. Without it that is when the order is
 * placed.
 */
export type Invoicing = 'shipment' | 'month';

/** A part as the buyer chose it; without an amount it pays what the other parts leave. */
export interface PaymentChosen {
  readonly method: string;
  readonly details: PaymentDetails;
  /** Integer minor units. */
  readonly amount?: Amount;
  readonly invoicing?: Invoicing;
}

/** One part of how an order is paid. Its id is also the key by which a provider is asked. */
export interface PaymentPart {
  readonly paymentId: string;
  readonly method: string;
  readonly amount: Amount;
  readonly details: PaymentDetails;
  readonly invoicing?: Invoicing;
}

/** A part whose money is secured, or for whose money the order waits. */
export interface ReservedPart {
  readonly paymentId: string;
  readonly method: string;
  readonly amount: Amount;
  readonly providerReference: string;
  /** For the eye, such as "Visa 4242". */
  readonly text: string;
  /** The buyer's books call the payment so, such as by a PO number; empty where there is none. */
  readonly reference: string;
  readonly invoicing?: Invoicing;
}

/** A part of a placed order. */
export type PlacedPayment = Omit<ReservedPart, 'providerReference'>;

/** Parts of one attempt, in the order in which they are reserved; they are cancelled in reverse. */
export type PaymentPlan = readonly PaymentPart[];

/**
 * The parts of one attempt, numbered from 1. Their amounts add up to `total`, in cents. What takes the place of payments
 * (`replaces`) is of their invoice, by the beginning of their ids.
 * @throws DomainError payment_plan_incomplete where they cannot
 */
export function paymentPlan(
  orderId: string,
  attempt: number,
  total: Amount,
  chosen: readonly PaymentChosen[],
  [first]: readonly string[] = [],
): PaymentPlan {
  const given = sum(chosen.map(({ amount = 0 }) => amount));
  const open = chosen.filter(({ amount }) => amount === undefined).length;
  const rest = total - given;
  const isWhole = open === 1 ? rest >= 0 && (rest > 0 || chosen.length === 1) : open === 0 && rest === 0;
  if (!chosen.length || !isWhole || chosen.some(({ amount }) => amount !== undefined && amount <= 0))
    throw new DomainError('payment_plan_incomplete', { total, given }, 'invalid');
  const begins = first === undefined ? `${orderId}.${attempt}.` : `${invoiceIdOf(first)}.${attempt}-`;
  return chosen.map(({ amount = rest, ...part }, index) => ({ paymentId: `${begins}${index + 1}`, amount, ...part }));
}

/** The parts of one attempt at paying an order are one invoice's, as is whatever took the place of one of them. */
export const invoiceIdOf = (paymentId: string): string => paymentId.replace(/\.[^.]*$/, '');

/** The attempt that made a payment. */
export const attemptOf = (paymentId: string): number => {
  const [, attempt = '', part = ''] = paymentId.split('.');
  return Number(part.includes('-') ? part.split('-')[0] : attempt);
};
