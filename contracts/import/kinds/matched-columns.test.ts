import { importKindsByName, likeness, matchedColumns } from './import-kinds.ts';
import type { ShopFacts } from './import-kind.ts';

const shop: ShopFacts = {
  currency: 'EUR',
  language: 'fr',
  attributes: [],
  categories: [],
  warehouses: [{ warehouse: 'lyon', name: { en: 'Lyon', fr: 'Lyon' } }],
  listCurrencies: {},
};
const columnsOf = (kind: keyof typeof importKindsByName) => importKindsByName[kind].columns(shop);
const header = [
  'Réf. article',
  'Désignation',
  'Marque',
  'Prix HT',
  'Qté en stock',
  'Photo',
  'Descriptif',
  'Poids (kg)',
];

describe('the heading of a file', () => {
  it('is matched by the words in it, as old systems write them', () =>
    expect(matchedColumns(header, columnsOf('products'))).toEqual([
      'item_number',
      'name_fr',
      'brand',
      'prices',
      'stock_lyon',
      'pictures',
      'description_fr',
      'weight_kg',
    ]));
  it('keeps a price to sell at apart from one to buy at', () =>
    expect(matchedColumns(['SKU', "Prix d'achat HT", 'Prix de vente HT'], columnsOf('products'))).toEqual([
      'item_number',
      'cost',
      'prices',
    ]));
  it('names a column exactly before words do', () =>
    expect(matchedColumns(['Prix conseillé', 'Prix'], columnsOf('products'))).toEqual(['', 'prices']));

  const likeliest = (of: readonly string[], fileName: string) => {
    const scores = (['products', 'pages', 'tax-zones', 'shipping-zones'] as const).map((kind) => {
      const columns = columnsOf(kind);
      return { kind, score: likeness({ kind, columns, matched: matchedColumns(of, columns) }, fileName) };
    });
    return scores.sort((a, b) => b.score - a.score)[0]!.kind;
  };
  it('is not that of pages because a column is called Name', () =>
    expect(likeliest(['SKU', 'Name', 'Brand', 'Price', 'Weight'], 'catalogue.csv')).toBe('products'));
  it('is what the name of an export says', () => {
    const exported = columnsOf('shipping-zones').map(({ name }) => name);
    expect(likeliest(exported, 'shipping-zones-2026-11-26.csv')).toBe('shipping-zones');
  });
});
