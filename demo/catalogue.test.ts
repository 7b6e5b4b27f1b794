import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

type Row = Readonly<Record<string, string>>;

const demo = import.meta.dirname;
const text = (file: string): string => readFileSync(join(demo, 'catalogue', file), 'utf8');
const table = (file: string): Row[] => parse(text(file), { columns: true });
const list = (field = ''): string[] => field.split(';').filter(Boolean);
const cell = (row: Row, column: string): string => row[column] ?? '';

const products = table('products.csv');
const categories = table('categories.csv');
const attributes = table('attributes.csv');
const byNumber = new Map(products.map((row) => [cell(row, 'item_number'), row]));
const attributesOf = (row: Row): Record<string, string> =>
  Object.fromEntries(list(row['attributes']).map((pair) => pair.split('=') as [string, string]));
const tiersOf = (row: Row): (readonly [number, number])[] =>
  list(row['prices']).map((tier) => tier.split(':').map(Number) as [number, number]);
/** The offenders themselves, so that a failure names them. */
const wrong = (rows: readonly Row[], bad: (row: Row) => unknown): string[] =>
  rows.filter(bad).map((row) => row['item_number'] ?? row['category'] ?? row['attribute'] ?? '?');

describe('the demonstration catalogue', () => {
  it('has about two thousand products in twelve top categories', () => {
    expect(products.length).toBeGreaterThan(1900);
    expect(categories.filter((row) => !row['parent'])).toHaveLength(12);
  });

  it('holds no U+0000, no carriage return and no lone surrogate', () => {
    for (const file of ['products.csv', 'categories.csv', 'attributes.csv', 'attribute-values.csv']) {
      const content = text(file);
      expect(content).not.toContain('\u0000');
      expect(content).not.toContain('\r');
      expect(content.isWellFormed()).toBe(true);
    }
  });
});

describe('every category', () => {
  const slugs = new Set(categories.map((row) => row['category']));
  const tops = new Set(categories.filter((row) => !row['parent']).map((row) => row['category']));

  it('has a slug of its own and a top category as parent', () => {
    expect(slugs.size).toBe(categories.length);
    expect(
      wrong(
        categories,
        (row) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(cell(row, 'category')) || (row['parent'] && !tops.has(row['parent'])),
      ),
    ).toEqual([]);
  });

  it('has names and descriptions in both languages, a pictogram and a picture', () => {
    expect(
      wrong(categories, (row) =>
        ['name_en', 'name_fr', 'description_en', 'description_fr'].some((column) => !row[column]),
      ),
    ).toEqual([]);
    expect(
      wrong(categories, (row) => !existsSync(join(demo, 'pictures/pictograms', `${row['pictogram']}.svg`))),
    ).toEqual([]);
    expect(wrong(categories, (row) => !existsSync(join(demo, 'pictures', `${row['picture']}-600.webp`)))).toEqual([]);
  });

  it('shows, if it holds products, four to seven columns that its products have', () => {
    const known = new Set(attributes.map((row) => row['attribute']));
    const leaves = categories.filter((row) => row['parent']);
    expect(wrong(leaves, (row) => list(row['table_columns']).some((key) => !known.has(key)))).toEqual([]);
    expect(
      wrong(leaves, (row) => list(row['table_columns']).length < 4 || list(row['table_columns']).length > 7),
    ).toEqual([]);
    expect(
      wrong(leaves, (row) =>
        list(row['table_columns']).some(
          (key) => !products.some((product) => product['category'] === row['category'] && key in attributesOf(product)),
        ),
      ),
    ).toEqual([]);
  });
});

describe('every attribute', () => {
  it('is named once, in both languages, and used', () => {
    const used = new Set(products.flatMap((row) => Object.keys(attributesOf(row))));
    expect(new Set(attributes.map((row) => row['attribute'])).size).toBe(attributes.length);
    expect(
      wrong(
        attributes,
        (row) =>
          !row['name_en'] ||
          !row['name_fr'] ||
          !['number', 'text'].includes(cell(row, 'kind')) ||
          !['yes', 'no'].includes(cell(row, 'facet')),
      ),
    ).toEqual([]);
    expect(wrong(attributes, (row) => !used.has(cell(row, 'attribute')))).toEqual([]);
  });

  it('has French only for values that products carry', () => {
    const values = new Set(products.flatMap((row) => list(row['attributes'])));
    expect(table('attribute-values.csv').filter((row) => !values.has(`${row['attribute']}=${row['value']}`))).toEqual(
      [],
    );
  });
});

describe('every product', () => {
  const leaves = new Set(categories.filter((row) => row['parent']).map((row) => row['category']));

  it('has an item number that a buyer can type, and nobody else has it', () => {
    expect(byNumber.size).toBe(products.length);
    expect(wrong(products, (row) => !/^[A-Z0-9][A-Z0-9.-]{0,31}$/.test(cell(row, 'item_number')))).toEqual([]);
  });

  it('lies in a leaf category and is named and described in both languages', () => {
    expect(wrong(products, (row) => !leaves.has(row['category']))).toEqual([]);
    expect(
      wrong(products, (row) =>
        ['brand', 'name_en', 'name_fr', 'description_en', 'description_fr', 'keywords_en', 'keywords_fr'].some(
          (column) => !row[column],
        ),
      ),
    ).toEqual([]);
    expect(wrong(products, (row) => /undefined|NaN|null/.test(Object.values(row).join(' ')))).toEqual([]);
  });

  it('has attributes that are defined, numbers where the kind is number', () => {
    const kinds = new Map(attributes.map((row) => [row['attribute'], row['kind']]));
    expect(
      wrong(products, (row) =>
        Object.entries(attributesOf(row)).some(
          ([key, value]) =>
            !kinds.has(key) || value === '' || (kinds.get(key) === 'number' && !Number.isFinite(Number(value))),
        ),
      ),
    ).toEqual([]);
  });

  it('has prices that fall with every tier, and a unit', () => {
    expect(wrong(products, (row) => tiersOf(row)[0]?.[0] !== 1)).toEqual([]);
    expect(
      wrong(products, (row) =>
        tiersOf(row).some(
          ([quantity, price], i, all) =>
            price <= 0 || (i > 0 && (quantity <= (all[i - 1]?.[0] ?? 0) || price >= (all[i - 1]?.[1] ?? 0))),
        ),
      ),
    ).toEqual([]);
    expect(
      wrong(
        products,
        (row) =>
          !['ea', 'pk', 'm'].includes(cell(row, 'unit')) ||
          !(Number(row['pack_quantity']) >= 1) ||
          !(Number(row['weight_kg']) > 0),
      ),
    ).toEqual([]);
  });

  it('costs the dealer less than its lowest tier', () => {
    expect(
      wrong(products, (row) => !(Number(row['cost']) > 0) || Number(row['cost']) >= tiersOf(row).at(-1)![1]),
    ).toEqual([]);
  });

  it('has its pictures, and a render first', () => {
    expect(wrong(products, (row) => list(row['pictures'])[0] === 'drawing')).toEqual([]);
    expect(
      wrong(products, (row) =>
        list(row['pictures']).some(
          (key) =>
            key !== 'drawing' && ![600, 240].every((size) => existsSync(join(demo, 'pictures', `${key}-${size}.webp`))),
        ),
      ),
    ).toEqual([]);
  });

  it('points to products that exist, never to itself', () => {
    const related = (row: Row): string[] => [
      ...list(row['accessories']),
      ...list(row['similar']),
      ...list(row['bundle']).map((part) => part.split('*')[0] ?? ''),
    ];
    expect(
      wrong(products, (row) => related(row).some((item) => !byNumber.has(item) || item === row['item_number'])),
    ).toEqual([]);
    expect(wrong(products, (row) => list(row['similar']).length > 8)).toEqual([]);
  });
});

describe('stock and dates', () => {
  const total = (row: Row): number =>
    ['stock_mtl', 'stock_tor', 'stock_cgy'].reduce((sum, column) => sum + Number(row[column]), 0);

  it('leave about eight in a hundred out of stock, and a few at the last unit', () => {
    const out = products.filter((row) => total(row) === 0).length / products.length;
    expect(out).toBeGreaterThan(0.06);
    expect(out).toBeLessThan(0.1);
    expect(products.filter((row) => total(row) === 1).length).toBeGreaterThan(3);
  });

  it('make sixty new arrivals in the last sixty days', () => {
    expect(
      wrong(
        products,
        (row) =>
          !/^202[456]-\d\d-\d\d$/.test(cell(row, 'added_on')) ||
          cell(row, 'added_on') < '2024-01-01' ||
          cell(row, 'added_on') > '2026-11-20',
      ),
    ).toEqual([]);
    expect(products.filter((row) => cell(row, 'added_on') >= '2026-09-21')).toHaveLength(60);
  });

  it('come with about fifteen bundles whose parts cost more one by one', () => {
    const price = (item: string): number => tiersOf(byNumber.get(item) ?? {})[0]?.[1] ?? NaN;
    const bundles = products.filter((row) => row['bundle']);
    expect(bundles.length).toBeGreaterThanOrEqual(15);
    expect(
      wrong(
        bundles,
        (row) =>
          price(cell(row, 'item_number')) >=
          list(row['bundle']).reduce(
            (sum, part) => sum + price(part.split('*')[0] ?? '') * Number(part.split('*')[1]),
            0,
          ),
      ),
    ).toEqual([]);
  });
});

describe('what the standards fix', () => {
  it.each([
    ['6205', { bore: 25, outside_diameter: 52, width: 15, dynamic_load: 14.8, static_load: 7.8 }],
    ['6310-2RS', { bore: 50, outside_diameter: 110, width: 27 }],
    ['6000-ZZ', { bore: 10, outside_diameter: 26, width: 8 }],
    ['30206', { bore: 30, outside_diameter: 62, width: 17.25 }],
    ['51205', { bore: 25, outside_diameter: 47, height: 15 }],
    ['UCP205', { bore: 25, centre_height: 36.5, bolt_spacing: 105 }],
    ['SPA-1250', { top_width: 12.7, belt_height: 10, datum_length: 1250 }],
    ['RC-08B-1-5M', { pitch: 12.7, roller_diameter: 8.51, inner_width: 7.75 }],
    ['SP-08B-19', { teeth: 19, pitch_diameter: 77.16 }],
    ['SG-M2-Z20', { pitch_diameter: 40, tip_diameter: 44 }],
    [
      'MT-100L-4P-2.2-B3',
      {
        centre_height: 100,
        shaft_diameter: 28,
        shaft_length: 60,
        foot_width: 160,
        foot_length: 140,
        foot_offset: 63,
        efficiency: 86.7,
      },
    ],
    [
      'HB-M10X50-8.8',
      { width_across_flats: 16, head_height: 6.4, thread_length: 26, thread_pitch: 1.5, proof_load: 33.6 },
    ],
    ['SC-M8X30-12.9', { head_diameter: 13, hex_key: 6, head_height: 8 }],
    ['HN-M12-8', { width_across_flats: 18, height: 10.8 }],
    ['FW-M10-ZN', { inside_diameter: 10.5, outside_diameter: 20, thickness: 2 }],
    ['FC-80', { outside_diameter: 200, bolt_circle: 160, bolt_holes: 8, hole_diameter: 18 }],
    ['HH-R2-08', { inside_diameter: 12.7, pressure_rating: 275, bend_radius: 180 }],
    ['PC-40-100', { rod_diameter: 16, bolt_spacing: 38, force_out: 754 }],
    ['OR-210-N70', { inside_diameter: 18.64, cross_section: 3.53 }],
    ['TD-8.5', { length: 117, flute_length: 75 }],
    ['HK-6', { length: 96, short_arm: 38 }],
  ])('%s', (item, expected) => {
    const row = byNumber.get(item);
    if (!row) throw new Error(`${item} is missing`);
    expect(attributesOf(row)).toMatchObject(
      Object.fromEntries(Object.entries(expected).map(([key, value]) => [key, String(value)])),
    );
  });
});
