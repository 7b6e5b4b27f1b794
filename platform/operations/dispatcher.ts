// Takes a call to its handler: access, input, the reader's own position, answer.
import { api, type Route } from '#contracts/api.ts';
import type { Operation } from '#contracts/operation.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { derivedId } from '../command/command-ids.ts';
import type { CommandContext, CommandRunner } from '../command/command-runner.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { Log } from '../log.ts';
import type { Positions } from '../read-model/positions.ts';
import type { Services } from '../services.ts';
import { systemSession, type Session } from '../session/session.ts';
import { systemCaller, type Caller } from './caller.ts';
import type { AnyHandler, HandlerTable, OperationContext } from './context.ts';
import { Refusal } from './failure.ts';
import type { Language } from './texts.ts';

export interface Call {
  readonly session: Session;
  readonly language: Language;
  /** As the client sent it: the same for every repeat of one click. */
  readonly commandId: string;
  readonly correlationId: string;
  readonly causationId?: string;
  readonly traceparent?: string;
  /** Position of the caller's last command. */
  readonly position?: bigint;
  /** Told of everything that is appended on the way: what is refused in the end may have been undone by events. */
  readonly onAppended?: (position: bigint) => void;
}

export interface Answered {
  readonly output: unknown;
  /** Position of the last event appended on the way; undefined when there was none. */
  readonly position: bigint | undefined;
}

export interface Dispatcher {
  /** @throws ZodError for bad input, Refusal for lacking rights, whatever the handler throws */
  dispatch(route: Route, input: unknown, call: Call): Promise<Answered>;
  /** For workers and imports: any operation, as the shop itself. */
  dispatchAsSystem(route: Route, input: unknown, by: { readonly name: string; readonly commandId: string; readonly correlationId: string; readonly causationId: string; readonly language?: Language }): Promise<Answered>;
}

export interface DispatcherParts {
  readonly handlers: HandlerTable;
  readonly runner: CommandRunner;
  readonly store: EventStore;
  readonly positions: Positions;
  readonly services: Services;
  readonly log: Log;
  readonly isOn: (setting: string) => boolean;
}

export function createDispatcher(parts: DispatcherParts): Dispatcher {
  const operations: Readonly<Record<string, Operation>> = api;

  function authorise(operation: Operation, caller: Caller): void {
    if (operation.setting && !parts.isOn(operation.setting)) notFound('not_found');
    if (caller.role === 'system' || operation.access === 'anyone') return;
    if (operation.access === 'internal') notFound('not_found');
    if (caller.role === 'anonymous') throw new Refusal(401, 'unauthenticated');
    if (!(operation.access as readonly string[]).includes(caller.role)) throw new Refusal(403, 'forbidden');
  }

  async function handle(route: Route, input: unknown, call: Call): Promise<Answered> {
    let position: bigint | undefined;
    const seen = (at: bigint | undefined) => {
      if (at === undefined || at <= (position ?? -1n)) return;
      position = at;
      call.onAppended?.(at);
    };
    const { caller } = call.session;
    // Somebody else's command id must not reach somebody's answer.
    const commandId = derivedId(call.commandId, caller.personId, route);
    const command: CommandContext = {
      commandId,
      correlationId: call.correlationId,
      causationId: call.causationId ?? commandId,
      actor: caller.personId || 'anonymous',
      ...(call.traceparent ? { traceparent: call.traceparent } : {}),
    };
    const context: OperationContext = {
      get caller() {
        return call.session.caller;
      },
      language: call.language,
      log: parts.log,
      services: parts.services,
      session: call.session,
      command,
      now: new Date().toISOString(),
      id: (...names) => derivedId(commandId, ...names),
      async call(other, otherInput) {
        if (operations[other]!.kind === 'query' && position !== undefined) await parts.positions.waitFor(position);
        return (await (parts.handlers[other] as AnyHandler)(otherInput as never, context)) as never;
      },
      async run(decider, stream, cmd, { step, ...options } = {}) {
        const actor = call.session.caller.personId || command.actor;
        const outcome = await parts.runner.run(decider, stream, cmd, { ...command, actor, commandId: derivedId(commandId, (cmd as { type?: string }).type ?? '', step ?? '') }, options);
        seen(outcome.position);
        return outcome;
      },
      load: (decider, stream) => parts.runner.load(decider, stream),
      peek: (decider, stream) => parts.runner.peek(decider, stream),
      history: (stream) => parts.store.readStream(stream),
      historyAsStored: (stream) => parts.store.asStored.readStream(stream),
    };
    const output = await (parts.handlers[route] as AnyHandler)(input as never, context);
    return { output, position };
  }

  return {
    async dispatch(route, input, call) {
      const operation = operations[route]!;
      authorise(operation, call.session.caller);
      const parsed = operation.input.parse(input);
      if (operation.kind === 'query' && call.position !== undefined) await parts.positions.waitFor(call.position);
      return handle(route, parsed, call);
    },
    dispatchAsSystem(route, input, { name, commandId, correlationId, causationId, language = 'en' }) {
      const parsed = operations[route]!.input.parse(input);
      return handle(route, parsed, { session: systemSession(systemCaller(name)), language, commandId, correlationId, causationId });
    },
  };
}
