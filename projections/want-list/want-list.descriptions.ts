import type { WantListEvent } from '#domain/want-list/want-list.events.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

export const wantListDescriptions = defineDescriptions<WantListEvent>({
  category: 'want-list',
  group: 'stock',
  of: {
    WantListJoined: ({ data: { itemNumber, quantity, email } }) => ({ item: itemNumber, quantity, email }),
    WantListNotified: ({ data: { itemNumber } }) => ({ item: itemNumber }),
    WantListLapsed: ({ data: { itemNumber } }) => ({ item: itemNumber }),
  },
});
