import { unreachable } from '#domain/shared/decider.ts';
import type { BankAccountFacts, CardFacts, SavedCardEvent } from './saved-card.events.ts';

export interface SavedCard extends CardFacts {
  readonly cardId: string;
  /** What is a bank account is good for ever: its `goodTo` is empty. */
  readonly kind: SavedKind;
  /** The owner calls it so; may be empty. */
  readonly friendlyName: string;
  readonly preferred: boolean;
}

/** What it is: a card, or a bank account, each kept by a provider of its own. */
export type SavedKind = 'cards' | 'banks';

export interface SavedCardState {
  /** The first saved first; one of each kind is preferred. */
  readonly cards: readonly SavedCard[];
}
export const NO_CARDS: SavedCardState = { cards: [] };

export function evolveCards({ cards }: SavedCardState, { type, data }: SavedCardEvent): SavedCardState {
  switch (type) {
    case 'CardSaved':
    case 'BankAccountSaved': {
      const { cardId, reference, brand, lastFour, holder, friendlyName, preferred } = data;
      const kind = type === 'CardSaved' ? 'cards' : 'banks';
      const goodTo = type === 'CardSaved' ? data.goodTo : '';
      const before = preferred
        ? cards.map((card) => (card.kind === kind ? { ...card, preferred: false } : card))
        : cards;
      const saved = { cardId, kind, reference, brand, lastFour, goodTo, holder, friendlyName, preferred } as const;
      return { cards: [...before, saved] };
    }
    case 'SavedCardNamed':
      return {
        cards: cards.map((card) => (card.cardId === data.cardId ? { ...card, friendlyName: data.friendlyName } : card)),
      };
    case 'SavedCardPreferred':
      return { cards: preferring(data.cardId, cards) };
    case 'SavedCardRemoved':
      return { cards: without(data.cardId, cards) };
    default:
      return unreachable(type);
  }
}

function preferring(cardId: string, cards: readonly SavedCard[]): readonly SavedCard[] {
  const kind = cards.find((card) => card.cardId === cardId)?.kind;
  return cards.map((card) => (card.kind === kind ? { ...card, preferred: card.cardId === cardId } : card));
}

/** Whose preferred one is gone prefers the first that was saved: a checkout begins with one of them, and the list says which. */
function without(cardId: string, cards: readonly SavedCard[]): readonly SavedCard[] {
  const gone = cards.find((card) => card.cardId === cardId);
  const others = cards.filter((card) => card !== gone);
  const next = others.find(({ kind }) => kind === gone?.kind);
  return gone?.preferred && next ? preferring(next.cardId, others) : others;
}

/** Tells whether one of them is this very card, or this very account. */
export const isSaved = (
  { cards }: SavedCardState,
  kind: SavedKind,
  { brand, lastFour, goodTo = '' }: BankAccountFacts & { readonly goodTo?: string },
): boolean =>
  cards.some(
    (card) => card.kind === kind && card.brand === brand && card.lastFour === lastFour && card.goodTo === goodTo,
  );
