// Messages on a stream: four bytes of length of everything that follows, four of the head, the head as JSON, and a body
// that is carried as it is. What is large and only passed on is a body, so that nobody on the way reads it.

/** One message may be so long, in bytes. */
export const MAX_FRAME_BYTES = 32_000_000;
const LENGTH_BYTES = 4;

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
 * Takes bytes as they come and answers the messages that are whole.
 * @throws when a message is too long, its lengths do not fit or its head is no JSON
 */
export function createFrameReader(): (chunk: Buffer) => Frame[] {
  let pending: Buffer[] = [];
  let bytes = 0;
  let wanted = LENGTH_BYTES;
  return (chunk) => {
    pending.push(chunk);
    bytes += chunk.length;
    if (bytes < wanted) return [];
    const all = pending.length === 1 ? chunk : Buffer.concat(pending, bytes);
    const frames: Frame[] = [];
    let at = 0;
    wanted = LENGTH_BYTES;
    while (all.length - at >= LENGTH_BYTES) {
      const length = all.readUInt32BE(at);
      if (length > MAX_FRAME_BYTES) throw new Error(`a message of ${length} bytes is too long`);
      if (all.length - at < LENGTH_BYTES + length) {
        wanted = LENGTH_BYTES + length;
        break;
      }
      frames.push(decodeFrame(all.subarray(at + LENGTH_BYTES, at + LENGTH_BYTES + length)));
      at += LENGTH_BYTES + length;
    }
    const rest = all.subarray(at);
    pending = rest.length ? [rest] : [];
    bytes = rest.length;
    return frames;
  };
}

function decodeFrame(frame: Buffer): Frame {
  const headLength = frame.length < LENGTH_BYTES ? Number.NaN : frame.readUInt32BE(0);
  const bodyAt = LENGTH_BYTES + headLength;
  if (!(bodyAt <= frame.length)) throw new Error('a message is shorter than its head');
  return {
    head: JSON.parse(frame.toString('utf8', LENGTH_BYTES, bodyAt)),
    // The body is copied: one that is kept must not keep everything that arrived with it.
    body: Buffer.from(frame.subarray(bodyAt)),
  };
}
