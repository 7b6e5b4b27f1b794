import { bundleText } from './bundle.ts';
import { bundleOf, logOf } from './testing/bundles.ts';
import { verifyChunks } from './verify-text.ts';

const log = logOf(
  Array.from({ length: 12 }, (_, n) => `order-${n % 2}`),
  { data: (n) => ({ text: `évènement n° ${n} — 20 €` }) },
);
const bytes = Buffer.from(bundleText(bundleOf(log, ['order-0', 'order-1'])));
const cut = (whole: Buffer, size: number) =>
  Array.from({ length: Math.ceil(whole.length / size) }, (_, n) => whole.subarray(n * size, (n + 1) * size));

describe('a bundle that is read in chunks', () => {
  it.each([1, 2, 3, 7, 64, 1_000, 1 << 20])(
    'is proven where they have %i bytes, also when they end within a character',
    async (size) => {
      expect(await verifyChunks(cut(bytes, size))).toMatchObject({ failures: [], events: 12 });
    },
  );

  it('is not proven where the bytes are no UTF-8, in a line or in what follows the last one', async () => {
    const at = bytes.indexOf('é') + 1;
    const broken = Buffer.concat([bytes.subarray(0, at), Buffer.from('x'), bytes.subarray(at + 1)]);
    for (const size of [1, 64, 1 << 20])
      expect((await verifyChunks(cut(broken, size))).failures[0]).toBe('The file is not UTF-8 text.');
    expect((await verifyChunks([bytes, Buffer.from([0xe2, 0x82])])).failures[0]).toBe('The file is not UTF-8 text.');
  });

  it('is not proven where the last line does not end', async () => {
    expect((await verifyChunks(cut(bytes.subarray(0, -1), 64))).failures.at(-1)).toBe(
      'The bundle does not end with a line.',
    );
    expect((await verifyChunks([bytes, Buffer.from('{')])).failures).toEqual(['The bundle does not end with a line.']);
  });
});
