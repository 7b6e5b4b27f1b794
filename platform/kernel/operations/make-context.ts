// Makes what a handler is given for one call: who calls, in whose name events are appended, how fresh rows must be.
import { notFound } from '#domain/shared/domain-error.ts';
import { derivedId, guestBegunBy } from '../command/command-ids.ts';
import type { CommandContext } from '../command/command.ts';
import type { CommandRunner } from '../command/command-runner.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { Histories } from '../event-store/histories.ts';
import { Refusal } from '../failure/refusal.ts';
import { until } from '../read-model/as-of.ts';
import type { Positions } from '../read-model/positions.ts';
import type { Log } from '../runtime/log.ts';
import { bindFeatures, type FeatureTables } from './bind-features.ts';
import type { Call } from './call.ts';
import type { LineOwner, OperationContext } from './context.ts';
import type { Services } from './services.ts';

export interface ContextParts {
  readonly features: FeatureTables;
  readonly lineOwners?: readonly LineOwner[];
  readonly runner: CommandRunner;
  readonly store: EventStore;
  readonly histories: Histories;
  readonly positions: Positions;
  readonly services: Services;
  readonly log: Log;
}

/** How far a call has come: what it appended, and whether the read models were waited for in vain. */
export interface Progress {
  position: bigint | undefined;
  isBehind: boolean;
}

export type MakeContext = (name: string, call: Call, progress: Progress, now: string) => OperationContext;

/** @throws Refusal past_is_read_only */
export function readOnly(): never {
  throw new Refusal(409, 'past_is_read_only');
}

/**
 * In whose name, because of what, and under which id events are appended; `name`: by which operation or function. Somebody
 * else's command id must not reach somebody's answer. Who was nobody yet when they sent it first is the guest that it made
 * of them.
 */
function commandOf(name: string, { commandId: sent, correlationId, causationId, traceparent, session }: Call) {
  const { personId } = session.caller;
  const asNobody = derivedId(sent, '', name);
  const commandId = personId === guestBegunBy(asNobody) ? asNobody : derivedId(sent, personId, name);
  const command: CommandContext = {
    commandId,
    correlationId,
    causationId: causationId ?? commandId,
    actor: personId || 'anonymous',
    operation: name,
    ...(traceparent ? { traceparent } : {}),
  };
  return command;
}

export function contextMaker({
  runner,
  store,
  histories,
  positions,
  services,
  log,
  ...parts
}: ContextParts): MakeContext {
  const bound = bindFeatures(parts.features);

  const historyOf =
    ({ past }: Call): OperationContext['history'] =>
    async (stream, from = 0, count) => {
      // A window of a long history, as the timeline asks for, is read as it is.
      if (!past && count !== undefined) return store.readStream(stream, from, count);
      const events = past ? until(await histories.of(stream), past) : await histories.of(stream);
      return from || count !== undefined ? events.filter(({ revision }) => revision >= from).slice(0, count) : events;
    };

  async function linesOf(orderId: string, context: OperationContext) {
    for (const owner of parts.lineOwners ?? []) {
      const lines = await owner(orderId, context);
      if (lines) return lines;
    }
    return notFound('cart_not_found');
  }

  return (name, call, progress, now) => {
    const { past, session } = call;
    const command = commandOf(name, call);
    const appended = (at: bigint | undefined) => {
      if (at === undefined || at <= (progress.position ?? -1n)) return;
      progress.position = at;
      call.onAppended?.(at);
    };
    const features = bound(async ({ side, run }) => {
      if (side !== 'queries') {
        if (past) readOnly();
      } else if (progress.position !== undefined && !progress.isBehind) {
        // A request that has waited in vain once does not wait again with every further query.
        progress.isBehind = !(await positions.waitFor(progress.position));
      }
      return run(context);
    });
    const context: OperationContext = {
      ...features,
      ...(past ? { past } : {}),
      reads: {
        after: () => (progress.isBehind ? undefined : (progress.position ?? call.position)),
        addDependencies: (dependencies) => call.onSeen?.(dependencies),
        fellBehind: () => void (progress.isBehind = true),
      },
      get caller() {
        return session.caller;
      },
      language: call.language,
      address: call.address ?? '',
      log,
      services,
      session,
      command,
      now: past?.at ?? now,
      id: (...names) => derivedId(command.commandId, ...names),
      async run(
        decider,
        stream,
        cmd,
        { step, name: type = (cmd as { type?: string }).type, cause, actor, ...options } = {},
      ) {
        const outcome = await runner.run(
          decider,
          stream,
          cmd,
          {
            ...command,
            actor: actor ?? (session.caller.personId || command.actor),
            commandId: derivedId(cause ?? command.commandId, type ?? '', step ?? ''),
          },
          options,
        );
        appended(outcome.position);
        return outcome;
      },
      linesOf: (orderId) => linesOf(orderId, context),
      load: (decider, stream) => runner.load(decider, stream),
      cachedState: (decider, stream) => runner.cachedState(decider, stream),
      history: historyOf(call),
      historyAsStored: (stream) => store.asStored.readStream(stream),
    };
    return context;
  };
}
