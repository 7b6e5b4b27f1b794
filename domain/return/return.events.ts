import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { Amount, CurrencyCode } from '#domain/shared/money.ts';
import type { Translated } from '#domain/shared/translated.ts';

/** Why goods come back. What is our fault bears no restocking fee. */
export const RETURN_REASONS = [
  { reason: 'defective', bearsFee: false },
  { reason: 'damaged', bearsFee: false },
  { reason: 'wrong-item', bearsFee: false },
  { reason: 'not-needed', bearsFee: true },
  { reason: 'ordered-wrongly', bearsFee: true },
  { reason: 'other', bearsFee: true },
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number]['reason'];

export const RETURN_CONDITIONS = ['unopened', 'opened', 'used', 'faulty'] as const;
export type ReturnCondition = (typeof RETURN_CONDITIONS)[number];

/** What the buyer would have for the goods. Staff decide what they get. */
export const RETURN_RESOLUTIONS = ['refund', 'store-credit', 'replacement'] as const;
export type ReturnResolution = (typeof RETURN_RESOLUTIONS)[number];

/** `closed`: nothing that came was kept, so there is nothing to pay back. `replaced`: the goods are sent once more. */
export const RETURN_STATUSES = [
  'requested',
  'approved',
  'received',
  'settled',
  'replaced',
  'refused',
  'withdrawn',
  'expired',
  'closed',
] as const;
export type ReturnStatus = (typeof RETURN_STATUSES)[number];

/** Photographs of one return. */
export const MOST_RETURN_PHOTOS = 10;

/** What of a line is to come back, as its buyer was told it (spec 3, return line). */
export interface ReturnLine {
  readonly lineId: string;
  readonly itemNumber: string;
  readonly name: Translated;
  readonly quantity: number;
  readonly reason: ReturnReason;
  readonly condition: ReturnCondition;
  /** Of the price after discounts, without taxes: 0 to 100. */
  readonly feePercent: number;
  readonly restockingFee: Amount;
  /** Taxes are in it, the fee is taken off. */
  readonly amount: Amount;
}

/** What became of the units of a line that came back. */
export interface ReceivedLine {
  readonly lineId: string;
  readonly toStock: number;
  readonly toScrap: number;
  /** Not taken back: they go to the buyer again, and nothing is paid for them. */
  readonly toBuyer: number;
}

type OfReturn<Data extends object = object> = { readonly orderId: string; readonly returnId: string } & Data;
type ByStaff<Data extends object = object> = OfReturn<Data & { readonly by: string; readonly at: string }>;

/** Stream `return-<orderId>`: all returns of one order, so that no unit comes back twice. */
export type ReturnEvent =
  | DomainEvent<
      'ReturnRequested',
      OfReturn<{
        readonly returnNumber: string;
        readonly orderNumber: string;
        /** Whose order it is. */
        readonly personId: string;
        readonly accountId: string;
        readonly lines: readonly ReturnLine[];
        /** Absent: their money. */
        readonly resolution?: Exclude<ReturnResolution, 'refund'>;
        readonly currency: CurrencyCode;
        readonly restockingFee: Amount;
        readonly amount: Amount;
        readonly comments: string;
        readonly at: string;
      }>
    >
  /** `expiresOn`: the last day, YYYY-MM-DD in the shop's calendar, on which the goods may arrive. */
  | DomainEvent<'ReturnApproved', ByStaff<{ readonly expiresOn: string }>>
  | DomainEvent<'ReturnRefused', ByStaff<{ readonly reason: string }>>
  | DomainEvent<'ReturnWithdrawn', OfReturn<{ readonly at: string }>>
  | DomainEvent<'ReturnExpired', OfReturn<{ readonly at: string }>>
  /** What is named on the return and not here never came. */
  | DomainEvent<'ReturnReceived', ByStaff<{ readonly lines: readonly ReceivedLine[] }>>
  | DomainEvent<'ReturnFeeWaived', ByStaff<{ readonly reason: string }>>
  /** `picture`: SHA-256 of the photograph as the shop keeps it, without anything but its pixels. */
  | DomainEvent<
      'ReturnPhotoAdded',
      OfReturn<{
        readonly photoId: string;
        readonly personId: string;
        readonly picture: string;
        readonly fileName: string;
        /** Pixels. */
        readonly width: number;
        readonly height: number;
        readonly at: string;
      }>
    >
  | DomainEvent<'ReturnPhotoRemoved', OfReturn<{ readonly photoId: string; readonly at: string }>>
  /** The order has paid it back; `storeCredit` of it became a gift certificate, absent where nothing did. */
  | DomainEvent<
      'ReturnSettled',
      OfReturn<{
        readonly refundId: string;
        readonly amount: Amount;
        readonly storeCredit?: Amount;
        readonly at: string;
      }>
    >
  /** The order sends the goods once more. */
  | DomainEvent<'ReturnReplaced', OfReturn<{ readonly at: string }>>;

export const returnEvents = defineEvents<ReturnEvent>({
  category: 'return',
  personal: {
    ReturnRequested: { person: 'personId', fields: ['comments'] },
    ReturnPhotoAdded: { person: 'personId', fields: ['fileName'] },
  },
});

export const returnStream = (orderId: string): string => `return-${orderId}`;
