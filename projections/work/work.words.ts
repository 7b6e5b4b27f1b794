import type { WorkEvent } from '#domain/work/work.events.ts';
import { defineWords } from '#projections/shared/event-words/words.ts';

export const workWords = defineWords<WorkEvent>({
  category: 'work',
  of: {
    WorkClaimed: ({ data: { by } }, _before, say) => ({ person: say.person(by) }),
    WorkReleased: ({ data: { by } }, _before, say) => ({ person: say.person(by) }),
  },
});
