// A small catalogue for the contract of the catalogue index, told as rows of the read models.
import type { AttributeData } from '#domain/attribute/attribute.events.ts';
import { BLANK_CATEGORY, type CategoryData } from '#domain/category/category.events.ts';
import { BLANK, type ProductData, type ProductStatus } from '#domain/product/product.events.ts';
import type { CatalogueIndex } from '../catalogue-index.ts';
import type { PriceTerms } from '#domain/shared/price/resolve-price.ts';
import type { Reader } from '../../reader.ts';

/** One adapter with nothing in it yet. Whatever is put into it is found by the next question. */
export interface IndexUnderTest {
  readonly index: CatalogueIndex;
  put(model: string, rows: Readonly<Record<string, object>>): Promise<void>;
  close(): Promise<void>;
}

/** The terms of who has these lists before the standard one. */
export function termsOf(...lists: readonly string[]): PriceTerms {
  const own = lists.map((priceList) => ({ priceList, because: 'own' as const, rules: [] }));
  return {
    currency: 'CAD',
    standard: 'standard',
    lists: [...own, { priceList: 'standard', because: 'standard', rules: [] }],
  };
}

export const english: Reader = {
  language: 'en',
  prices: termsOf(),
  earlier: [],
  seesPrices: true,
  signedIn: false,
  today: '2026-03-02',
  shipping: { orderDay: '2026-03-02', workingDays: [1, 2, 3, 4, 5], closed: [], orderBy: '2026-03-02T21:00:00.000Z' },
};

const both = (en: string, fr = en) => ({ en, fr });

export const category = (
  id: string,
  name: ReturnType<typeof both>,
  more: Partial<CategoryData> = {},
): Record<string, { id: string; data: CategoryData }> => ({
  [id]: {
    id,
    data: { ...BLANK_CATEGORY, name, description: name, sort: 1, ...more },
  },
});

export const attribute = (id: string, more: Partial<AttributeData> = {}) => ({
  [id]: {
    id,
    data: {
      name: both(id),
      unit: '',
      kind: 'text',
      facet: true,
      sort: 1,
      valuesFr: {},
      ...more,
    } satisfies AttributeData,
  },
});

export const product = (
  item_number: string,
  name: ReturnType<typeof both>,
  {
    status = 'active',
    successor = '',
    ...more
  }: Partial<ProductData> & { readonly status?: ProductStatus; readonly successor?: string } = {},
) => ({
  [item_number]: {
    item_number,
    status,
    successor,
    publish_at: '',
    data: {
      ...BLANK,
      category: 'bearings',
      brand: 'Rolvane',
      name,
      description: both(''),
      keywords: both(''),
      weightGrams: 100,
      leadTimeDays: 7,
      backorder: false,
      addedOn: '2026-01-01',
      ...more,
    } satisfies ProductData,
  },
});

export const price = (item_number: string, unitPrice: number | undefined, price_list = 'standard') => ({
  [`${price_list}.${item_number}`]: {
    key: `${price_list}.${item_number}`,
    price_list,
    item_number,
    version: 1,
    currency: 'CAD',
    periods: unitPrice === undefined ? [] : [{ from: '', until: '', tiers: [{ quantity: 1, unitPrice }] }],
    changes: [],
    first_at: '2025-01-01T00:00:00.000Z',
    past: [],
  },
});

export const stock = (item_number: string, quantity: number, held = 0) => ({
  [item_number]: { item_number, on_hand: { mtl: quantity }, held: { mtl: held } },
});

export async function fillSmallIndex({ put }: IndexUnderTest): Promise<void> {
  await put('category', {
    ...category('moving', both('Moving parts', 'Pièces mobiles'), { sort: 1 }),
    ...category('bearings', both('Bearings', 'Roulements'), { parent: 'moving', sort: 2, tableColumns: ['bore'] }),
    ...category('belts', both('Belts', 'Courroies'), { parent: 'moving', sort: 1 }),
    ...category('tools', both('Tools', 'Outils'), { sort: 2 }),
  });
  await put('attribute', {
    ...attribute('bore', { kind: 'number', unit: 'mm', sort: 1 }),
    ...attribute('sealing', { sort: 2, valuesFr: { Open: 'Ouvert' } }),
    ...attribute('note', { facet: false, sort: 3 }),
  });
  await put('product', {
    ...product('6205', both('Deep groove bearing', 'Roulement à billes'), {
      attributes: { bore: '25', sealing: 'Open', note: 'x' },
      addedOn: '2026-01-02',
    }),
    ...product('6205-2RS', both('Sealed bearing', 'Roulement étanche'), {
      attributes: { bore: '25', sealing: 'Rubber', note: 'y' },
      brand: 'Tarn',
      similar: ['6205', 'GONE'],
    }),
    ...product('16005', both('Thin bearing', 'Roulement mince'), {
      attributes: { bore: '100', sealing: 'Open' },
      brand: 'Tarn',
    }),
    ...product('B-1', both('Timing belt', 'Courroie crantée'), {
      category: 'belts',
      keywords: both('conveyor 25x52', 'convoyeur'),
      addedOn: '2026-02-01',
    }),
    ...product('GONE', both('Old bearing', 'Ancien roulement'), { status: 'discontinued' }),
  });
  await put('price', {
    ...price('6205', 1_000),
    ...price('6205-2RS', 800),
    ...price('16005', 3_000),
    ...price('16005', 500, 'contract'),
  });
  await put('stock', { ...stock('6205', 10, 3), ...stock('6205-2RS', 0) });
}
