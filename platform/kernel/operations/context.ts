// Everything that a handler is given besides its input.
import type { Api } from '#contracts/api.ts';
import type { Kind, Operations, OutputOf, InputOf } from '#contracts/shared/operation.ts';
import type { Decider, DomainEvent } from '#domain/shared/decider.ts';
import type { CommandContext, Outcome, RunOptions } from '../command/command.ts';
import type { StoredEvent } from '../event-store/event-store.ts';
import type { Log } from '../runtime/log.ts';
import type { AsOf } from '../read-model/as-of.ts';
import type { Services } from './services.ts';
import type { Session } from './session.ts';
import type { Caller } from './caller.ts';
import type { Features } from './features.ts';
import type { JsonText } from './json-text.ts';
import type { OwnedLines } from './owned-lines.ts';

export interface RunAs {
  readonly step?: string;
  readonly name?: string;
  readonly cause?: string;
  readonly actor?: string;
}

/** Says how fresh the rows must be that a handler reads, and notes what it read. */
export interface Reads {
  /**
   * Position of the last event that this request appended, else of the caller's last command: an answer is to know of
   * it. Undefined where it was waited for in vain.
   */
  after(): bigint | undefined;
  /** The answer holds until one of these changes. */
  addDependencies(dependencies: readonly string[]): void;
  /** Something that was read had not come as far as `after`. */
  fellBehind(): void;
}

/**
 * Made for each call by make-context.ts; the dispatcher turns the `asOf` of a query into `past` (decision 0013).
 * Functions of other features are called on behalf of the same caller, without an access rule: the handler has decided
 * that it may.
 */
export interface OperationContext extends Features {
  readonly reads: Reads;
  readonly caller: Caller;
  readonly language: 'en' | 'fr';
  /** Network address of who calls; empty for the shop itself. */
  readonly address: string;
  readonly log: Log;
  readonly services: Services;
  readonly session: Session;
  readonly command: CommandContext;
  /** The part of history that counts; absent for the present. A request about the past changes nothing: commands are refused. */
  readonly past?: AsOf;
  /** The moment of the request, or of the past that is looked at, ISO: the only clock a handler has. */
  readonly now: string;
  /** An id that a repeat of this command gets again. */
  id(...parts: readonly (string | number)[]): string;
  /**
   * Runs a command on one stream. `step` tells several commands of one type on one stream apart; `name` stands in for
   * the type where the same request may become a command of another type when it is repeated. `cause` stands in for the
   * request: what it causes happens once, however often and by whatever request it is asked for. `actor` is who it is done
   * as, where their session has yet to begin.
   */
  run<S, C, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
    command: C,
    options?: RunOptions & RunAs,
  ): Promise<Outcome<S, E>>;
  /** The present state of a stream, as its deciders see it. */
  load<S, C, E extends DomainEvent>(
    decider: Decider<S, C, E>,
    stream: string,
  ): Promise<{ readonly state: S; readonly revision: number }>;
  /** Whose lines these are: asked of the features that have some. @throws DomainError where they are nobody's, or not the caller's to see */
  linesOf(orderId: string): Promise<OwnedLines>;
  /** The state as last seen, for preparing a command that will be decided on the true one. */
  cachedState<S, C, E extends DomainEvent>(decider: Decider<S, C, E>, stream: string): Promise<S>;
  /**
   * Events of one stream from `from` on, `count` at most, up to the past that is looked at, for the auditor's views;
   * everything else reads read models.
   */
  history(stream: string, from?: number, count?: number): Promise<StoredEvent[]>;
  /** The same events as they lie in the store, sealed: what proofs are about. */
  historyAsStored(stream: string): Promise<StoredEvent[]>;
}

/**
 * A feature that has lines says whose they are; undefined where the id is none of its things. What the caller may not
 * see does not exist. @throws DomainError not-found
 */
export type LineOwner = (orderId: string, context: OperationContext) => Promise<OwnedLines | undefined>;

export type HandlerOf<T extends Operations[string]> = (
  input: InputOf<T>,
  context: OperationContext,
) => Promise<OutputOf<T> | JsonText<OutputOf<T>>>;

/** Handlers for all operations of one kind; one that is missing or misspelt does not compile. */
export type Handlers<T extends Operations, K extends Kind> = {
  readonly [R in keyof T as T[R]['kind'] extends K ? R : never]: HandlerOf<T[R]>;
};
export type AnyHandler = (input: never, context: OperationContext) => Promise<unknown>;
export type HandlerTable = Readonly<Record<keyof Api, AnyHandler>>;
