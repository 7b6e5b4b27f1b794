import type { LookEvent } from '#domain/look/look.events.ts';
import { defineWords } from '#projections/shared/event-words/words.ts';

export const lookWords = defineWords<LookEvent>({
  category: 'look',
  of: {
    PersonalDataViewed: ({ data: { subject, shown, route } }) => ({ subject: shown?.join(', ') ?? subject, route }),
  },
});
