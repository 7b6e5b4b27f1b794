import { TOMBSTONE_REVISION, type RecordedEvent } from '../log/recorded-event.ts';
import { delimitedSize, varintSize, writeBytes, writeHeader, writeNumber, writeText } from './wire-writer.ts';

// A ReadResp with an event or a checkpoint, at an eighth of what the stubs take for it. The numbers are protobuf tags:
// field number times eight plus wire type.

const KEY_TYPE = Buffer.from('\x0a\x04type');
const KEY_CONTENT_TYPE = Buffer.from('\x0a\x0ccontent-type');
const KEY_CREATED = Buffer.from('\x0a\x07created');
const UUID_LENGTH = 36;
/** 2^63 - 1: what the original shows as the revision of a tombstone. */
const INT64_MAX = Buffer.from('ffffffffffffffff7f', 'hex');

/** The sizes of what has to be measured before it can be written. */
type Measured = {
  readonly event: RecordedEvent;
  readonly stream: number;
  readonly type: number;
  readonly contentType: number;
  readonly created: string;
  readonly size: number;
};

/**
 * Encodes an event as an answer to a read or a subscription.
 * @param event undefined for a link whose target is gone
 * @param link the link through which the event was found
 * @param position place in the log of what was read: the link's, or the event's when there is none
 */
export function eventFrame(
  event: RecordedEvent | undefined,
  link: RecordedEvent | undefined,
  position: number,
): Buffer {
  const measuredEvent = event && measure(event);
  const measuredLink = link && measure(link);
  const content = fieldSize(measuredEvent) + fieldSize(measuredLink) + 1 + varintSize(position);
  const out = Buffer.allocUnsafe(delimitedSize(content));
  let at = writeHeader(out, 0, 0x0a, content);
  if (measuredEvent !== undefined) at = writeRecorded(out, at, 0x0a, measuredEvent);
  if (measuredLink !== undefined) at = writeRecorded(out, at, 0x12, measuredLink);
  writeNumber(out, at, 0x18, position);
  return out;
}

/** Says how far a filtered subscription has looked, whether or not anything matched. */
export function checkpointFrame(position: number): Buffer {
  const content = 2 * (1 + varintSize(position));
  const out = Buffer.allocUnsafe(delimitedSize(content));
  const at = writeNumber(out, writeHeader(out, 0, 0x1a, content), 0x08, position);
  writeNumber(out, at, 0x10, position);
  return out;
}

function fieldSize(measured: Measured | undefined): number {
  return measured === undefined ? 0 : delimitedSize(measured.size);
}

function measure(event: RecordedEvent): Measured {
  const stream = Buffer.byteLength(event.stream);
  const type = Buffer.byteLength(event.type);
  const contentType = Buffer.byteLength(event.contentType);
  const created = ticks(event.created);
  const size =
    delimitedSize(delimitedSize(UUID_LENGTH)) +
    delimitedSize(delimitedSize(stream)) +
    (event.revision === TOMBSTONE_REVISION ? 1 + INT64_MAX.length : 1 + varintSize(event.revision)) +
    2 * (1 + varintSize(event.position)) +
    delimitedSize(KEY_TYPE.length + delimitedSize(type)) +
    delimitedSize(KEY_CONTENT_TYPE.length + delimitedSize(contentType)) +
    delimitedSize(KEY_CREATED.length + delimitedSize(created.length)) +
    delimitedSize(event.metadata.length) +
    delimitedSize(event.data.length);
  return { event, stream, type, contentType, created, size };
}

function writeRecorded(out: Buffer, start: number, tag: number, measured: Measured): number {
  const { event } = measured;
  let at = writeHeader(out, start, tag, measured.size);
  at = writeHeader(out, at, 0x0a, delimitedSize(UUID_LENGTH));
  at = writeText(out, at, 0x12, event.id, UUID_LENGTH);
  at = writeHeader(out, at, 0x12, delimitedSize(measured.stream));
  at = writeText(out, at, 0x1a, event.stream, measured.stream);
  at = writeRevision(out, at, event.revision);
  at = writeNumber(out, at, 0x20, event.position);
  at = writeNumber(out, at, 0x28, event.position);
  at = writeEntry(out, at, KEY_TYPE, event.type, measured.type);
  at = writeEntry(out, at, KEY_CONTENT_TYPE, event.contentType, measured.contentType);
  at = writeEntry(out, at, KEY_CREATED, measured.created, measured.created.length);
  at = writeBytes(out, at, 0x3a, event.metadata);
  return writeBytes(out, at, 0x42, event.data);
}

function writeRevision(out: Buffer, at: number, revision: number): number {
  if (revision !== TOMBSTONE_REVISION) return writeNumber(out, at, 0x18, revision);
  out[at] = 0x18;
  out.set(INT64_MAX, at + 1);
  return at + 1 + INT64_MAX.length;
}

/** An entry of the metadata map. */
function writeEntry(out: Buffer, start: number, key: Buffer, value: string, length: number): number {
  const at = writeHeader(out, start, 0x32, key.length + delimitedSize(length));
  out.set(key, at);
  return writeText(out, at + key.length, 0x12, value, length);
}

/** Milliseconds as the 100-nanosecond ticks that clients of the original expect. */
function ticks(milliseconds: number): string {
  return `${milliseconds}0000`;
}
