import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

type OfCard<Data extends object = object> = {
  readonly personId: string;
  readonly cardId: string;
  readonly at: string;
} & Data;

/** Facts of a card that may be told: never its number or its security code. */
export interface CardFacts {
  /** The provider keeps the card under this name. */
  readonly reference: string;
  readonly brand: string;
  readonly lastFour: string;
  /** Month to whose end it is good (YYYY-MM). */
  readonly goodTo: string;
  /** Name on the card. */
  readonly holder: string;
}

/** Stream `saved-card-<personId>`: the cards that the payment provider keeps for a person. */
export type SavedCardEvent =
  | DomainEvent<'CardSaved', OfCard<CardFacts & { readonly friendlyName: string; readonly preferred: boolean }>>
  | DomainEvent<'SavedCardNamed', OfCard<{ readonly friendlyName: string }>>
  | DomainEvent<'SavedCardPreferred', OfCard>
  /** The provider is asked to forget it. */
  | DomainEvent<'SavedCardRemoved', OfCard<{ readonly reference: string }>>;

export const savedCardEvents = defineEvents<SavedCardEvent>({
  category: 'saved-card',
  personal: {
    CardSaved: { person: 'personId', fields: ['holder', 'friendlyName'] },
    SavedCardNamed: { person: 'personId', fields: ['friendlyName'] },
  },
});

export const savedCardStream = (personId: string): string => `saved-card-${personId}`;
