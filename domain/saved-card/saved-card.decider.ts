import { changesOn } from '#domain/shared/changed-fields.ts';
import { unreachable, type Decider } from '#domain/shared/decider.ts';
import { notFound, refuse } from '#domain/shared/domain-error.ts';
import type { BankAccountFacts, CardFacts, SavedCardEvent } from './saved-card.events.ts';
import { evolveCards, isSaved, NO_CARDS, type SavedCard, type SavedCardState } from './saved-card.state.ts';

type CardName = Partial<Pick<SavedCard, 'friendlyName'>>;
type Of = { readonly personId: string; readonly cardId: string; readonly at: string };
export type SavedCardCommand = Of &
  (
    | {
        readonly type: 'SaveCard';
        readonly facts: CardFacts;
        readonly friendlyName: string;
        readonly preferred: boolean;
      }
    | {
        readonly type: 'SaveBankAccount';
        readonly facts: BankAccountFacts;
        readonly friendlyName: string;
        readonly preferred: boolean;
      }
    | { readonly type: 'NameSavedCard'; readonly seen: CardName; readonly changed: CardName }
    | { readonly type: 'PreferSavedCard' }
    | { readonly type: 'RemoveSavedCard' }
  );

/** Nobody has more of cards and bank accounts together, and a checkout shows them all. */
export const MOST_CARDS = 20;

/** @throws DomainError saved_card_not_found, saved_cards_too_many, card_saved_already, account_saved_already, changed_meanwhile */
export const savedCard: Decider<SavedCardState, SavedCardCommand, SavedCardEvent> = {
  initialState: NO_CARDS,

  decide(command, state) {
    const { personId, cardId, at } = command;
    const of = { personId, cardId, at };
    const present = state.cards.find((card) => card.cardId === cardId);
    if (command.type === 'SaveCard' || command.type === 'SaveBankAccount') return save(command, of, state);
    if (!present) return notFound('saved_card_not_found');
    switch (command.type) {
      case 'NameSavedCard': {
        const { friendlyName } = present;
        const changed = changesOn({ friendlyName }, command.seen, command.changed);
        return changed?.friendlyName === undefined
          ? []
          : [{ type: 'SavedCardNamed', data: { ...of, friendlyName: changed.friendlyName } }];
      }
      case 'PreferSavedCard':
        return present.preferred ? [] : [{ type: 'SavedCardPreferred', data: of }];
      case 'RemoveSavedCard':
        return [{ type: 'SavedCardRemoved', data: { ...of, reference: present.reference, ...kindOf(present) } }];
      default:
        return unreachable(command);
    }
  },

  evolve: evolveCards,
};

function save(
  command: Extract<SavedCardCommand, { type: 'SaveCard' | 'SaveBankAccount' }>,
  of: Of,
  state: SavedCardState,
): SavedCardEvent[] {
  if (state.cards.some(({ cardId }) => cardId === of.cardId)) return [];
  const kind = command.type === 'SaveCard' ? 'cards' : 'banks';
  const { lastFour } = command.facts;
  if (isSaved(state, kind, command.facts))
    return refuse(kind === 'cards' ? 'card_saved_already' : 'account_saved_already', { lastFour });
  if (state.cards.length >= MOST_CARDS) return refuse('saved_cards_too_many', { most: MOST_CARDS });
  // The first of its kind is what its owner pays with, so it is preferred without being asked about.
  const preferred = command.preferred || !state.cards.some((card) => card.kind === kind);
  const wishes = { friendlyName: command.friendlyName, preferred };
  return [
    command.type === 'SaveCard'
      ? { type: 'CardSaved', data: { ...of, ...command.facts, ...wishes } }
      : { type: 'BankAccountSaved', data: { ...of, ...command.facts, ...wishes } },
  ];
}

const kindOf = ({ kind }: SavedCard) => (kind === 'cards' ? {} : { kind });
