import { Refused, type Refusal } from '../log/refusal.ts';
import type { ProposedEvent } from '../log/recorded-event.ts';
import type { Written } from '../log/commands.ts';
import { readWriteOptions, type WriteOptions } from './append-options.ts';
import { batchError } from './batch-error.ts';
import { readProposedMessage } from './proposed-message.ts';
import { WireReader } from './wire-reader.ts';
import { delimitedSize, varintSize, writeBytes, writeHeader, writeNumber, writeText } from './wire-writer.ts';

export type BatchAppendRequest = {
  /** The correlation id as it was sent: it is only compared and sent back. */
  readonly correlationId: Buffer;
  readonly options: WriteOptions | undefined;
  readonly events: readonly ProposedEvent[];
  readonly isFinal: boolean;
  /** Says what is wrong with an event of this chunk; the answer still needs the other fields. */
  readonly refusal: Refusal | undefined;
};

/** Reads one chunk of a batch. Throws only when the message cannot be read at all. */
export function readBatchAppendRequest(bytes: Buffer): BatchAppendRequest {
  const message = new WireReader(bytes);
  let correlationId: Buffer = Buffer.alloc(0);
  let options: WriteOptions | undefined;
  let isFinal = false;
  let refusal: Refusal | undefined;
  const events: ProposedEvent[] = [];
  while (message.next()) {
    switch (message.field) {
      case 1:
        correlationId = message.view();
        break;
      case 2:
        options = readWriteOptions(message.message());
        break;
      case 3: {
        const event = readEvent(message.message());
        if ('kind' in event) refusal ??= event;
        else events.push(event);
        break;
      }
      case 4:
        isFinal = message.varint() !== 0;
        break;
      default:
        message.skip();
    }
  }
  return { correlationId, options, events, isFinal, refusal };
}

function readEvent(message: WireReader): ProposedEvent | Refusal {
  try {
    return readProposedMessage(message);
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

const EMPTY: Buffer = Buffer.alloc(0);

export function batchSuccess(correlationId: Buffer, stream: string, { revision, position }: Written): Buffer {
  const revisionSize = revision < 0 ? 2 : 1 + varintSize(revision);
  const positionContent = position === undefined ? 0 : 2 * (1 + varintSize(position));
  const successSize = revisionSize + delimitedSize(positionContent);
  const [name, nameSize] = [stream, Buffer.byteLength(stream)];
  const out = Buffer.allocUnsafe(
    delimitedSize(correlationId.length) + delimitedSize(successSize) + delimitedSize(delimitedSize(nameSize)),
  );
  let at = writeBytes(out, 0, 0x0a, correlationId);
  at = writeHeader(out, at, 0x1a, successSize);
  at = revision < 0 ? writeBytes(out, at, 0x12, EMPTY) : writeNumber(out, at, 0x08, revision);
  if (position === undefined) {
    at = writeBytes(out, at, 0x22, EMPTY);
  } else {
    at = writeHeader(out, at, 0x1a, positionContent);
    at = writeNumber(out, at, 0x08, position);
    at = writeNumber(out, at, 0x10, position);
  }
  at = writeHeader(out, at, 0x22, delimitedSize(nameSize));
  writeText(out, at, 0x1a, name, nameSize);
  return out;
}

export function batchRefusal(correlationId: Buffer, stream: string, refusal: Refusal): Buffer {
  const error = batchError(refusal);
  const nameSize = Buffer.byteLength(stream);
  const out = Buffer.allocUnsafe(
    delimitedSize(correlationId.length) + delimitedSize(error.length) + delimitedSize(delimitedSize(nameSize)),
  );
  let at = writeBytes(out, 0, 0x0a, correlationId);
  at = writeBytes(out, at, 0x12, error);
  at = writeHeader(out, at, 0x22, delimitedSize(nameSize));
  writeText(out, at, 0x1a, stream, nameSize);
  return out;
}
