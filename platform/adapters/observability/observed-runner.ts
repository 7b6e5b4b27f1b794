// Tells what becomes of commands.
import { DomainError } from '#domain/shared/domain-error.ts';
import type { CommandRunner } from '#platform/kernel/command/command-runner.ts';
import { RevisionConflict, StoreUnavailable } from '#platform/kernel/event-store/event-store.ts';
import type { CommandOutcome } from './metrics.ts';
import type { Observability } from './observability.ts';

const outcomeOf = (error: unknown): CommandOutcome => {
  if (error instanceof DomainError) return 'refused';
  if (error instanceof RevisionConflict) return 'conflict';
  return error instanceof StoreUnavailable ? 'unavailable' : 'failed';
};

/** The same runner, observed. Events carry the traceparent of the command that they come from. */
export function observedRunner(runner: CommandRunner, { metrics, tracing }: Observability): CommandRunner {
  return {
    ...runner,
    run(decider, stream, command, context, options) {
      const type = String((command as { readonly type?: string }).type);
      return tracing.span(
        type,
        { attributes: { 'millwright.stream': stream, 'millwright.actor': context.actor } },
        async (span) => {
          const { current } = tracing;
          try {
            const outcome = await runner.run(
              decider,
              stream,
              command,
              current === undefined ? context : { ...context, traceparent: current },
              options,
            );
            const named: CommandOutcome = outcome.repeated
              ? 'repeated'
              : outcome.events.length
                ? 'accepted'
                : 'nothing';
            span.set({ 'millwright.outcome': named });
            metrics.command(type, named);
            return outcome;
          } catch (error) {
            const named = outcomeOf(error);
            span.set({ 'millwright.outcome': error instanceof DomainError ? error.code : named });
            metrics.command(type, named);
            throw error;
          }
        },
      );
    },
  };
}
