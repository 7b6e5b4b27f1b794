import type { EffectEvent } from '#domain/effect/effect.events.ts';
import { defineWords } from '#projections/shared/event-words/words.ts';

export const effectWords = defineWords<EffectEvent>({
  category: 'effect',
  of: {
    EffectRetried: ({ data: { by, job } }, _before, say) => ({ person: say.person(by), job }),
    EffectGivenUp: ({ data: { by, job, reason } }, _before, say) => ({ person: say.person(by), job, reason }),
  },
});
