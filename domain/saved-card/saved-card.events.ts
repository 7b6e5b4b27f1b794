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

/** Facts of a bank account that may be told: never its number. */
export interface BankAccountFacts {
  /** The provider keeps the consent to debit it under this name. */
  readonly reference: string;
  /** The bank's name. */
  readonly brand: string;
  readonly lastFour: string;
  readonly holder: string;
}

interface Wishes {
  readonly friendlyName: string;
  readonly preferred: boolean;
}

/** Stream `saved-card-<personId>`: the cards and bank accounts that the payment providers keep for a person. */
export type SavedCardEvent =
  | DomainEvent<'CardSaved', OfCard<CardFacts & Wishes>>
  /** Named, preferred and removed as cards are, by the same id. */
  | DomainEvent<'BankAccountSaved', OfCard<BankAccountFacts & Wishes>>
  | DomainEvent<'SavedCardNamed', OfCard<{ readonly friendlyName: string }>>
  | DomainEvent<'SavedCardPreferred', OfCard>
  /** The provider is asked to forget it; `kind` is absent of a card. */
  | DomainEvent<'SavedCardRemoved', OfCard<{ readonly reference: string; readonly kind?: 'banks' }>>;

export const savedCardEvents = defineEvents<SavedCardEvent>({
  category: 'saved-card',
  personal: {
    CardSaved: { person: 'personId', fields: ['holder', 'friendlyName'] },
    BankAccountSaved: { person: 'personId', fields: ['holder', 'friendlyName'] },
    SavedCardNamed: { person: 'personId', fields: ['friendlyName'] },
  },
});

export const savedCardStream = (personId: string): string => `saved-card-${personId}`;
