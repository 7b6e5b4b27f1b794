// JSON messages on a stream: four bytes of length, then the text.

/** One message may be so long, in bytes. */
export const MAX_FRAME_BYTES = 32_000_000;
const HEADER_BYTES = 4;

export function encodeFrame(message: unknown): Buffer {
  const text = JSON.stringify(message);
  const length = Buffer.byteLength(text);
  const frame = Buffer.allocUnsafe(HEADER_BYTES + length);
  frame.writeUInt32BE(length, 0);
  frame.write(text, HEADER_BYTES);
  return frame;
}

/** Takes bytes as they come and answers the messages that are whole. @throws when a message is too long or no JSON */
export function createFrameReader(): (chunk: Buffer) => unknown[] {
  let pending: Buffer[] = [];
  let bytes = 0;
  let wanted = HEADER_BYTES;
  return (chunk) => {
    pending.push(chunk);
    bytes += chunk.length;
    if (bytes < wanted) return [];
    const all = pending.length === 1 ? chunk : Buffer.concat(pending, bytes);
    const messages: unknown[] = [];
    let at = 0;
    wanted = HEADER_BYTES;
    while (all.length - at >= HEADER_BYTES) {
      const length = all.readUInt32BE(at);
      if (length > MAX_FRAME_BYTES) throw new Error(`a message of ${length} bytes is too long`);
      if (all.length - at < HEADER_BYTES + length) {
        wanted = HEADER_BYTES + length;
        break;
      }
      messages.push(JSON.parse(all.toString('utf8', at + HEADER_BYTES, at + HEADER_BYTES + length)));
      at += HEADER_BYTES + length;
    }
    const rest = all.subarray(at);
    pending = rest.length ? [rest] : [];
    bytes = rest.length;
    return messages;
  };
}
