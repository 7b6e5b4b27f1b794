// The one path of every change: load, decide, append to the head that was read, and say what came of it.
import { randomUUID } from 'node:crypto';
import type { Decider, DomainEvent } from '#domain/shared/decider.ts';
import { DomainError } from '#domain/shared/domain-error.ts';
import { isoNow, systemClock, type Clock } from '../runtime/clock.ts';
import {
  RevisionConflict,
  StoreUnavailable,
  type EventMetadata,
  type EventStore,
  type NewEvent,
} from '../event-store/event-store.ts';
import type { CommandContext, Outcome, RunOptions } from './command.ts';
import { createStreamQueue } from './stream-queue.ts';
import { newStream, type StreamState } from './stream-state.ts';
import { createStreamStates } from './stream-states.ts';
import { noSnapshots, type Snapshots } from './snapshots.ts';

export interface CommandRunner {
  /**
   * @throws DomainError when the decider refuses, RevisionConflict after too many lost races,
   * StoreUnavailable when the store stays away for 10 s; sending the same command id again is then safe.
   */
  run<S, C, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
    command: C,
    context: CommandContext,
    options?: RunOptions,
  ): Promise<Outcome<S, E>>;
  /** The state as of the last event, read from the store where the cache may be behind. @throws StoreUnavailable */
  load<S, C, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
  ): Promise<{ readonly state: S; readonly revision: number }>;
  /**
   * The state as this process last saw it: good for preparing a command, since deciding checks the revision.
   * @throws StoreUnavailable
   */
  cachedState<S, C, E extends DomainEvent>(decider: Decider<S, C, E>, stream: string): Promise<S>;
  /** Everything that is remembered of streams: events are to be read anew. */
  forget(): void;
}

const MAX_ATTEMPTS = 8;
const TIMEOUT_MS = 10_000;

export interface RunnerOptions {
  readonly snapshots?: Snapshots;
  readonly clock?: Clock;
  /** Whoever is still waiting then is told to come again: a request must end. */
  readonly timeoutMs?: number;
  /** The time of writing, ISO, where that is later than what `clock` says: what is done then tells of the past. */
  readonly recordedAt?: () => string | undefined;
}

export function createCommandRunner(
  store: EventStore,
  {
    snapshots = noSnapshots,
    clock = systemClock,
    timeoutMs = TIMEOUT_MS,
    recordedAt = () => undefined,
  }: RunnerOptions = {},
): CommandRunner {
  const states = createStreamStates(store, snapshots);
  const serialized = createStreamQueue(timeoutMs, (stream) => new StoreUnavailable(`${stream} is not reached in time`));

  const refreshed = <S, C, E extends DomainEvent>(decider: Decider<S, C, E>, stream: string) =>
    serialized(stream, (deadline) => again(clock, deadline, () => states.refresh(decider, stream)));

  async function attempt<S, C, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
    command: C,
    context: CommandContext,
    from: StreamState<S>,
    isFresh: boolean,
  ): Promise<Outcome<S, E>> {
    const last = from.processedCommands.get(context.commandId);
    if (last !== undefined) return states.firstAnswer(decider, stream, context.commandId, last, from);

    // A refusal, or having nothing to do, is only true when the state is.
    const decidedAnew = async (): Promise<Outcome<S, E> | undefined> => {
      if (isFresh) return undefined;
      const fresh = await states.refresh(decider, stream);
      return fresh.head.revision === from.head.revision
        ? undefined
        : attempt(decider, stream, command, context, fresh, true);
    };
    let events: readonly E[];
    try {
      events = decider.decide(command, from.state);
    } catch (error) {
      const outcome = error instanceof DomainError ? await decidedAnew() : undefined;
      if (outcome) return outcome;
      throw error;
    }
    if (!events.length)
      return (
        (await decidedAnew()) ?? {
          state: from.state,
          events,
          revision: from.head.revision,
          position: from.position,
          repeated: false,
        }
      );

    const written = recordedAt();
    const time = { at: isoNow(clock), ...(written === undefined ? {} : { recordedAt: written }) };
    const appended = await store.append(
      stream,
      events.map((event) => withMetadata(event, context, time)),
      from.head,
    );
    const state = states.appended(decider, stream, from, events, appended, context.commandId);
    return { state, events, revision: appended.revision, position: appended.position, repeated: false };
  }

  return {
    run: (decider, stream, command, context, { expectNew = false } = {}) =>
      serialized(stream, (deadline) =>
        again(clock, deadline, async (tries) => {
          const known =
            tries > 1 ? undefined : (states.cached(decider, stream) ?? (expectNew ? newStream(decider) : undefined));
          const from = known ?? (await states.refresh(decider, stream));
          return attempt(decider, stream, command, context, from, !known);
        }),
      ),
    async load<S, C, E extends DomainEvent>(decider: Decider<S, C, E>, stream: string) {
      const { state, head } = await refreshed(decider, stream);
      return { state, revision: head.revision };
    },
    async cachedState<S, C, E extends DomainEvent>(decider: Decider<S, C, E>, stream: string) {
      return (states.cached(decider, stream) ?? (await refreshed(decider, stream))).state;
    },
    forget: states.forget,
  };
}

/**
 * A conflict means load and decide again; an unknown outcome means read the stream, which tells whether it was
 * appended; a read that was cut off is read once more.
 */
async function again<T>(clock: Clock, deadline: number, work: (tries: number) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work(tries);
    } catch (error) {
      const isPassing = error instanceof RevisionConflict || error instanceof StoreUnavailable;
      const waitMs = backoffMs(tries, error);
      if (!isPassing || tries >= MAX_ATTEMPTS || performance.now() + waitMs > deadline) throw error;
      await clock.sleep(waitMs);
    }
  }
}

const backoffMs = (tries: number, error: unknown) =>
  error instanceof StoreUnavailable ? 100 * tries : Math.random() * 5 * tries;

/**
 * Every attempt has event ids of its own. With the same ids a repeat that carries another time would pass for what is
 * stored, and the next event would be chained to bytes that are not there; so it collides on the revision, finds its
 * command handled and gives the first answer.
 */
const withMetadata = (
  event: DomainEvent,
  context: CommandContext,
  time: Pick<EventMetadata, 'at' | 'recordedAt'>,
): NewEvent => ({
  id: randomUUID(),
  type: event.type,
  data: event.data,
  metadata: { ...context, ...time },
});
