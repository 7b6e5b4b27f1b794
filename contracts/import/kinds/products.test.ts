import type { ShopFacts, Thing } from './import-kind.ts';
import { products } from './products.ts';

const hash = (digit: string) => digit.repeat(64);
const [one, two, three] = [hash('1'), hash('2'), hash('3')];
const before: Thing = {
  ...products.blank,
  name: { en: 'Pump', fr: 'Pompe' },
  pictures: [one, two],
  pictureNames: { 'pmp-1000.jpg': one, 'pmp-1000-2.jpg': two },
};
const shop = (language: 'en' | 'fr'): ShopFacts => ({
  ...{ currency: 'EUR', language, attributes: [], categories: [], warehouses: [], listCurrencies: {} },
});
const completed = (said: Thing, from: Thing | undefined = before, language: 'en' | 'fr' = 'en') =>
  products.completed!({ ...(from ?? products.blank), ...said }, from, shop(language));
const pictures = (said: readonly string[], from?: Thing) => completed({ pictures: said }, from)['pictures'];
const status = (from: string, said?: string) =>
  completed(said === undefined ? {} : { status: said }, { ...before, status: from })['status'];

describe('pictures that a file of products names', () => {
  it('are those that came in files of these names, and take no other away', () =>
    expect(pictures(['PMP-1000.JPG'])).toEqual([one, two]));
  it('wait behind those that are there', () => expect(pictures(['pump.png'])).toEqual([one, two, 'pump.png']));
  it('stay before the dimension drawing', () =>
    expect(pictures(['pump.png'], { ...before, pictures: [one, 'drawing'] })).toEqual([one, 'pump.png', 'drawing']));
  it('are replaced by the keys of an export', () => expect(pictures([three])).toEqual([three]));
  it('are what a new product has', () => expect(pictures(['a.jpg'], { ...products.blank })).toEqual(['a.jpg']));
});

describe('the status of a product that a file names', () => {
  it('is for sale again where an undone import had added it', () => expect(status('taken-back')).toBe('active'));
  it('stays as it is where somebody has taken it out of sale', () =>
    expect(status('discontinued')).toBe('discontinued'));
  it('is what the file says', () => {
    expect(status('taken-back', 'discontinued')).toBe('taken-back');
    expect(status('active', 'discontinued')).toBe('discontinued');
  });
});

describe('a name that a file says in one language', () => {
  it('is the name in both, of what is new', () =>
    expect(completed({ name: { fr: 'Pompe' } }, undefined)['name']).toEqual({ en: 'Pompe', fr: 'Pompe' }));
  it('changes the other where it was the same and the language is the first of the shop', () => {
    const alike = { ...before, name: { en: 'Pompe', fr: 'Pompe' } };
    const changed = { name: { en: 'Pompe', fr: 'Pompe à eau' } };
    expect(completed(changed, alike, 'fr')['name']).toEqual({ en: 'Pompe à eau', fr: 'Pompe à eau' });
    expect(completed(changed, alike, 'en')['name']).toEqual(changed.name);
  });
});
