/** A command by name: what somebody wants, with all that a decision about it needs. */
export type Command<Type extends string, Data extends object = object> = { readonly type: Type } & Readonly<Data>;

/** Something that happened, in the past tense. Data is plain JSON: no Date, no Map, no undefined that matters. */
export interface DomainEvent<Type extends string = string, Data extends object = object> {
  readonly type: Type;
  readonly data: Data;
}

/**
 * The whole of a stream's rules. Pure: time, ids, prices and the actor arrive in the command.
 * `decide` throws a DomainError to refuse; an empty list means that nothing had to change.
 */
export interface Decider<State, Command, Event extends DomainEvent> {
  readonly initialState: State;
  readonly decide: (command: Command, state: State) => readonly Event[];
  readonly evolve: (state: State, event: Event) => State;
  /**
   * Named by deciders whose streams grow for years: their state may be kept beside the history, so it is plain JSON and
   * holds no personal data. Raised with every change of the state or of `evolve`.
   */
  readonly snapshotVersion?: number;
}

/** Compile-time proof that a switch covers every case. */
export function unreachable(value: never): never {
  throw new Error(`Unreachable: ${JSON.stringify(value)}`);
}

/** The data of a command of this type. */
export type InputTo<C extends { readonly type: string }, T extends C['type']> = C extends { readonly type: T }
  ? Omit<C, 'type'>
  : never;
