import fc from 'fast-check';
import { MalformedMessage, WireReader } from './wire-reader.ts';
import { delimitedSize, varintSize, writeBytes, writeNumber, writeText, writeVarint } from './wire-writer.ts';

const natural = fc.maxSafeNat();

describe('numbers on the wire', () => {
  it('are read as they were written, in the size that was said', () => {
    fc.assert(
      fc.property(natural, (value) => {
        const out = Buffer.alloc(12);
        const size = writeNumber(out, 0, 0x08, value);
        expect(size).toBe(1 + varintSize(value));
        const reader = new WireReader(out, 0, size);
        expect(reader.next()).toBe(true);
        expect([reader.field, reader.varint(), reader.next()]).toEqual([1, value, false]);
      }),
    );
  });

  it.each([
    [0, 1],
    [127, 1],
    [128, 2],
    [16_383, 2],
    [16_384, 3],
    [2 ** 32, 5],
    [Number.MAX_SAFE_INTEGER, 8],
  ])('%d takes %d bytes', (value, size) => {
    expect(varintSize(value)).toBe(size);
    expect(writeVarint(Buffer.alloc(12), 0, value)).toBe(size);
  });

  it('of 64 bits are read exactly on request', () => {
    const bytes = Buffer.from('08ffffffffffffffffff01', 'hex');
    const reader = new WireReader(bytes);
    reader.next();
    expect(reader.varint64()).toBe(2n ** 64n - 1n);
  });

  it.each(['varint', 'varint64'] as const)('are refused where another type stands (%s)', (read) => {
    const reader = new WireReader(Buffer.from('0a0107', 'hex'));
    reader.next();
    expect(() => reader[read]()).toThrow(MalformedMessage);
  });
});

describe('fields on the wire', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.uint8Array(), (text, bytes) => {
        const length = Buffer.byteLength(text);
        const out = Buffer.alloc(delimitedSize(length) + delimitedSize(bytes.length));
        const at = writeText(out, 0, 0x0a, text, length);
        expect(writeBytes(out, at, 0x12, bytes)).toBe(out.length);
        const reader = new WireReader(out);
        reader.next();
        expect(reader.text()).toBe(text);
        reader.next();
        expect(Buffer.compare(reader.view(), bytes)).toBe(0);
        expect(reader.next()).toBe(false);
      }),
    );
  });

  it('that nobody knows are skipped, whatever their type', () => {
    const known = '0a0161';
    for (const unknown of ['7805', '79' + '00'.repeat(8), '7a03616263', '7d00000000']) {
      const reader = new WireReader(Buffer.from(unknown + known, 'hex'));
      reader.next();
      reader.skip();
      reader.next();
      expect(reader.text()).toBe('a');
    }
  });

  it('that end too early are refused, never read beyond the message', () => {
    for (const broken of ['0a05616263', '08ff', '09000000', '08' + 'ff'.repeat(11), '0b', '0aff']) {
      const reader = new WireReader(Buffer.from(broken, 'hex'));
      const readAll = (): void => {
        while (reader.next()) reader.skip();
      };
      expect(readAll).toThrow(MalformedMessage);
    }
  });

  it('never make the reader do anything worse than refuse', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        const reader = new WireReader(Buffer.from(bytes));
        try {
          while (reader.next()) reader.skip();
        } catch (error) {
          expect(error).toBeInstanceOf(MalformedMessage);
        }
      }),
    );
  });
});
