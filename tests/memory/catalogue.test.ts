import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';

describe('a reader of the catalogue', () => {
  let shop: MemoryShop;

  beforeAll(async () => {
    shop = await startMemoryShop();
  });

  it('reads units as their own language writes them', async () => {
    const speed = {
      name: { en: 'Speed', fr: 'Vitesse' },
      unit: 'rpm',
      unitFr: 'tr/min',
      kind: 'number',
      facet: true,
      sort: 2,
      valuesFr: {},
    } as const;
    await shop.send('attribute/import', { attribute: 'speed', definition: { ...speed } });
    await shop.send('product/import', {
      itemNumber: 'FAST',
      product: {
        category: 'bearings',
        brand: 'Tarn',
        name: { en: 'Fast', fr: 'Vite' },
        description: { en: '', fr: '' },
        keywords: { en: '', fr: '' },
        unit: 'ea',
        packQuantity: 1,
        weightGrams: 1,
        leadTimeDays: 0,
        backorder: false,
        attributes: { bore: '25', speed: '1450.5' },
        pictures: [],
        accessories: [],
        similar: [],
        bundle: [],
        addedOn: '2026-01-01',
      },
    });
    const attributes = async (language: 'en' | 'fr') =>
      (await shop.visitor(language).post('product/productinfo', { productId: 'FAST' })).attributes;
    expect(await attributes('en')).toMatchObject([{ unit: 'mm' }, { value: '1450.5', unit: 'rpm' }]);
    expect(await attributes('fr')).toMatchObject([{ unit: 'mm' }, { value: '1450,5', unit: 'tr/min' }]);
  });

  it('is told where the hits of a search lie, with all that a link needs', async () => {
    const { categories } = await shop.visitor().post('category/searchbykeyword', { keyword: 'bearing' });
    expect(categories).toEqual([
      { CategoryId: 'bearings', CategoryName: 'Bearings', SEOFriendlyName: 'bearings', count: expect.any(Number) },
    ]);
  });
});
