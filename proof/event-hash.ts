// Every event is chained to the one before it in its stream. A hash is over what is stored: sealed fields stay sealed,
// so that erasing a person changes none, and older schema versions stay as they were written.
import { hash } from 'node:crypto';
import { canonicalJson } from './canonical-json.ts';

/** An event as the store holds it, and the hash it follows. */
export interface ChainedEvent {
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
  /** Without `hash`. */
  readonly metadata: unknown;
  /** Hash of the stream's previous event; empty for the first. */
  readonly previous: string;
}

/** SHA-256, hex, over the event's canonical JSON. */
export const hashOfEvent = ({ stream, revision, id, type, data, metadata, previous }: ChainedEvent): string =>
  hash('sha256', canonicalJson({ stream, revision, id, type, data, metadata, previous }), 'hex');
