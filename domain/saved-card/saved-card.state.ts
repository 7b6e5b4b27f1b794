import { unreachable } from '#domain/shared/decider.ts';
import type { CardFacts, SavedCardEvent } from './saved-card.events.ts';

export interface SavedCard extends CardFacts {
  readonly cardId: string;
  /** The owner calls it so; may be empty. */
  readonly friendlyName: string;
  readonly preferred: boolean;
}

export interface SavedCardState {
  /** The first saved first. */
  readonly cards: readonly SavedCard[];
}
export const NO_CARDS: SavedCardState = { cards: [] };

export function evolveCards({ cards }: SavedCardState, { type, data }: SavedCardEvent): SavedCardState {
  switch (type) {
    case 'CardSaved': {
      const { cardId, reference, brand, lastFour, goodTo, holder, friendlyName, preferred } = data;
      const before = preferred ? cards.map((card) => ({ ...card, preferred: false })) : cards;
      return { cards: [...before, { cardId, reference, brand, lastFour, goodTo, holder, friendlyName, preferred }] };
    }
    case 'SavedCardNamed':
      return {
        cards: cards.map((card) => (card.cardId === data.cardId ? { ...card, friendlyName: data.friendlyName } : card)),
      };
    case 'SavedCardPreferred':
      return { cards: cards.map((card) => ({ ...card, preferred: card.cardId === data.cardId })) };
    case 'SavedCardRemoved':
      return { cards: withPreferred(cards.filter(({ cardId }) => cardId !== data.cardId)) };
    default:
      return unreachable(type);
  }
}

/** Whose preferred card is gone prefers the first that was saved: a checkout begins with one of them, and the list says which. */
const withPreferred = (cards: readonly SavedCard[]): readonly SavedCard[] =>
  cards.some(({ preferred }) => preferred)
    ? cards
    : cards.map((card, at) => (at === 0 ? { ...card, preferred: true } : card));

/** Tells whether one of them is this very card. */
export const hasCard = ({ cards }: SavedCardState, { brand, lastFour, goodTo }: CardFacts): boolean =>
  cards.some((card) => card.brand === brand && card.lastFour === lastFour && card.goodTo === goodTo);
