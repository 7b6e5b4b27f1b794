// The one path of every change: load, decide, append to the head that was read, and say what came of it.
import { randomUUID } from 'node:crypto';
import type { Decider, DomainEvent } from '#domain/shared/decider.ts';
import { DomainError } from '#domain/shared/domain-error.ts';
import { BoundedMap } from '../bounded-map.ts';
import { NO_STREAM, RevisionConflict, StoreUnavailable, type EventStore, type NewEvent, type StoredEvent, type StreamHead } from '../event-store/event-store.ts';
import { createStreamQueue } from './stream-queue.ts';

/** Who commands, and what it follows from. */
export interface CommandContext {
  readonly commandId: string;
  readonly correlationId: string;
  readonly causationId: string;
  readonly actor: string;
  readonly operation?: string;
  readonly traceparent?: string;
}

export interface Outcome<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
  readonly revision: number;
  /** Of what was appended; where nothing had to be, of the event that made it so. Undefined when the stream is empty. */
  readonly position: bigint | undefined;
  /** The command had been handled before; this is its first answer. */
  readonly repeated: boolean;
}

export interface RunOptions {
  /** The stream is probably new: try without reading it first. When it is not, the append collides and everything goes the usual way. */
  readonly probablyNew?: boolean;
}

export interface CommandRunner {
  /**
   * @throws DomainError when the decider refuses, RevisionConflict after too many lost races,
   * StoreUnavailable when the store stays away; sending the same command id again is then safe.
   */
  run<S, C, E extends DomainEvent>(decider: Decider<S, C, E>, stream: string, command: C, context: CommandContext, options?: RunOptions): Promise<Outcome<S, E>>;
  /** The state as of the last event, read from the store where the cache may be behind. */
  load<S, C, E extends DomainEvent>(decider: Decider<S, C, E>, stream: string): Promise<{ readonly state: S; readonly revision: number }>;
  /** The state as this process last saw it: good for preparing a command, since deciding checks the revision. */
  peek<S, C, E extends DomainEvent>(decider: Decider<S, C, E>, stream: string): Promise<S>;
}

const MAX_ATTEMPTS = 8;
const CACHED_STREAMS = 20_000;
/** Command ids remembered per stream; an older repeat is found by reading the stream when its append collides. */
const REMEMBERED_COMMANDS = 500;

interface Cached<S> {
  readonly state: S;
  readonly head: StreamHead;
  /** Of the last event. */
  readonly position: bigint | undefined;
  /** Revision of the last event of each command that was handled. */
  readonly handled: BoundedMap<string, number>;
}

export function createCommandRunner(store: EventStore): CommandRunner {
  const cache = new BoundedMap<string, Cached<unknown>>(CACHED_STREAMS);
  const inTurn = createStreamQueue();

  /** Reads what the cache does not have yet. */
  async function refresh<S, C, E extends DomainEvent>(decider: Decider<S, C, E>, stream: string): Promise<Cached<S>> {
    const known = cache.get(stream) as Cached<S> | undefined;
    const events = (await store.readStream(stream, known ? known.head.revision + 1 : undefined)) as StoredEvent<E>[];
    const handled = known?.handled ?? new BoundedMap<string, number>(REMEMBERED_COMMANDS);
    for (const event of events) handled.set(event.metadata.commandId, event.revision);
    const fresh = { state: events.reduce<S>(decider.evolve, known?.state ?? decider.initialState), head: headAfter(events) ?? known?.head ?? NO_STREAM, position: events.at(-1)?.position ?? known?.position, handled };
    if (fresh.head !== NO_STREAM) cache.set(stream, fresh);
    return fresh;
  }

  /** The answer as it was when the command was handled first. */
  async function firstAnswer<S, C, E extends DomainEvent>(decider: Decider<S, C, E>, stream: string, commandId: string, last: number): Promise<Outcome<S, E>> {
    const events = ((await store.readStream(stream)) as StoredEvent<E>[]).filter((event) => event.revision <= last);
    const own = events.filter((event) => event.metadata.commandId === commandId);
    return { state: events.reduce(decider.evolve, decider.initialState), events: own, revision: last, position: own.at(-1)?.position, repeated: true };
  }

  /** A refusal is only true when the state it rests on is: look again unless it was just read. */
  async function decide<S, C, E extends DomainEvent>(decider: Decider<S, C, E>, stream: string, command: C, from: Cached<S>, isFresh: boolean) {
    try {
      return { from, events: decider.decide(command, from.state) };
    } catch (error) {
      if (isFresh || !(error instanceof DomainError)) throw error;
      const fresh = await refresh(decider, stream);
      if (fresh.head.revision === from.head.revision) throw error;
      return { from: fresh, events: decider.decide(command, fresh.state) };
    }
  }

  async function attempt<S, C, E extends DomainEvent>(decider: Decider<S, C, E>, stream: string, command: C, context: CommandContext, isRetry: boolean, { probablyNew = false }: RunOptions): Promise<Outcome<S, E>> {
    const known = isRetry ? undefined : (cache.get(stream) as Cached<S> | undefined);
    const assumed = probablyNew && !isRetry && !known ? { state: decider.initialState, head: NO_STREAM, position: undefined, handled: new BoundedMap<string, number>(REMEMBERED_COMMANDS) } : undefined;
    const current = known ?? assumed ?? (await refresh(decider, stream));
    const last = current.handled.get(context.commandId);
    if (last !== undefined) return firstAnswer(decider, stream, context.commandId, last);

    const { from, events } = await decide(decider, stream, command, current, !known && !assumed);
    if (!events.length) return { state: from.state, events, revision: from.head.revision, position: from.position, repeated: false };

    const appended = await store.append(stream, events.map((event) => withMetadata(event, context)), from.head);
    const state = events.reduce(decider.evolve, from.state);
    from.handled.set(context.commandId, appended.revision);
    cache.set(stream, { state, head: { revision: appended.revision, hash: appended.hash }, position: appended.position, handled: from.handled });
    return { state, events, revision: appended.revision, position: appended.position, repeated: false };
  }

  return {
    run: (decider, stream, command, context, options = {}) =>
      inTurn(stream, async () => {
        for (let tries = 1; ; tries++) {
          try {
            return await attempt(decider, stream, command, context, tries > 1, options);
          } catch (error) {
            // A conflict means load and decide again; an unknown outcome means read the stream, which tells whether it was appended.
            const again = error instanceof RevisionConflict || error instanceof StoreUnavailable;
            if (!again || tries >= MAX_ATTEMPTS) throw error;
            await new Promise((resolve) => setTimeout(resolve, backoffMs(tries, error)));
          }
        }
      }),
    async load<S, C, E extends DomainEvent>(decider: Decider<S, C, E>, stream: string) {
      const { state, head } = await inTurn(stream, () => refresh(decider, stream));
      return { state, revision: head.revision };
    },
    async peek<S, C, E extends DomainEvent>(decider: Decider<S, C, E>, stream: string) {
      const known = cache.get(stream) as Cached<S> | undefined;
      return (known ?? (await inTurn(stream, () => refresh(decider, stream)))).state;
    },
  };
}

const backoffMs = (tries: number, error: unknown) => (error instanceof StoreUnavailable ? 100 * tries : Math.random() * 5 * tries);

function headAfter(events: readonly StoredEvent[]): StreamHead | undefined {
  const last = events.at(-1);
  return last && { revision: last.revision, hash: last.metadata.hash };
}

/**
 * Every attempt has event ids of its own. With the same ids a repeat that carries another time would pass for what is stored, and the
 * next event would be chained to bytes that are not there; so it collides on the revision, finds its command handled and gives the first answer.
 */
const withMetadata = (event: DomainEvent, context: CommandContext): NewEvent => ({ id: randomUUID(), type: event.type, data: event.data, metadata: { ...context } });
