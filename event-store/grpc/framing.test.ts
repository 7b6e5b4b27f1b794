import fc from 'fast-check';
import { framed, MessageSplitter } from './framing.ts';

describe("gRPC's framing", () => {
  it('gives the same messages wherever the bytes are cut', () => {
    const messages = fc.array(
      fc.uint8Array({ maxLength: 100 }).map((bytes) => Buffer.from(bytes)),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(messages, fc.array(fc.nat(50), { minLength: 1, maxLength: 50 }), (sent, cuts) => {
        const bytes = framed(sent);
        const splitter = new MessageSplitter(1_000);
        const received: Buffer[] = [];
        for (let at = 0, n = 0; at < bytes.length; n += 1) {
          const end = at + 1 + cuts[n % cuts.length]!;
          received.push(...splitter.push(bytes.subarray(at, end)));
          at = end;
        }
        expect(received).toEqual(sent);
      }),
    );
  });

  it('refuses a message that is compressed', () => {
    expect(() => new MessageSplitter(10).push(Buffer.from([1, 0, 0, 0, 1, 7]))).toThrow(
      'Compressed messages are not served.',
    );
  });

  it('refuses a message that is too large, before it is there', () => {
    expect(() => new MessageSplitter(10).push(Buffer.from([0, 0, 0, 0, 11]))).toThrow(
      'A message of 11 bytes is larger than 10 bytes.',
    );
  });
});
