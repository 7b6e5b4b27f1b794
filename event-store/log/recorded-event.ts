/** One event as it is stored. */
export type RecordedEvent = {
  /** Place in the whole log: 1, 2, 3 ... without a gap. */
  readonly position: number;
  readonly stream: string;
  /** Place in its stream, from 0; `TOMBSTONE_REVISION` for the event that closes a tombstoned stream. */
  readonly revision: number;
  /** UUID in lower case. */
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly data: Buffer;
  readonly metadata: Buffer;
};

/** One event as a client proposes it. */
export type ProposedEvent = {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Buffer;
  readonly metadata: Buffer;
};

/** The revision of a tombstone. On the wire it is int64's largest value, as clients of the original know it. */
export const TOMBSTONE_REVISION = Number.MAX_SAFE_INTEGER;

export const TOMBSTONE_TYPE = '$streamDeleted';
export const METADATA_TYPE = '$metadata';
export const LINK_TYPE = '$>';

export const JSON_CONTENT = 'application/json';
export const BINARY_CONTENT = 'application/octet-stream';

/** Bytes of payload: what the append limit, a group's size and the ring count. */
export function payloadSize(event: { readonly data: Buffer; readonly metadata: Buffer }): number {
  return event.data.length + event.metadata.length;
}
