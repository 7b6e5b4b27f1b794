import { createFrameReader, encodeFrame, MAX_FRAME_BYTES } from './frames.ts';

const bodies = ['', 'é'.repeat(40_000), 'x'];
const stream = Buffer.concat(bodies.map((body, id) => encodeFrame({ id }, id % 2 ? Buffer.from(body) : body)));
const told = (chunks: readonly Buffer[]) => {
  const read = createFrameReader();
  return chunks.flatMap((chunk) => read(chunk)).map(({ head, body }) => [head, body.toString()]);
};

describe('messages on a stream', () => {
  it.each([1, 7, 4_096, 1_000_000])('arrive whole, in whatever pieces of %i bytes they come', (size) => {
    const chunks = Array.from({ length: Math.ceil(stream.length / size) }, (_, at) =>
      stream.subarray(at * size, (at + 1) * size),
    );
    expect(told(chunks)).toEqual(bodies.map((body, id) => [{ id }, body]));
  });
  it('keep their bodies when the bytes that they came in are written over', () => {
    const chunk = encodeFrame({}, 'mine');
    const [frame] = createFrameReader()(chunk);
    chunk.fill(0);
    expect(frame!.body.toString()).toBe('mine');
  });
  it('are refused when they are too long, shorter than their head, or no JSON', () => {
    const lengths = (...numbers: number[]) => {
      const bytes = Buffer.alloc(4 * numbers.length);
      for (const [at, number] of numbers.entries()) bytes.writeUInt32BE(number, 4 * at);
      return bytes;
    };
    expect(() => told([lengths(MAX_FRAME_BYTES + 1)])).toThrow('too long');
    expect(() => told([lengths(4, 5)])).toThrow('shorter than its head');
    expect(() => told([Buffer.concat([lengths(2), Buffer.from('ab')])])).toThrow('shorter than its head');
    expect(() => told([Buffer.concat([lengths(6, 2), Buffer.from('ab')])])).toThrow(SyntaxError);
  });
});
