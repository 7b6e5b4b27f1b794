import { comparisonOf, figuresIn } from './figures.mjs';

const line = (name: string, rate: string, median: string, p99: string) =>
  `${name.padEnd(46)} ${rate.padStart(8)}/s ${median.padStart(8)} ms ${p99.padStart(8)} ms  12 % of floor note`;

describe('the figures of two commits', () => {
  it('are read as the bench prints them, and nothing else is', () => {
    const printed = [
      'first start with loading: 50.1 s',
      line('add to cart, 16 clients', '142', '111.0', '190.4'),
      line('visible after', '', '40.5', ''),
      '  web                             200 MB now    300 MB peak',
    ].join('\n');
    expect([...figuresIn(printed)]).toEqual([
      ['add to cart, 16 clients', { perSecond: 142, medianMs: 111, p99Ms: 190.4 }],
      ['visible after', { perSecond: undefined, medianMs: 40.5, p99Ms: undefined }],
    ]);
  });
  it('are compared by their medians, above 1 where it is better now', () => {
    const runs = (...rates: readonly (readonly [string, string])[]) =>
      rates.map(([rate, ms]) => figuresIn(line('add to cart', rate, ms, '')));
    const [{ name, ratios }] = comparisonOf(runs(['100', '10'], ['200', '20']), runs(['300', '10'], ['300', '10'])) as [
      { name: string; ratios: Record<string, number> },
    ];
    expect([name, ratios]).toEqual(['add to cart', { perSecond: 2, medianMs: 1.5 }]);
  });
  it('of which one side has none are left out', () =>
    expect(comparisonOf([figuresIn(line('new', '1', '1', '1'))], [figuresIn('')])).toEqual([]));
});
