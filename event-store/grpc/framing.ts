// gRPC sends each message behind a flag (0: not compressed) and its length. Where the bytes are cut means nothing.
import { CallFailed, Code } from './status.ts';

const PREFIX_BYTES = 5;

/** Joins messages, each behind its prefix, into one piece to send. */
export function framed(messages: readonly Buffer[]): Buffer {
  const out = Buffer.allocUnsafe(messages.reduce((sum, message) => sum + PREFIX_BYTES + message.length, 0));
  let at = 0;
  for (const message of messages) {
    out[at] = 0;
    at = out.writeUInt32BE(message.length, at + 1);
    out.set(message, at);
    at += message.length;
  }
  return out;
}

/** Finds the messages in what arrives. They are views of the chunks where these hold them whole. */
export class MessageSplitter {
  private readonly maxMessageBytes: number;
  private parts: Buffer[] = [];
  private bytes = 0;
  /** Bytes that the next message takes with its prefix, as far as that is known. */
  private needed = PREFIX_BYTES;

  constructor(maxMessageBytes: number) {
    this.maxMessageBytes = maxMessageBytes;
  }

  /** The messages that `chunk` completes. Throws `CallFailed` for one that is compressed or too large. */
  push(chunk: Buffer): Buffer[] {
    this.parts.push(chunk);
    this.bytes += chunk.length;
    if (this.bytes < this.needed) return [];
    const all = this.parts.length === 1 ? chunk : Buffer.concat(this.parts, this.bytes);
    const messages: Buffer[] = [];
    let at = 0;
    for (this.needed = PREFIX_BYTES; all.length - at >= PREFIX_BYTES; this.needed = PREFIX_BYTES) {
      this.needed += this.lengthAt(all, at);
      if (all.length - at < this.needed) break;
      messages.push(all.subarray(at + PREFIX_BYTES, at + this.needed));
      at += this.needed;
    }
    this.parts = at < all.length ? [all.subarray(at)] : [];
    this.bytes = all.length - at;
    return messages;
  }

  private lengthAt(bytes: Buffer, at: number): number {
    if (bytes[at] !== 0) throw new CallFailed(Code.UNIMPLEMENTED, 'Compressed messages are not served.');
    const length = bytes.readUInt32BE(at + 1);
    if (length <= this.maxMessageBytes) return length;
    throw new CallFailed(
      Code.RESOURCE_EXHAUSTED,
      `A message of ${length} bytes is larger than ${this.maxMessageBytes} bytes.`,
    );
  }
}
