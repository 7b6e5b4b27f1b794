// Messages on a stream: four bytes of length of everything that follows, four of the head, the head as JSON, and a body
// that is carried as it is. What is large and only passed on is a body, so that nobody on the way reads it.

/** One message may be so long, in bytes. */
export const MAX_FRAME_BYTES = 32_000_000;
const LENGTH_BYTES = 4;
const NOTHING = Buffer.alloc(0);

export interface Frame {
  readonly head: unknown;
  readonly body: Buffer;
}

export function encodeFrame(head: unknown, body: string | Buffer = ''): Buffer {
  const text = JSON.stringify(head);
  const headLength = Buffer.byteLength(text);
  const bodyLength = typeof body === 'string' ? Buffer.byteLength(body) : body.length;
  const frame = Buffer.allocUnsafe(2 * LENGTH_BYTES + headLength + bodyLength);
  frame.writeUInt32BE(LENGTH_BYTES + headLength + bodyLength, 0);
  frame.writeUInt32BE(headLength, LENGTH_BYTES);
  frame.write(text, 2 * LENGTH_BYTES);
  if (typeof body === 'string') frame.write(body, 2 * LENGTH_BYTES + headLength);
  else body.copy(frame, 2 * LENGTH_BYTES + headLength);
  return frame;
}

/**
 * Takes bytes as they come and returns the messages that are whole. Nothing of `chunk` is kept: it may be written over.
 * @throws when a message is too long, its lengths do not fit or its head is no JSON
 */
export function createFrameReader(): (chunk: Buffer) => Frame[] {
  /** Of a message whose length has not come whole. */
  let scrap = NOTHING;
  /** A message that has come in part. */
  let begun = NOTHING;
  let filled = 0;

  return (received) => {
    const frames: Frame[] = [];
    const chunk = scrap.length ? Buffer.concat([scrap, received]) : received;
    scrap = NOTHING;
    let at = 0;
    if (begun.length) {
      at = chunk.copy(begun, filled);
      filled += at;
      if (filled < begun.length) return frames;
      frames.push(decodeFrame(begun));
      begun = NOTHING;
    }
    while (at < chunk.length) {
      const left = chunk.length - at;
      if (left < LENGTH_BYTES) {
        scrap = Buffer.from(chunk.subarray(at));
        break;
      }
      const message = Buffer.allocUnsafe(lengthOf(chunk, at));
      const copied = chunk.copy(message, 0, at);
      at += copied;
      if (copied === message.length) frames.push(decodeFrame(message));
      else [begun, filled] = [message, copied];
    }
    return frames;
  };
}

/** Bytes of the message that begins at `at`, with those that say so. */
function lengthOf(bytes: Buffer, at: number): number {
  const length = bytes.readUInt32BE(at);
  if (length > MAX_FRAME_BYTES) throw new Error(`a message of ${length} bytes is too long`);
  return LENGTH_BYTES + length;
}

/** `frame` is the message's own: its body is a part of it. */
function decodeFrame(frame: Buffer): Frame {
  const headLength = frame.length < 2 * LENGTH_BYTES ? Number.NaN : frame.readUInt32BE(LENGTH_BYTES);
  const bodyAt = 2 * LENGTH_BYTES + headLength;
  if (!(bodyAt <= frame.length)) throw new Error('a message is shorter than its head');
  return { head: JSON.parse(frame.toString('utf8', 2 * LENGTH_BYTES, bodyAt)), body: frame.subarray(bodyAt) };
}
