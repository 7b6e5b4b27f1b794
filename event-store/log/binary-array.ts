// PostgreSQL's binary form of one-dimensional arrays. The `pg` package would write a bytea[] as a text of
// escaped hexadecimal digits, four bytes for each byte of an event; a Buffer it sends as it is.

const OID = { int8: 20, text: 25, bytea: 17, uuid: 2950 } as const;
const HEADER = 20;

export function int8Array(values: readonly number[]): Buffer {
  const out = start(OID.int8, values.length, values.length * 12);
  let at = HEADER;
  for (const value of values) {
    at = out.writeInt32BE(8, at);
    at = out.writeBigInt64BE(BigInt(value), at);
  }
  return out;
}

export function textArray(values: readonly string[]): Buffer {
  const out = start(
    OID.text,
    values.length,
    values.reduce((sum, value) => sum + 4 + Buffer.byteLength(value), 0),
  );
  let at = HEADER;
  for (const value of values) {
    const size = out.write(value, at + 4, 'utf8');
    out.writeInt32BE(size, at);
    at += 4 + size;
  }
  return out;
}

export function byteaArray(values: readonly Uint8Array[]): Buffer {
  const out = start(
    OID.bytea,
    values.length,
    values.reduce((sum, value) => sum + 4 + value.length, 0),
  );
  let at = HEADER;
  for (const value of values) {
    at = out.writeInt32BE(value.length, at);
    out.set(value, at);
    at += value.length;
  }
  return out;
}

/** UUIDs in their 36-character form. */
export function uuidArray(values: readonly string[]): Buffer {
  const out = start(OID.uuid, values.length, values.length * 20);
  let at = HEADER;
  for (const value of values) {
    at = out.writeInt32BE(16, at);
    at += out.write(value.replaceAll('-', ''), at, 'hex');
  }
  return out;
}

function start(elementOid: number, length: number, contentSize: number): Buffer {
  const out = Buffer.allocUnsafe(HEADER + contentSize);
  out.writeInt32BE(1, 0); // dimensions
  out.writeInt32BE(0, 4); // no nulls
  out.writeInt32BE(elementOid, 8);
  out.writeInt32BE(length, 12);
  out.writeInt32BE(1, 16); // lower bound
  return out;
}
