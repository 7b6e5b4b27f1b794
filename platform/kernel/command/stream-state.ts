import type { Decider } from '#domain/shared/decider.ts';
import { NO_STREAM, type StreamHead } from '../event-store/event-store.ts';

/** Everything that a process knows of a stream. */
export interface StreamState<S> {
  readonly state: S;
  readonly head: StreamHead;
  /** The position of the last event. */
  readonly position: bigint | undefined;
  /** Revision of the last event of each of the latest commands. */
  readonly processedCommands: Map<string, number>;
  /** The size of the state as JSON when it was last measured. */
  readonly bytes: number;
}

export const newStream = <S>(decider: Pick<Decider<S, never, never>, 'initialState'>): StreamState<S> => ({
  state: decider.initialState,
  head: NO_STREAM,
  position: undefined,
  processedCommands: new Map(),
  bytes: 0,
});
