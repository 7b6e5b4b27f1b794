import { TOMBSTONE_REVISION } from './recorded-event.ts';
import { NO_METADATA, type StreamMetadata } from './stream-metadata.ts';
import { isMetadataStream, lineOf, type StreamState } from './stream-state.ts';

/** The revisions that a reader of a stream may see. */
export type Visibility =
  | { readonly kind: 'missing' }
  | { readonly kind: 'tombstoned' }
  /** Revisions `first` to `last`, both included, created at or after `createdFrom` (milliseconds since 1970). */
  | {
      readonly kind: 'visible';
      readonly streamId: number;
      readonly first: number;
      readonly last: number;
      readonly createdFrom: number;
    };

/** Finds what may be seen of a stream in this state; `now` in milliseconds since 1970. */
export function visibilityOf(stream: string, state: StreamState, now: number): Visibility {
  const { id, revision } = lineOf(stream, state);
  // A tombstone closes the stream's metadata as well.
  if (state.events.revision === TOMBSTONE_REVISION) return { kind: 'tombstoned' };
  const metadata: StreamMetadata = isMetadataStream(stream) ? NO_METADATA : state.metadata;
  if (id === undefined || revision < 0 || metadata.softDeleted) return { kind: 'missing' };
  const { maxCount, maxAge, truncateBefore } = metadata;
  return {
    kind: 'visible',
    streamId: id,
    first: Math.max(0, truncateBefore, maxCount === undefined ? 0 : revision - maxCount + 1),
    last: revision,
    createdFrom: maxAge === undefined ? 0 : Math.max(0, now - maxAge * 1000),
  };
}
