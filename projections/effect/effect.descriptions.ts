import type { EffectEvent } from '#domain/effect/effect.events.ts';
import { defineDescriptions } from '#projections/shared/event-descriptions/event-descriptions.ts';

export const effectDescriptions = defineDescriptions<EffectEvent>({
  category: 'effect',
  of: {
    EffectRetried: ({ data: { by, job } }, _before, format) => ({ person: format.person(by), job }),
    EffectPutOff: ({ data: { by, job, until, reason } }, _before, format) => ({
      person: format.person(by),
      job,
      until: format.moment(until),
      reason,
    }),
    EffectGivenUp: ({ data: { by, job, reason } }, _before, format) => ({ person: format.person(by), job, reason }),
  },
});
