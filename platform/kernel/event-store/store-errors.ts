import { StoreUnavailable } from './event-store.ts';

/** gRPC: cancelled, deadline exceeded, aborted, internal, unavailable. */
const PASSING_CODES: readonly number[] = [1, 4, 10, 13, 14];
/** After a fail-over the client is told that its node no longer leads, and finds the leader with its next call. */
const PASSING_TYPES: readonly string[] = ['unavailable', 'deadline-exceeded', 'cancelled', 'not-leader', 'timeout'];

/** A lost server shows itself as an error of the client with a `type`, or as a raw gRPC error without one. */
export function isPassing(error: unknown): boolean {
  const { type, code } = error as { type?: string; code?: number | string };
  return (
    error instanceof StoreUnavailable || PASSING_TYPES.includes(type ?? '') || PASSING_CODES.includes(Number(code))
  );
}

export const asUnavailable = (error: unknown): unknown =>
  error instanceof StoreUnavailable || !isPassing(error)
    ? error
    : new StoreUnavailable('the event store does not answer', { cause: error });
