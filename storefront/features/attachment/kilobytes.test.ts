import { formatKilobytes } from './kilobytes.ts';

describe('a size', () => {
  it.each([
    [2_048, 'en', '2.000 KB'],
    [1, 'en', '0.001 KB'],
    [1_500, 'fr', '1,465 Ko'],
    [10_000_000, 'en', '9,765.625 KB'],
    [10_000_000, 'fr', '9 765,625 Ko'],
  ] as const)('of %i bytes reads, in %s, %s', (bytes, language, text) =>
    expect(formatKilobytes(bytes, language).replace(/[\u00a0\u202f]/g, ' ')).toBe(text),
  );
});
