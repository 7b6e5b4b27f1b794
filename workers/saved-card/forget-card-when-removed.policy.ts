import type { SavedCardEvent } from '#domain/saved-card/saved-card.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';

export const forgetCardWhenRemoved = definePolicy<SavedCardEvent, { reference: string }>({
  name: 'forget-card-when-removed',
  on: { SavedCardRemoved: ({ data: { reference } }) => ({ data: { reference } }) },
  kind: 'transfer',
  async run(card, { commands }) {
    await commands.savedCard.forget(card);
  },
});
