import { savedCardStream, type SavedCardEvent } from '#domain/saved-card/saved-card.events.ts';
import { evolveCards, NO_CARDS, type SavedCard } from '#domain/saved-card/saved-card.state.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import { defineReadModel, type Change } from '#platform/kernel/read-model/read-model.ts';

export interface SavedCardsRow {
  readonly person_id: string;
  readonly cards: readonly SavedCard[];
}

function evolved(event: StoredEvent<SavedCardEvent>): Change<SavedCardsRow> {
  const { personId } = event.data;
  return { key: personId, apply: (row) => ({ person_id: personId, ...evolveCards(row ?? NO_CARDS, event) }) };
}

/** One row per person who ever saved a card or a bank account. */
export const savedCards = defineReadModel<SavedCardsRow, SavedCardEvent>({
  name: 'saved_card',
  version: 3,
  key: 'person_id',
  columns: { person_id: 'text', cards: 'jsonb' },
  streams: ({ person_id }) => [savedCardStream(person_id)],
  on: {
    CardSaved: evolved,
    BankAccountSaved: evolved,
    SavedCardNamed: evolved,
    SavedCardPreferred: evolved,
    SavedCardRemoved: evolved,
  },
});
