import type { SavedCardEvent } from '#domain/saved-card/saved-card.events.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

export const savedCardDescriptions = defineDescriptions<SavedCardEvent>({
  category: 'saved-card',
  group: 'account',
  of: {
    CardSaved: ({ data: { brand, lastFour } }) => ({ card: `${brand} ${lastFour}` }),
    BankAccountSaved: ({ data: { brand, lastFour } }) => ({ account: `${brand} ${lastFour}` }),
    SavedCardNamed: ({ data: { friendlyName } }) => ({ name: friendlyName }),
    SavedCardPreferred: () => ({}),
    SavedCardRemoved: () => ({}),
  },
});
