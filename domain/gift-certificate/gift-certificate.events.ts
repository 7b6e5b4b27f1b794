import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';
import type { Amount, CurrencyCode } from '#domain/shared/money.ts';

type OfCertificate<Data extends object = object> = { readonly certificateId: string } & Data;
type ByStaff<Data extends object = object> = OfCertificate<Data & { readonly by: string; readonly at: string }>;

/**
 * Stream `gift-certificate-<certificateId>`: the ledger of one certificate. Its code stands in none of these events: who has
 * them and the backup has no money.
 */
export type GiftCertificateEvent =
  | DomainEvent<
      'GiftCertificateIssued',
      ByStaff<{
        /** The code is derived from it, with a key of the shop that is not in the history. */
        readonly seed: string;
        readonly amount: Amount;
        readonly currency: CurrencyCode;
        /** The last day on which it is taken, YYYY-MM-DD in the shop's calendar; empty where there is none. */
        readonly validUntil: string;
        /** `gift-certificate:<certificateId>`; this key seals who gets it and what they are told. */
        readonly personId: string;
        readonly name: string;
        readonly email: string;
        readonly message: string;
        readonly language: 'en' | 'fr';
        /** Why it was issued, for colleagues. */
        readonly reason: string;
        /** Bought as a product: by whom, on which line of which order, and the day of the letter, YYYY-MM-DD; absent of all others. */
        readonly giver?: string;
        readonly orderId?: string;
        readonly lineId?: string;
        readonly letterOn?: string;
      }>
    >
  /** The letter with the code is to go out, or to go out once more. */
  | DomainEvent<'GiftCertificateLetterRequested', ByStaff>
  /** So much is set aside for a part of an order; the part's id is the hold's. */
  | DomainEvent<
      'GiftCertificateHeld',
      OfCertificate<{ readonly holdId: string; readonly orderId: string; readonly amount: Amount }>
    >
  /** The order was placed: what was held is spent. */
  | DomainEvent<'GiftCertificateRedeemed', OfCertificate<{ readonly holdId: string; readonly amount: Amount }>>
  /** `amount` is 0 where nothing was held by this id yet: then nothing can be any more. */
  | DomainEvent<
      'GiftCertificateHoldReleased',
      OfCertificate<{ readonly holdId: string; readonly amount: Amount; readonly reason: string }>
    >
  /** Money back for an order that was paid by it. */
  | DomainEvent<
      'GiftCertificateCredited',
      OfCertificate<{ readonly refundId: string; readonly holdId: string; readonly amount: Amount }>
    >
  /** `refundId`: withdrawn for good, since what was paid for it goes back. */
  | DomainEvent<'GiftCertificateFrozen', ByStaff<{ readonly reason: string; readonly refundId?: string }>>
  | DomainEvent<'GiftCertificateUnfrozen', ByStaff<{ readonly reason: string }>>;

export const giftCertificateEvents = defineEvents<GiftCertificateEvent>({
  category: 'gift-certificate',
  personal: { GiftCertificateIssued: { person: 'personId', fields: ['name', 'email', 'message', 'giver'] } },
});

export const giftCertificateStream = (certificateId: string): string => `gift-certificate-${certificateId}`;

/** By this people speak of it: too little for anybody to pay with. */
export const certificateNumber = (certificateId: string): string => certificateId.slice(0, 8).toUpperCase();

/** Each unit that was bought is a certificate of its own; the first piece is 1. */
export const seedOfPiece = (orderId: string, lineId: string, piece: number): string => `${orderId}.${lineId}.${piece}`;
