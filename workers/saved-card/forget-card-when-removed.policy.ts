import type { SavedCardEvent } from '#domain/saved-card/saved-card.events.ts';
import type { SavedKind } from '#domain/saved-card/saved-card.state.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

export const forgetCardWhenRemoved = definePolicy<SavedCardEvent, { reference: string; kind: SavedKind }>({
  name: 'forget-card-when-removed',
  on: {
    SavedCardRemoved: ({ data: { reference, kind } }) => ({ data: { reference, kind: kind ?? ('cards' as const) } }),
  },
  kind: 'transfer',
  async run(card, { commands }) {
    await commands.savedCard.forget(card);
  },
});
