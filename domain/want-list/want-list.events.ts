import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

interface OfWant {
  readonly itemNumber: string;
  readonly wantId: string;
}

/** Stream `want-list-<itemNumber>`: who waits for an item that is out of stock, in the order in which they came. */
export type WantListEvent =
  | DomainEvent<
      'WantListJoined',
      OfWant & {
        readonly personId: string;
        readonly email: string;
        readonly language: 'en' | 'fr';
        /** Units. */
        readonly quantity: number;
        readonly at: string;
      }
    >
  /** The item is back, and there are units for this one; the letter follows. */
  | DomainEvent<'WantListNotified', OfWant & { readonly at: string }>
  /** Whoever waited so long has bought elsewhere. */
  | DomainEvent<'WantListLapsed', OfWant & { readonly at: string }>;

export const wantListEvents = defineEvents<WantListEvent>({
  category: 'want-list',
  personal: { WantListJoined: { person: 'personId', fields: ['email'] } },
});

export const wantListStream = (itemNumber: string): string => `want-list-${itemNumber}`;
