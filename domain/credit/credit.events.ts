import type { CurrencyCode } from '#domain/shared/money.ts';
import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { Amount, MilliPercent } from '#domain/shared/money.ts';
import type { EarlyPaymentDiscount } from '#domain/shared/payment-terms.ts';

type OfAccount<Data extends object = object> = { readonly accountId: string } & Data;

/** So much of an open item is settled, in minor units. */
export interface Applied {
  readonly openItemId: string;
  readonly amount: Amount;
}

/**
 * A credit lowers what is owed: `applied` to open items in this order, and what is left over waits for further ones.
 */
type Settles = { readonly amount: Amount; readonly applied: readonly Applied[] };

type OfDispute = { readonly disputeId: string; readonly openItemIds: readonly string[] };
/** Until when open items are paid, as somebody of the customer said: to staff, or as a buyer by themselves. */
export interface PaymentPromise {
  readonly payOn: string;
  readonly openItemIds: readonly string[];
  readonly side: 'buyer' | 'staff';
}

type Reduces = { readonly openItemId: string; readonly amount: Amount; readonly reason: string };

/**
 * Ledger `credit-<account>`: the limit, the open items (receivables) that are owed, and what open orders hold of the
 * rest. Days are YYYY-MM-DD, in the shop's calendar.
 */
export type CreditEvent =
  | DomainEvent<'CreditLimitSet', OfAccount<{ readonly limit: Amount; readonly currency: CurrencyCode }>>
  | DomainEvent<'CreditHeld', OfAccount<{ readonly holdId: string; readonly amount: Amount }>>
  | DomainEvent<'CreditHoldReleased', OfAccount<{ readonly holdId: string; readonly reason: string }>>
  /** So much of what it is for will never be billed, by a refund. */
  | DomainEvent<
      'CreditHoldReduced',
      OfAccount<{ readonly holdId: string; readonly amount: Amount; readonly refundId: string }>
    >
  /**
   * The hold became an open item by the same id, or so much of the hold `holdId`, which is overdue after `dueOn`. `settled` is what
   * of it was covered at once by credit notes that had been left over.
   */
  | DomainEvent<
      'OpenItemPosted',
      OfAccount<{
        readonly openItemId: string;
        readonly holdId?: string;
        readonly orderId: string;
        readonly amount: Amount;
        readonly dueOn: string;
        readonly settled: Amount;
        readonly discount?: EarlyPaymentDiscount;
      }>
    >
  /** Money back for an order on terms: it settles that order's own open item first. */
  | DomainEvent<
      'CreditNoteIssued',
      OfAccount<
        Settles & {
          readonly creditNoteId: string;
          readonly openItemId: string;
          /** The payment that it is for; absent where that is called as the open item is. */
          readonly paymentId?: string;
        }
      >
    >
  /**
   * A payment on account: a cheque or wire with its number, received on that day. `paymentId`: the buyer paid it themselves,
   * and `reference` is for the eye.
   */
  | DomainEvent<
      'AccountPaymentReceived',
      OfAccount<
        Settles & {
          readonly receiptId: string;
          readonly reference: string;
          readonly receivedOn: string;
          readonly paymentId?: string;
        }
      >
    >
  /** A payment came early enough: so much less is owed of what it settles. */
  | DomainEvent<'EarlyPaymentDiscountGranted', OfAccount<Applied & { readonly receiptId: string }>>
  /** The payment that had it went back, or settles something else: what it took off is owed again, each item by its `open`. */
  | DomainEvent<
      'EarlyPaymentDiscountWithdrawn',
      OfAccount<{ readonly receiptId: string; readonly items: readonly OpenItem[] }>
    >
  /** The buyer is paying these open items: nobody else pays them meanwhile. */
  | DomainEvent<'OpenItemsReserved', OfAccount<{ readonly receiptId: string; readonly items: readonly Applied[] }>>
  | DomainEvent<'OpenItemsReleased', OfAccount<{ readonly receiptId: string; readonly reason: string }>>
  /** The money of a payment went back, as of a cheque that bounced: `items` are owed again, each by its `open`. */
  | DomainEvent<
      'AccountPaymentReversed',
      OfAccount<{
        readonly receiptId: string;
        readonly amount: Amount;
        readonly reason: string;
        readonly items: readonly OpenItem[];
        readonly reversedAt: string;
      }>
    >
  /** What a payment had settled is owed again, and its money waits for other open items. */
  | DomainEvent<
      'AccountPaymentUnapplied',
      OfAccount<{ readonly receiptId: string; readonly items: readonly OpenItem[]; readonly reason: string }>
    >
  /** Money of a payment that waited settles open items. */
  | DomainEvent<
      'AccountPaymentApplied',
      OfAccount<{ readonly receiptId: string; readonly applied: readonly Applied[]; readonly reason: string }>
    >
  /** More is owed: an open item of no order, by the id of the adjustment. */
  | DomainEvent<
      'BalanceAdjusted',
      OfAccount<{
        readonly adjustmentId: string;
        readonly amount: Amount;
        readonly dueOn: string;
        readonly reason: string;
      }>
    >
  /**
   * More is owed since something was owed too long: an open item of no order, by the id of the charge. `rate` is a year's, `items`
   * say what was open of each for how many days, to the end of the day `through`.
   */
  | DomainEvent<
      'FinanceChargePosted',
      OfAccount<{
        readonly chargeId: string;
        readonly amount: Amount;
        readonly dueOn: string;
        readonly through: string;
        readonly rate: MilliPercent;
        readonly items: readonly ChargedItem[];
      }>
    >
  /** Less is owed of an open item: something was wrong with it. */
  | DomainEvent<'OpenItemAdjusted', OfAccount<Reduces & { readonly adjustmentId: string }>>
  /** Less is owed of an open item: nobody expects the money any more. */
  | DomainEvent<'OpenItemWrittenOff', OfAccount<Reduces & { readonly writeOffId: string }>>
  /** A buyer disputes them: no payment settles them that nobody meant for them. */
  | DomainEvent<'OpenItemsDisputed', OfAccount<OfDispute>>
  | DomainEvent<'OpenItemDisputeEnded', OfAccount<OfDispute>>
  /** Orders on terms are taken until the end of that day, whatever is overdue. */
  | DomainEvent<'TermsOverrideGranted', OfAccount<{ readonly until: string; readonly reason: string }>>
  | DomainEvent<'TermsOverrideWithdrawn', OfAccount>
  /** An earlier promise of the same items counts no more. The key of `personId` seals the words. */
  | DomainEvent<
      'PaymentPromised',
      OfAccount<
        PaymentPromise & {
          readonly promiseId: string;
          /** What is open of the items. */
          readonly amount: Amount;
          readonly personId: string;
          readonly text: string;
        }
      >
    >
  /** Staff spoke with the customer about what is overdue; `nextOn`: when they call again, or empty. */
  | DomainEvent<
      'CollectionCallNoted',
      OfAccount<{
        readonly callId: string;
        readonly personId: string;
        readonly text: string;
        readonly nextOn: string;
        readonly calledAt: string;
      }>
    >
  /** The account was merged: what it owes is owed by the other from now on. */
  | DomainEvent<'CreditGivenOver', OfAccount<CreditBalance & { readonly to: string }>>
  | DomainEvent<'CreditTakenOver', OfAccount<CreditBalance & { readonly from: string }>>;

export interface ChargedItem {
  readonly openItemId: string;
  readonly open: Amount;
  readonly days: number;
}

/** A receivable of which something is still owed. */
export interface OpenItem {
  readonly openItemId: string;
  /** Empty where it is of no order. */
  readonly orderId: string;
  /** As it was posted. */
  readonly amount: Amount;
  /** The amount still owed of it, above 0. */
  readonly open: Amount;
  /** The last day on which it is not overdue, YYYY-MM-DD. */
  readonly dueOn: string;
  /** What staff took off it by adjustments and write-offs. */
  readonly reduced?: Amount;
  readonly discount?: EarlyPaymentDiscount;
}

/** All that an account owes and has held, as it goes over to another one that it lives on in. */
export interface CreditBalance {
  readonly openItems: readonly OpenItem[];
  readonly unapplied: Amount;
  readonly holds: Readonly<Record<string, Amount>>;
  /** By id: a refund that is repeated after that is not issued again. */
  readonly creditNotes: Readonly<Record<string, Amount>>;
  /** What is known of parts of its holds, likewise. */
  readonly holdParts?: Readonly<Record<string, Amount>>;
  /** Open items that are disputed, by the dispute. */
  readonly disputed?: Readonly<Record<string, readonly string[]>>;
  readonly promises?: Readonly<Record<string, PaymentPromise>>;
}

/** The open item of money that went back and had settled something of nobody's choice. */
export const reversalItemOf = (receiptId: string): string => `${receiptId}.reversal`;

export const isReversalItem = (openItemId: string): boolean => openItemId.endsWith('.reversal');

/** One for all that an account owed too long until a day. */
export const financeChargeIdOf = (accountId: string, through: string): string =>
  `${accountId}.${through}.finance-charge`;

export const isFinanceCharge = (openItemId: string): boolean => openItemId.endsWith('.finance-charge');

const words = { person: 'personId', fields: ['text'] } as const;

export const creditEvents = defineEvents<CreditEvent>({
  category: 'credit',
  personal: { PaymentPromised: words, CollectionCallNoted: words },
});
