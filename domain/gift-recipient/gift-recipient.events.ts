import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

/** Letters: characters of a message; days: how far ahead a letter can be ordered. */
export const GIFT_RECIPIENT_LIMITS = { message: 600, days: 365 } as const;

export interface GiftRecipient {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** The day of the shop on which the letter goes out, YYYY-MM-DD. */
  readonly letterOn: string;
}

/**
 * Stream `gift-recipient-<orderId>`: who gets the gift certificates of a line, and when. It goes with its cart into the
 * order, whose id is the same.
 */
export type GiftRecipientEvent = DomainEvent<
  'GiftRecipientNamed',
  { readonly orderId: string; readonly lineId: string; readonly personId: string; readonly at: string } & GiftRecipient
>;

export const giftRecipientEvents = defineEvents<GiftRecipientEvent>({
  category: 'gift-recipient',
  personal: { GiftRecipientNamed: { person: 'personId', fields: ['name', 'email', 'message'] } },
});

export const giftRecipientStream = (orderId: string): string => `gift-recipient-${orderId}`;
