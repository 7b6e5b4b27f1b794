// The shapes of a command's context and of its outcome.
/** The actor of a command, and what the command follows from. */
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
  /**
   * The position of what was appended; where nothing had to be, of the event that made it so. Undefined when the stream is empty.
   */
  readonly position: bigint | undefined;
  /** The command had been handled before; this is its first answer. */
  readonly repeated: boolean;
}

export interface RunOptions {
  /**
   * The stream is probably new: try without reading it first. When it is not, the append collides and everything goes
   * the usual way.
   */
  readonly expectNew?: boolean;
}
