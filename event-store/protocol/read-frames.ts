import { bytesOf, sharedPb, streamsPb } from './stubs.ts';

// The answers of Read that are not events. Those without content are always the same bytes.

export const CAUGHT_UP = bytesOf(new streamsPb.ReadResp().setCaughtUp(new streamsPb.ReadResp.CaughtUp()));
export const FELL_BEHIND = bytesOf(new streamsPb.ReadResp().setFellBehind(new streamsPb.ReadResp.FellBehind()));

export function confirmationFrame(subscriptionId: string): Buffer {
  const confirmation = new streamsPb.ReadResp.SubscriptionConfirmation().setSubscriptionId(subscriptionId);
  return bytesOf(new streamsPb.ReadResp().setConfirmation(confirmation));
}

/** A missing stream is an answer, not an error. */
export function streamNotFoundFrame(stream: string): Buffer {
  const identifier = new sharedPb.StreamIdentifier().setStreamName(Buffer.from(stream));
  return bytesOf(
    new streamsPb.ReadResp().setStreamNotFound(new streamsPb.ReadResp.StreamNotFound().setStreamIdentifier(identifier)),
  );
}
