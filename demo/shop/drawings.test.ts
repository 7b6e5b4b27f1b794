import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { drawings } from './drawings.ts';

type Row = Readonly<{ item_number: string; pictures: string }>;
const products: Row[] = parse(readFileSync('demo/catalogue/products.csv'), { columns: true });
const named = products.filter((row) => row.pictures.split(';').at(-1) === 'drawing').map((row) => row.item_number);
const all = drawings();
const wrong = (bad: (svg: string) => unknown): string[] => named.filter((item) => bad(all[item] ?? ''));

/** Tags opened and closed in order, attributes quoted, no stray ampersand: what XML asks of an SVG. */
const faults = (xml: string): string | undefined => {
  const open: string[] = [];
  const rest = xml.replace(
    /<(\/?)([a-zA-Z]+)((?:\s[a-zA-Z-]+="[^"<]*")*)\s*(\/?)>/g,
    (_, closing: string, name: string, __: string, empty: string) => {
      if (closing) return open.pop() === name ? '' : '<wrong end tag>';
      if (!empty) open.push(name);
      return '';
    },
  );
  if (open.length) return `unclosed ${open.join(' ')}`;
  return /[<>]|&(?!amp;|lt;|gt;)/.test(rest) ? rest.slice(0, 80) : undefined;
};

describe('a dimension drawing', () => {
  it('exists for every product that names one, and for no other', () => {
    expect(named.length).toBeGreaterThan(1400);
    expect(Object.keys(all).sort()).toEqual([...named].sort());
  });

  it('is well-formed XML on a 600 × 600 sheet, without NaN', () => {
    expect(wrong(faults)).toEqual([]);
    expect(wrong((svg) => /NaN|undefined|Infinity/.test(svg))).toEqual([]);
    expect(wrong((svg) => !svg.includes('viewBox="0 0 600 600"'))).toEqual([]);
  });

  it.each([
    ['6205', ['Ø52', 'Ø25', 'B 15']],
    ['30206', ['Ø62', 'Ø30', 'T 17.25', 'B 16', 'C 14']],
    ['HB-M10X50-8.8', ['L 50', 'k 6.4', 'b 26', 's 16', 'M10']],
    ['MT-100L-4P-2.2-B3', ['H 100', 'A 160', 'B 140', 'C 63', 'E 60', 'Ø28', 'L 380']],
    ['MT-90L-4P-1.5-B5', ['Ø200', 'Ø24', 'E 50']],
    ['FC-80', ['Ø200', 'K 160', '8×Ø18', 'b 20']],
    ['OS-25X52X7-NBR', ['Ø25', 'Ø52', 'b 7']],
    ['OR-210-N70', ['d1 18.64', 'd2 3.53']],
    ['PC-40-100', ['L 205 (100)', 'TG 38', 'E 53', 'Ø16', 'Ø40', 'G1/4']],
    ['SG-M2-Z20', ['Ø44', 'Ø40', 'm 2  z 20']],
    ['SHB-4.75', ['W 31', 'L 76', 'Ø19', 'Ø22']],
  ])('of %s carries its dimensions', (item, dimensions) => {
    for (const dimension of dimensions) expect(all[item]).toContain(`>${dimension}<`);
  });
});
