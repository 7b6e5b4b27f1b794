import { createHash } from 'node:crypto';
import { createCategoryTree } from '#projections/category/category-tree.ts';
import { category, price, product } from '../index/testing/small-index.ts';
import type { PriceRow } from '#projections/price-list/prices.ts';
import type { ProductRow } from '#projections/product/products.ts';
import {
  differencesOf,
  INDEX_BODY,
  INDEX_VERSION,
  placeOf,
  productDocument,
  writtenStructure,
} from './product-document.ts';

const both = (en: string, fr = en) => ({ en, fr });
const rowsOf = <Row>(...parts: Readonly<Record<string, object>>[]) =>
  parts.flatMap((part) => Object.values(part)) as Row[];
const treeOf = (...parts: ReturnType<typeof category>[]) =>
  createCategoryTree(parts.flatMap((part) => Object.values(part)));
const tree = treeOf(
  category('moving', both('Moving'), { sort: 1 }),
  category('bearings', both('Bearings'), { parent: 'moving', sort: 2 }),
  category('belts', both('Belts'), { parent: 'moving', sort: 10 }),
  category('a10', both('A'), { parent: 'moving', sort: -1 }),
  category('a9', both('A'), { parent: 'moving', sort: -1 }),
  category('tools', both('Tools'), { sort: 2 }),
);
const structure = writtenStructure(tree, ['bore', 'sealing']);
const [row] = rowsOf<ProductRow>(
  product('6205-2RS', both('Sealed bearing', 'Roulement étanche'), {
    attributes: { bore: '25', note: 'a=b' },
    brand: 'Tarn',
    keywords: both('25x52'),
  }),
);

describe('what OpenSearch holds of a product', () => {
  it('is what lists, facets, orders and words need', () => {
    const prices = rowsOf<PriceRow>(
      price('6205-2RS', 800),
      price('6205-2RS', 500, 'contract'),
      price('6205-2RS', undefined, 'old'),
    );
    expect(productDocument(row!, prices, structure)).toEqual({
      kind: 'product',
      itemNumber: '6205-2RS',
      compact: '62052rs',
      number: '000000006205-000000000002rs',
      category: 'bearings',
      place: structure.places['bearings'],
      family: '',
      addedOn: '2026-01-01',
      nameEn: 'sealed bearing',
      nameFr: 'roulement etanche',
      words: {
        number: '6205-2rs 6205 2rs 62052rs',
        name: 'sealed bearing roulement etanche',
        other: '25x52 25 52 tarn a b =bore =bore=25 =note',
      },
      measures: [],
      english: 'Sealed bearing 25x52',
      french: 'Roulement étanche 25x52',
      values: ['bore=25', 'note=a=b', 'brand=Tarn'],
      facets: ['bore=25', 'brand=Tarn'],
      listPrices: [
        { list: 'standard', from: '0000-01-01', until: '9999-12-31', price: 800 },
        { list: 'contract', from: '0000-01-01', until: '9999-12-31', price: 500 },
      ],
    });
  });
  it('has no stock, text or picture: what is sold or shown otherwise writes nothing', () => {
    const other = { ...row!, data: { ...row!.data, pictures: ['x'], leadTimeDays: 99, description: both('Long') } };
    expect(productDocument(other, [], structure)).toEqual(productDocument(row!, [], structure));
  });
  it('stands in the order of the tree, depth first', () => {
    const places = tree.all.map(placeOf);
    expect(tree.all.map(({ id }) => id)).toEqual(['moving', 'a9', 'a10', 'bearings', 'belts', 'tools']);
    expect([...places].sort()).toEqual(places);
    expect(
      productDocument({ ...row!, data: { ...row!.data, category: 'nowhere' } }, [], structure).place > places.at(-1)!,
    ).toBe(true);
  });
  it('is written again where its category has moved or an attribute is counted that was not', () => {
    const after = writtenStructure(
      treeOf(
        category('moving', both('Renamed'), { sort: 1 }),
        category('bearings', both('Bearings'), { parent: '', sort: 2 }),
        category('belts', both('Belts'), { parent: 'moving', sort: 10 }),
        category('tools', both('Tools'), { sort: 2 }),
      ),
      ['bore', 'note'],
    );
    expect(differencesOf(structure, after)).toEqual({
      categories: ['bearings', 'a9', 'a10'].sort(
        (a, b) => Object.keys(structure.places).indexOf(a) - Object.keys(structure.places).indexOf(b),
      ),
      attributes: ['sealing', 'note'].sort(
        (a, b) => ['bore', 'sealing', 'note'].indexOf(a) - ['bore', 'sealing', 'note'].indexOf(b),
      ),
    });
    expect(differencesOf(after, after)).toEqual({ categories: [], attributes: [] });
  });
});

it('the version of the index is raised with its mapping', () => {
  const fingerprint = createHash('sha256').update(JSON.stringify(INDEX_BODY)).digest('hex').slice(0, 12);
  expect({ [INDEX_VERSION]: fingerprint }).toEqual({ 4: '5f6051bacd51' });
});
