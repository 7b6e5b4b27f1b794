// Tells how attempts of effects go. An attempt belongs to the trace of the event that asked for it.
import type { Effect } from '#platform/kernel/queue/effects.ts';
import type { Later } from '#platform/kernel/queue/job.ts';
import { OutcomeUnknown } from '#platform/kernel/failure/named-failure.ts';
import { secondsSince, type JobOutcome } from './metrics.ts';
import type { Observability } from './observability.ts';

type Attempted = Pick<Effect, 'effect_id' | 'job' | 'failures' | 'traceparent'>;

export function observedAttempt(
  effect: Attempted,
  { metrics, tracing }: Observability,
  run: () => Promise<Later | void>,
): Promise<Later | void> {
  const options = {
    kind: 'consumer',
    ...(effect.traceparent ? { parent: effect.traceparent } : {}),
    attributes: { 'millwright.effect': effect.effect_id, 'millwright.failures': effect.failures },
  } as const;
  return tracing.span(`effect ${effect.job}`, options, async (span) => {
    const begun = performance.now();
    const tell = (outcome: JobOutcome) => {
      span.set({ 'millwright.outcome': outcome });
      metrics.job(effect.job, outcome, secondsSince(begun));
    };
    try {
      const later = await run();
      tell(later ? 'later' : 'done');
      return later;
    } catch (error) {
      tell(error instanceof OutcomeUnknown ? 'unknown' : 'failed');
      throw error;
    }
  });
}
