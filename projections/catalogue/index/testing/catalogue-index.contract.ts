// The sentences that every adapter of the catalogue index keeps.
import type { ProductPage } from '#contracts/category/category.ts';
import type { PageQuestion } from '../catalogue-index.ts';
import type { Reader } from '../../reader.ts';
import {
  attribute,
  category,
  english,
  fillSmallIndex,
  type IndexUnderTest,
  price,
  product,
  stock,
  termsOf,
} from './small-index.ts';

const french: Reader = { ...english, language: 'fr' };
const anyPage: PageQuestion = { filters: '', sort: 'best-match', page: 1, pageSize: 24 };
const numbers = (page: ProductPage | null) => page?.products.map(({ itemNumber }) => itemNumber);
const counts = (page: ProductPage | null, key: string) =>
  page?.facets.find((facet) => facet.key === key)?.values.map(({ value, count }) => `${value} ${count}`);

/** What an adapter cannot do, and says in its answers. */
export interface Lacks {
  readonly lacks?: readonly ('columns' | 'stock')[];
}

export function catalogueIndexContract(
  name: string,
  open: () => Promise<IndexUnderTest>,
  { lacks = [] }: Lacks = {},
): void {
  const unless = (what: 'columns' | 'stock') => (lacks.includes(what) ? it.skip : it);

  describe(`the catalogue index, ${name}`, () => {
    let under: IndexUnderTest;
    beforeEach(async () => {
      under = await open();
      await fillSmallIndex(under);
    });
    afterEach(() => under.close());

    const list = async (id: string, more: Partial<PageQuestion> = {}, reader = english) =>
      (await under.index.ask('list', { category: id, ...anyPage, ...more }, reader)).output.read();
    const search = async (
      keyword: string,
      more: Partial<PageQuestion> & { category?: string } = {},
      reader = english,
    ) => (await under.index.ask('search', { keyword, ...anyPage, ...more }, reader)).output.read();
    const suggestions = async (keyword: string, byFamily: boolean, reader = english) =>
      (await under.index.ask('suggest', { keyword, byFamily }, reader)).output.read();
    const suggest = async (keyword: string, reader = english) =>
      (await suggestions(keyword, false, reader)).map(({ DirectURL }) => DirectURL);

    it('tells what a product is like in the order of the table of its category, and the rest after it', async () => {
      await under.put('attribute', { ...attribute('first', { sort: 0 }), ...attribute('second', { sort: 1 }) });
      await under.put(
        'product',
        product('6205', { en: 'Deep', fr: 'Profond' }, { attributes: { second: '2', first: '1', bore: '25' } }),
      );
      const { output } = await under.index.ask('product', { itemNumber: '6205' }, english);
      expect(output.read()?.attributes.map(({ key }) => key)).toEqual(['bore', 'first', 'second']);
    });

    describe('variants of a family', () => {
      const glove = (itemNumber: string, size: string, sealing: string, status: 'active' | 'draft' = 'active') =>
        product(
          itemNumber,
          { en: `Glove ${size}`, fr: `Gant ${size}` },
          { category: 'tools', family: 'glove', status, attributes: { bore: size, sealing } },
        );
      const detailsOf = async (itemNumber: string, reader = english) =>
        (await under.index.ask('product', { itemNumber }, reader)).output.read();
      const optionsOf = async (itemNumber: string, reader = english) =>
        (await detailsOf(itemNumber, reader))?.options.map(({ name, values }) => [
          name,
          ...values.map(
            ({ label, selected, itemNumber: to, keepsOthers }) =>
              `${selected ? '*' : ''}${label} ${to}${keepsOthers ? '' : ' (others change)'}`,
          ),
        ]);
      beforeEach(async () => {
        await under.put('family', {
          glove: {
            id: 'glove',
            data: {
              name: { en: 'Glove', fr: 'Gant' },
              options: [
                {
                  attribute: 'sealing',
                  values: [
                    { value: 'Rubber', swatch: '#000000' },
                    { value: 'Open', swatch: '' },
                  ],
                },
                { attribute: 'bore', values: [] },
              ],
            },
          },
        });
        await under.put('product', {
          ...glove('G-9R', '9', 'Rubber'),
          ...glove('G-10R', '10', 'Rubber'),
          ...glove('G-9O', '9', 'Open'),
          ...glove('G-11', '11', 'Open', 'draft'),
        });
      });

      it('are offered by their options: in the order of the family, numbers as they count', async () =>
        expect(await optionsOf('G-9R')).toEqual([
          ['sealing', '*Rubber G-9R', 'Open G-9O'],
          ['bore', '*9 G-9R', '10 G-10R'],
        ]));
      it('are offered where another option has to change, too, and it is said', async () =>
        expect(await optionsOf('G-9O', french)).toEqual([
          ['sealing', 'Rubber G-9R', '*Ouvert G-9O'],
          ['bore', '*9 G-9O', '10 G-10R (others change)'],
        ]));
      it('are offered as soon as they are sold, and no longer than that', async () => {
        await detailsOf('G-9R');
        await under.put('product', { ...glove('G-11', '11', 'Open'), ...glove('G-10R', '10', 'Rubber', 'draft') });
        expect((await optionsOf('G-9R'))?.[1]).toEqual(['bore', '*9 G-9R', '11 G-11 (others change)']);
      });
      it('are all shown together, each with its value of every option', async () => {
        const variants = (await under.index.ask('variants', { itemNumber: 'G-9R' }, french)).output.read()!;
        expect(
          variants.map(({ itemNumber, attributes }) => [itemNumber, ...attributes.map(({ value }) => value)]).sort(),
        ).toEqual([
          ['G-10R', 'Rubber', '10'],
          ['G-9O', 'Ouvert', '9'],
          ['G-9R', 'Rubber', '9'],
        ]);
        expect((await under.index.ask('variants', { itemNumber: '6205' }, english)).output.read()).toEqual([]);
        expect((await under.index.ask('variants', { itemNumber: 'G-11' }, english)).output.read()).toBeNull();
      });
      it('are counted on their cards, with the swatches that there are', async () => {
        const { products } = (await list('tools'))!;
        expect(products.map(({ variants }) => variants)).toEqual(
          Array(3).fill({ count: 3, swatches: [{ label: 'Rubber', colour: '#000000', imageUrl: '' }] }),
        );
        expect((await list('bearings'))!.products[0]).not.toHaveProperty('variants');
      });
      it('are no choice where there is but one', async () => {
        await under.put('product', {
          ...glove('G-10R', '10', 'Rubber', 'draft'),
          ...glove('G-9O', '9', 'Open', 'draft'),
        });
        expect((await detailsOf('G-9R'))?.options).toEqual([]);
        expect((await list('tools'))!.products[0]).not.toHaveProperty('variants');
      });
      it('are one suggestion where that is wanted, and items of their own where one asks for items', async () => {
        const told = async (keyword: string, byFamily: boolean, reader = english) =>
          (await suggestions(keyword, byFamily, reader)).map(({ Label, DirectURL, Versions }) => [
            Label,
            DirectURL,
            Versions,
          ]);
        expect(await told('gant', true, french)).toEqual([['Gant', expect.stringMatching(/^G-/), 3]]);
        expect(await told('glove', false)).toHaveLength(3);
        // One that fits alone is named itself.
        expect(await told('glove 10', true)).toEqual([['G-10R Glove 10', 'G-10R', 0]]);
      });
      it('follow their family', async () => {
        await detailsOf('G-9R');
        await under.put('family', { glove: { id: 'glove', data: { name: { en: 'Glove', fr: 'Gant' }, options: [] } } });
        expect((await detailsOf('G-9R'))?.options).toEqual([]);
      });
    });

    describe('lists', () => {
      it('has what lies at or below a category, in the order of the tree and of item numbers as people count', async () => {
        expect(numbers(await list('moving'))).toEqual(['B-1', '6205', '6205-2RS', '16005']);
        expect(numbers(await list('tools'))).toEqual([]);
        expect(await list('nowhere')).toBeNull();
      });
      it('leaves out what is discontinued', async () => {
        await under.put('product', product('6205', { en: 'Deep', fr: 'Profond' }, { status: 'discontinued' }));
        expect(numbers(await list('bearings'))).toEqual(['6205-2RS', '16005']);
      });
      it('gives one page and the number of all', async () => {
        expect(await list('moving', { page: 2, pageSize: 3 })).toMatchObject({ total: 4, page: 2, pageSize: 3 });
        expect(numbers(await list('moving', { page: 2, pageSize: 3 }))).toEqual(['16005']);
      });
      it('sorts by name in the language of the reader, and by age', async () => {
        expect(numbers(await list('bearings', { sort: 'name' }))).toEqual(['6205', '6205-2RS', '16005']);
        expect(numbers(await list('bearings', { sort: 'name' }, french))).toEqual(['6205', '6205-2RS', '16005']);
        expect(numbers(await list('moving', { sort: 'newest' }))).toEqual(['B-1', '6205', '6205-2RS', '16005']);
      });
      it('sorts by the price that the reader pays; what has none comes last', async () => {
        expect(numbers(await list('moving', { sort: 'price-up' }))).toEqual(['6205-2RS', '6205', '16005', 'B-1']);
        const contract = { ...english, prices: termsOf('contract') };
        expect(numbers(await list('moving', { sort: 'price-up' }, contract))).toEqual([
          '16005',
          '6205-2RS',
          '6205',
          'B-1',
        ]);
      });
      it('sorts the dearest first, what has no price before them, and turns the pages of that', async () => {
        const contract = { ...english, prices: termsOf('contract') };
        expect(numbers(await list('moving', { sort: 'price-down' }))).toEqual(['B-1', '16005', '6205', '6205-2RS']);
        const pages = [1, 2, 3].map((page) => list('moving', { sort: 'price-down', page, pageSize: 2 }, contract));
        expect((await Promise.all(pages)).map(numbers)).toEqual([['B-1', '6205'], ['6205-2RS', '16005'], []]);
      });
      it('tells nothing of prices to whom they are not shown, not even by their order', async () => {
        const page = await list('bearings', { sort: 'price-up' }, { ...english, seesPrices: false });
        expect(numbers(page)).toEqual(['6205', '6205-2RS', '16005']);
        expect(page!.products.map(({ prices }) => prices)).toEqual([undefined, undefined, undefined]);
      });
      it('shows the price of the list, the stock that is free, and the columns of the category', async () => {
        expect((await list('bearings'))!.products[0]).toMatchObject({
          name: 'Deep groove bearing',
          prices: [{ quantity: 1, unitPrice: 1_000 }],
          availability: { status: 'in-stock', quantity: 7 },
          attributes: [{ key: 'bore', value: '25', unit: 'mm' }],
        });
      });
    });

    describe('facets', () => {
      it('count the values of attributes that tell something apart, the brand first, numbers by size', async () => {
        const page = await list('bearings');
        expect(page!.facets.map(({ key }) => key)).toEqual(['brand', 'bore', 'sealing']);
        expect(counts(page, 'bore')).toEqual(['25 2', '100 1']);
        expect(counts(page, 'brand')).toEqual(['Tarn 2', 'Rolvane 1']);
      });
      it('narrow each other, and not their own choice', async () => {
        const page = await list('bearings', { filters: 'brand:Tarn' });
        expect(numbers(page)).toEqual(['6205-2RS', '16005']);
        expect(counts(page, 'brand')).toEqual(['Tarn 2', 'Rolvane 1']);
        expect(counts(page, 'sealing')).toEqual(['Open 1', 'Rubber 1']);
      });
      it('of two kinds must both fit, of several values of one any', async () => {
        expect(numbers(await list('bearings', { filters: 'brand:Tarn;sealing:Open' }))).toEqual(['16005']);
        expect(numbers(await list('bearings', { filters: 'bore:25,100' }))).toEqual(['6205', '6205-2RS', '16005']);
        for (const filters of ['bore:25;colour:red', 'a[b]>c:x', `${'.*'.repeat(600)}:x`])
          expect(numbers(await list('bearings', { filters }))).toEqual([]);
        expect(numbers(await list('bearings', { filters: 'note:x' }))).toEqual(['6205']);
      });
      it('of numbers have a range, and are narrowed by one', async () => {
        await under.put('product', {
          ...Object.assign(
            {},
            ...[10, 20, 30.5, 40].map((bore) =>
              product(`N-${bore}`, { en: 'N', fr: 'N' }, { category: 'tools', attributes: { bore: String(bore) } }),
            ),
          ),
          ...product('N-X', { en: 'N', fr: 'N' }, { category: 'tools', attributes: { bore: '5' } }),
        });
        const ranged = async (filters: string) => {
          const page = (await list('tools', { filters }))!;
          return { items: numbers(page), range: page.facets.find(({ key }) => key === 'bore')?.range };
        };
        expect(await ranged('')).toMatchObject({ range: { min: 5, max: 40, from: null, to: null } });
        expect(await ranged('bore:20..40')).toEqual({
          items: ['N-20', 'N-30.5', 'N-40'],
          range: { min: 5, max: 40, from: 20, to: 40 },
        });
        expect((await ranged('bore:..10')).items).toEqual(['N-10', 'N-X']);
        expect((await ranged('bore:30..')).items).toEqual(['N-30.5', 'N-40']);
        expect((await ranged('bore:50..60')).items).toEqual([]);
        expect((await list('bearings'))!.facets.find(({ key }) => key === 'sealing')).not.toHaveProperty('range');
      });
      it('are narrowed by the price that the reader pays, and by none for whom they are not shown', async () => {
        expect(numbers(await list('moving', { filters: 'price:8..10' }))).toEqual(['6205', '6205-2RS']);
        expect(numbers(await list('moving', { filters: 'price:..8.50;brand:Tarn' }))).toEqual(['6205-2RS']);
        const contract = { ...english, prices: termsOf('contract') };
        expect(numbers(await list('moving', { filters: 'price:..8' }, contract))).toEqual(['6205-2RS', '16005']);
        const unseen = { ...english, seesPrices: false };
        expect(await list('moving', { filters: 'price:..8' }, unseen)).toMatchObject({ total: 4 });
        expect((await list('moving', {}, unseen))!.narrowedBy).not.toContain('price');
        expect((await list('moving'))!.narrowedBy).toContain('price');
      });
      unless('stock')('are narrowed to what there is, as it is now; of a bundle to what its parts allow', async () => {
        await under.put(
          'product',
          product('SET', { en: 'Set', fr: 'Jeu' }, { bundle: [{ itemNumber: '6205', quantity: 5 }] }),
        );
        expect(numbers(await list('moving', { filters: 'stock:in' }))).toEqual(['6205', 'SET']);
        await under.put('stock', { ...stock('6205', 4), ...stock('B-1', 1) });
        expect(numbers(await list('moving', { filters: 'stock:in' }))).toEqual(['B-1', '6205']);
        await under.put('stock', stock('B-1', 1, 1));
        expect(numbers(await list('moving', { filters: 'stock:in' }))).toEqual(['6205']);
      });
      unless('columns')('sorts by any column, numbers by size; what has none comes last either way', async () => {
        const by = (column: string, sort: 'column-up' | 'column-down') =>
          list('moving', { sort, column }).then(numbers);
        expect(await by('bore', 'column-up')).toEqual(['6205', '6205-2RS', '16005', 'B-1']);
        expect(await by('bore', 'column-down')).toEqual(['16005', '6205', '6205-2RS', 'B-1']);
        expect(await by('sealing', 'column-down')).toEqual(['6205-2RS', '6205', '16005', 'B-1']);
        expect(await by('item', 'column-up')).toEqual(['6205', '6205-2RS', '16005', 'B-1']);
        expect(await by('brand', 'column-up')).toEqual(['B-1', '6205', '6205-2RS', '16005']);
        expect(await by('nothing', 'column-up')).toEqual(['B-1', '6205', '6205-2RS', '16005']);
      });
      it('have a label in the language of the reader', async () => {
        const sealing = (await list('bearings', {}, french))!.facets.find(({ key }) => key === 'sealing')!;
        expect(sealing.values.map(({ label }) => label)).toEqual(['Ouvert', 'Rubber']);
      });
    });

    describe('search', () => {
      it('finds words in both languages, with or without accents, in the plural and by their beginning', async () => {
        for (const keyword of ['bearings', 'roulement', 'beari', 'ROULEMENTS'])
          expect(numbers(await search(keyword))).toEqual(['6205', '6205-2RS', '16005']);
        expect(numbers(await search('etanche'))).toEqual(['6205-2RS']);
        expect(numbers(await search('courroie crantée'))).toEqual(['B-1']);
      });
      it('wants all words', async () => expect(numbers(await search('sealed bearing'))).toEqual(['6205-2RS']));
      it('leaves out what nothing has together with the rest, and says so', async () => {
        expect(await search('sealed belt')).toMatchObject({ total: 1, leftOut: ['sealed'], nearby: false });
        expect(numbers(await search('sealed belt'))).toEqual(['B-1']);
        expect(await search('bearing for xyzzy')).toMatchObject({ total: 3, leftOut: ['xyzzy'] });
        expect(await search('xyzzy')).toMatchObject({ total: 0, leftOut: ['xyzzy'] });
        expect(await search('sealed bearing')).toMatchObject({ leftOut: [] });
      });
      it('says how it took a word that is mistyped', async () => {
        expect(await search('sealed bearinq')).toMatchObject({ corrected: 'sealed bearing', total: 1 });
        expect(await search('sealed bearing')).toMatchObject({ corrected: '' });
      });
      it('does not ask for words that say nothing of a part, in either language', async () => {
        expect(numbers(await search('a bearing for the 25'))).toEqual(['6205', '6205-2RS']);
        expect(numbers(await search('roulement pour le 100', {}, french))).toEqual(['16005']);
      });
      it('finds a number with its unit by the attribute that has it, in whatever unit and spelling', async () => {
        for (const keyword of [
          'bearing 25 mm',
          'bearing 25mm',
          '2.5 cm bearing',
          '25 mm bore',
          'bore 25',
          '25 mm d’alésage',
        ])
          expect(numbers(await search(keyword))).toEqual(['6205', '6205-2RS']);
        expect(numbers(await search('bearing 4 inch'))).toEqual(['16005']);
      });
      it('shows what comes near where nothing has the number, and says so', async () => {
        expect(await search('bearing 23 mm')).toMatchObject({ nearby: true, leftOut: [] });
        expect(numbers(await search('bearing 23 mm'))).toEqual(['6205', '6205-2RS']);
        expect(await search('bearing 25 mm')).toMatchObject({ nearby: false });
      });
      it('takes dimensions together, however they are written', async () => {
        await under.put(
          'product',
          product('B-2', { en: 'Belt 52 × 25 mm', fr: 'Courroie 52 × 25 mm' }, { category: 'belts' }),
        );
        for (const keyword of ['25x52', '25 x 52', '25 × 52', '25*52', '25X52 mm'])
          expect(numbers(await search(keyword))?.[0]).toBe('B-1');
        expect(numbers(await search('52x25'))?.[0]).toBe('B-2');
      });
      it('joins words that are one, and parts one that are several', async () => {
        for (const keyword of ['b 1', 'b1', '6205 2 rs', '16 005'])
          expect(numbers(await search(keyword))?.[0]).toBe({ b: 'B-1', '6': '6205-2RS', '1': '16005' }[keyword[0]!]);
      });
      it('forgives a letter that is wrong, lacking or in the wrong place, but none in a number', async () => {
        for (const keyword of ['bearinq', 'beaing', 'baering'])
          expect(numbers(await search(keyword))).toEqual(['6205', '6205-2RS', '16005']);
        expect(numbers(await search('6206'))).toEqual([]);
      });
      it('finds an item number however it is written, and names it; what begins so comes after it', async () => {
        expect(await search('6205 2rs')).toMatchObject({ exactMatch: { itemNumber: '6205-2RS' } });
        expect(numbers(await search('6205'))).toEqual(['6205', '6205-2RS']);
        expect(await search('6205.')).toMatchObject({ keyword: '6205', exactMatch: { itemNumber: '6205' } });
        expect((await search('nowhere'))!.exactMatch).toBeUndefined();
      });
      it('leads from a number that is not sold any more to what replaces it, and to itself where nothing does', async () => {
        expect(await search('gone')).toMatchObject({ exactMatch: { itemNumber: 'GONE' } });
        await under.put('product', {
          ...product('OLD-1', { en: 'Old', fr: 'Vieux' }, { status: 'discontinued', successor: 'OLD-2' }),
          ...product('OLD-2', { en: 'Old', fr: 'Vieux' }, { status: 'discontinued', successor: '6205' }),
          ...product('LOOP', { en: 'Old', fr: 'Vieux' }, { status: 'discontinued', successor: 'LOOP' }),
        });
        expect(await search('old-1.')).toMatchObject({ exactMatch: { itemNumber: '6205', replaces: 'OLD-1' } });
        expect(await search('LOOP')).toMatchObject({ exactMatch: { itemNumber: 'LOOP' } });
        expect(numbers(await search('old-1'))).not.toContain('OLD-1');
      });
      it('finds dimensions, keywords, brands and categories', async () => {
        for (const keyword of ['25x52', '52', 'convoyeur']) expect(numbers(await search(keyword))).toEqual(['B-1']);
        expect(numbers(await search('tarn'))).toEqual(['6205-2RS', '16005']);
        await under.put('category', category('belts', { en: 'Zebra', fr: 'Zèbre' }, { parent: 'moving' }));
        expect(numbers(await search('zebre'))).toEqual(['B-1']);
      });
      it('puts what has the word in its name before what has it elsewhere', async () => {
        await under.put(
          'product',
          product('A-1', { en: 'Pulley', fr: 'Poulie' }, { keywords: { en: 'belt', fr: '' } }),
        );
        expect(numbers(await search('belt'))).toEqual(['B-1', 'A-1']);
      });
      it('can be narrowed to a category, and says in which there is how much', async () => {
        expect(numbers(await search('25', { category: 'belts' }))).toEqual(['B-1']);
        expect((await search('25'))!.categories.map(({ CategoryId, count }) => `${CategoryId} ${count}`)).toEqual([
          'bearings 2',
          'belts 1',
        ]);
        expect(await search('25', { category: 'nowhere' })).toBeNull();
      });
      describe('by words that the dealer says mean the same', () => {
        const same = (id: string, words: readonly string[], more: object = {}) => ({
          [id]: { id, data: { words, language: 'both', direction: 'both-ways', ...more }, changed_at: '' },
        });
        it('finds either by the other, phrases too', async () => {
          await under.put('synonym', {
            ...same('1', ['courroie', 'strap']),
            ...same('2', ['rolling thing', 'bearing']),
          });
          expect(numbers(await search('strap'))).toEqual(['B-1']);
          expect(numbers(await search('timing strap'))).toEqual(['B-1']);
          expect(numbers(await search('sealed rolling things'))).toEqual(['6205-2RS']);
          expect(numbers(await search('rolling'))).toEqual([]);
        });
        it('finds by some one way only, and in one language only', async () => {
          await under.put('synonym', same('1', ['strap', 'timing'], { direction: 'one-way', language: 'fr' }));
          expect(numbers(await search('strap', {}, french))).toEqual(['B-1']);
          expect(numbers(await search('strap'))).toEqual([]);
        });
        it('no longer, once they were changed or taken away', async () => {
          await under.put('synonym', same('1', ['strap', 'timing']));
          expect(numbers(await search('strap'))).toEqual(['B-1']);
          await under.put('synonym', same('1', ['strap', 'sealed']));
          expect(numbers(await search('strap'))).toEqual(['6205-2RS']);
          await under.put('synonym', { 1: { id: '1', data: null, changed_at: '' } });
          expect(numbers(await search('strap'))).toEqual([]);
        });
      });
      it('takes any text for a text', async () => {
        for (const keyword of ['"', "' or 1=1", 'a* NOT b', 'number:x', '{name} : "b"', '(', '-', 'é'])
          expect(await search(keyword)).toMatchObject({ keyword });
      });
    });

    it('suggests categories and products, and item numbers to who types digits', async () => {
      expect(await suggest('be')).toEqual(['belts', 'bearings', 'B-1', '6205', '6205-2RS', '16005']);
      expect(await suggest('rou', french)).toEqual(['bearings', '6205', '6205-2RS', '16005']);
      expect(await suggest('62')).toEqual(['6205', '6205-2RS']);
    });

    it('has a tree of categories with the number of products below each', async () => {
      const { output } = await under.index.ask('tree', { below: '' }, french);
      expect(output.read()).toMatchObject([
        {
          CategoryId: 'moving',
          CategoryName: 'Pièces mobiles',
          ProductCount: 4,
          ChildCategory: [
            { CategoryId: 'belts', ProductCount: 1 },
            { CategoryId: 'bearings', ProductCount: 3 },
          ],
        },
        { CategoryId: 'tools', ProductCount: 0 },
      ]);
      const head = await under.index.ask('category', { id: 'belts' }, english);
      expect(head.output.read()).toMatchObject({ Breadcrumb: [{ CategoryId: 'moving' }, { CategoryId: 'belts' }] });
    });

    it('shows a product with what belongs to it, also when it is discontinued', async () => {
      const ask = (itemNumber: string) => under.index.ask('product', { itemNumber }, english);
      expect((await ask('6205')).output.read()).toMatchObject({
        name: 'Deep groove bearing',
        category: { CategoryId: 'bearings' },
      });
      expect((await ask('GONE')).output.read()).toMatchObject({ availability: { status: 'discontinued' } });
      expect((await ask('NONE')).output.read()).toBeNull();
      const similar = await under.index.ask('similar', { itemNumber: '6205-2RS', count: 8 }, english);
      expect(similar.output.read()?.map(({ itemNumber }) => itemNumber)).toEqual(['6205']);
    });

    it('has the newest, one of each category first; and what sells best in the last 90 days', async () => {
      const items = async (question: 'newest' | 'bestSellers', count: number) =>
        (await under.index.ask(question, { count }, english)).output.read()?.map(({ itemNumber }) => itemNumber);
      expect(await items('newest', 3)).toEqual(['B-1', '6205', '6205-2RS']);
      expect(await items('bestSellers', 2)).toEqual([]);
      await under.put('best_seller', {
        '16005': { item_number: '16005', orders: { '2026-03-01': 2 } },
        '6205': { item_number: '6205', orders: { '2025-11-01': 9, '2026-03-01': 1 } },
      });
      expect(await items('bestSellers', 3)).toEqual(['16005', '6205']);
    });

    it('shows some products as they are named, and what is sold of them only', async () => {
      const { output } = await under.index.ask('cards', { itemNumbers: ['B-1', 'GONE', '6205', 'NONE'] }, english);
      expect(output.read()).toMatchObject([{ itemNumber: 'B-1' }, { itemNumber: '6205', name: 'Deep groove bearing' }]);
    });

    it('names everything that is sold, some at a time', async () => {
      const part = async (after: string) =>
        (await under.index.ask('addresses', { after, count: 3 }, english)).output
          .read()
          .products.map((one) => one.itemNumber);
      expect(await part('')).toEqual(['6205', '6205-2RS', '16005']);
      expect(await part('16005')).toEqual(['B-1']);
    });

    describe('after a change', () => {
      const dependencies = async (id: string) =>
        (await under.index.ask('list', { category: id, ...anyPage }, english)).dependencies;

      it('finds a product by its new words, price and category, and no more by the old ones', async () => {
        expect(numbers(await search('timing'))).toEqual(['B-1']);
        await under.put('product', product('B-1', { en: 'Ribbed loop', fr: 'Boucle' }, { category: 'tools' }));
        await under.put('price', price('B-1', 1));
        expect(numbers(await search('timing'))).toEqual([]);
        expect(numbers(await search('ribbed'))).toEqual(['B-1']);
        expect(numbers(await list('belts'))).toEqual([]);
        expect(numbers(await list('tools'))).toEqual(['B-1']);
        expect((await list('tools'))!.products[0]!.prices).toEqual([{ quantity: 1, unitPrice: 1 }]);
      });
      it('knows the price of a product that came after its price', async () => {
        await under.put('price', price('NEW', 5));
        await under.put('product', product('NEW', { en: 'New', fr: 'Neuf' }, { category: 'tools' }));
        expect(numbers(await list('tools', { sort: 'price-up' }))).toEqual(['NEW']);
        await under.put('price', price('NEW', undefined));
        expect((await list('tools'))!.products[0]!.prices).toBeUndefined();
      });
      it('shows the new stock', async () => {
        await under.put('stock', stock('6205', 2, 2));
        expect((await list('bearings'))!.products[0]!.availability).toMatchObject({ status: 'sold-out', quantity: 0 });
      });
      it('says what an answer depends on: the structure, the category, each product that is shown and its stock', async () => {
        expect((await dependencies('belts')).toSorted()).toEqual([
          'category:belts',
          'product:B-1',
          'structure',
          '~stock:B-1',
        ]);
      });
    });
  });
}
