import type { GiftRecipientEvent } from '#domain/gift-recipient/gift-recipient.events.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

export const giftRecipientDescriptions = defineDescriptions<GiftRecipientEvent>({
  category: 'gift-recipient',
  group: 'cart',
  belongs: { of: 'order' },
  of: {
    GiftRecipientNamed: ({ data: { lineId, name, letterOn, message } }, _before, format) => ({
      line: lineId,
      name,
      day: format.day(letterOn),
      message: message || format.term('nothing'),
    }),
  },
});
