import { byteaArray, int8Array, textArray, uuidArray } from './binary-array.ts';

/** Reads what PostgreSQL's array_recv reads. */
function elements(array: Buffer): { oid: number; values: Buffer[] } {
  expect([array.readInt32BE(0), array.readInt32BE(4), array.readInt32BE(16)]).toEqual([1, 0, 1]);
  const values: Buffer[] = [];
  let at = 20;
  while (values.length < array.readInt32BE(12)) {
    const length = array.readInt32BE(at);
    values.push(array.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  expect(at).toBe(array.length);
  return { oid: array.readInt32BE(8), values };
}

describe('an array for PostgreSQL', () => {
  it('of integers', () => {
    const { oid, values } = elements(int8Array([0, 1, -1, Number.MAX_SAFE_INTEGER]));
    expect(oid).toBe(20);
    expect(values.map((value) => value.readBigInt64BE())).toEqual([0n, 1n, -1n, 9007199254740991n]);
  });

  it('of texts in UTF-8', () => {
    const { oid, values } = elements(textArray(['', 'a', 'grün 🦃']));
    expect(oid).toBe(25);
    expect(values.map(String)).toEqual(['', 'a', 'grün 🦃']);
  });

  it('of bytes', () => {
    const { oid, values } = elements(byteaArray([Buffer.alloc(0), Buffer.from([0, 255, 92])]));
    expect(oid).toBe(17);
    expect(values.map((value) => value.toString('hex'))).toEqual(['', '00ff5c']);
  });

  it('of UUIDs', () => {
    const { oid, values } = elements(uuidArray(['01234567-89ab-cdef-0123-456789abcdef']));
    expect(oid).toBe(2950);
    expect(values.map((value) => value.toString('hex'))).toEqual(['0123456789abcdef0123456789abcdef']);
  });
});
