// Writes protobuf's wire format into a buffer whose size was computed first: one allocation per message.

/** Bytes that a number of 0 to 2^53 takes as a varint. */
export function varintSize(value: number): number {
  let size = 1;
  for (let rest = value; rest >= 128; rest = Math.floor(rest / 128)) size += 1;
  return size;
}

/** Writes a varint and returns the offset after it. */
export function writeVarint(out: Buffer, at: number, value: number): number {
  let rest = value;
  let offset = at;
  while (rest >= 128) {
    out[offset++] = (rest % 128) + 128;
    rest = Math.floor(rest / 128);
  }
  out[offset++] = rest;
  return offset;
}

/** Size of a length-delimited field (with a one-byte tag) whose content has `length` bytes. */
export function delimitedSize(length: number): number {
  return 1 + varintSize(length) + length;
}

/** Writes tag and length of a length-delimited field and returns the offset of its content. */
export function writeHeader(out: Buffer, at: number, tag: number, length: number): number {
  out[at] = tag;
  return writeVarint(out, at + 1, length);
}

export function writeBytes(out: Buffer, at: number, tag: number, bytes: Uint8Array): number {
  const start = writeHeader(out, at, tag, bytes.length);
  out.set(bytes, start);
  return start + bytes.length;
}

/** Writes a text field; `length` is its size in UTF-8 bytes. */
export function writeText(out: Buffer, at: number, tag: number, text: string, length: number): number {
  const start = writeHeader(out, at, tag, length);
  out.write(text, start, 'utf8');
  return start + length;
}

export function writeNumber(out: Buffer, at: number, tag: number, value: number): number {
  out[at] = tag;
  return writeVarint(out, at + 1, value);
}
