import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importCatalogue } from './import-catalogue.ts';
import type { ImportCommand } from './line-kinds.ts';

const HEADER = 'item_number,category,brand,name_en,name_fr,prices,stock_mtl,attributes';
const GOOD = '6205,bearings,Rolvane,Bearing,Roulement,1:12.50;10:11.20,7,bore=25;width=15';

describe('an import', () => {
  let folder: string;
  let sent: ImportCommand[];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'millwright-import-'));
    sent = [];
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const run = (files: Record<string, string | Uint8Array>) => {
    const paths = Object.entries(files).map(([name, text]) => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    });
    const known = {
      categories: new Set(['bearings']),
      attributes: new Map([
        ['bore', 'number'],
        ['width', 'number'],
        ['seal', 'text'],
      ] as const),
      items: new Set(['6205', 'OLD']),
      currency: 'CAD' as const,
    };
    const target = { send: async (command: ImportCommand) => sent.push(command) > 0, known: async () => known };
    return importCatalogue(paths, target, () => undefined);
  };

  it('makes of one line the product, its prices and its stock', async () => {
    const report = await run({ 'products.csv': `${HEADER}\n${GOOD}\n` });
    expect(report).toMatchObject({ errors: [], commands: 3, changed: 3 });
    expect(sent.map((command) => command.route)).toEqual(['product/import', 'price-list/import', 'stock/count']);
    expect(sent[0]!.input).toMatchObject({
      itemNumber: '6205',
      product: {
        category: 'bearings',
        name: { en: 'Bearing', fr: 'Roulement' },
        attributes: { bore: '25', width: '15' },
      },
    });
    expect(sent[1]!.input).toMatchObject({
      tiers: [
        { quantity: 1, unitPrice: 1_250 },
        { quantity: 10, unitPrice: 1_120 },
      ],
    });
    expect(sent[2]!.input).toEqual({ itemNumber: '6205', counts: { mtl: 7 } });
  });

  it('keeps what an item costs us in a price list that no account has', async () => {
    await run({ 'products.csv': `${HEADER},cost\n${GOOD},8.40\n` });
    expect(sent[2]).toMatchObject({
      route: 'price-list/import',
      input: { priceList: 'cost', tiers: [{ quantity: 1, unitPrice: 840 }] },
    });
    const report = await run({ 'products.csv': `${HEADER},cost\n${GOOD},-1\n` });
    expect(report.errors).toEqual([
      { file: 'products.csv', line: 2, column: 'cost', problem: 'is not a price, such as 8.40' },
    ]);
  });

  it('sends categories and attributes before any product', async () => {
    await run({
      'products.csv': `${HEADER}\n${GOOD.replace('bearings', 'new')}\n`,
      'categories.csv': 'category,parent,name_en,name_fr,sort,table_columns\nnew,,New,Nouveau,1,bore\n',
      'attributes.csv': 'attribute,name_en,name_fr,unit,kind,facet,sort\nbore,Bore,Alésage,mm,number,yes,1\n',
    });
    expect(sent.map((command) => command.route)).toEqual([
      'category/import',
      'attribute/import',
      'product/import',
      'price-list/import',
      'stock/count',
    ]);
  });

  it.each([
    ['a price that is no price', GOOD.replace('12.50', 'abc'), 'prices', /quantity:price/],
    ['a price with three decimals', GOOD.replace('12.50', '12.505'), 'prices', /quantity:price/],
    ['tiers that rise in price', GOOD.replace('11.20', '13.00'), 'prices', /fall in price/],
    ['tiers that do not begin at 1', GOOD.replace('1:12.50', '2:12.50'), 'prices', /begin at quantity 1/],
    ['stock that is no whole number', GOOD.replace(',7,', ',7.5,'), 'stock_mtl', /not a whole number/],
    ['an unknown category', GOOD.replace('bearings', 'nowhere'), 'category', /no category "nowhere"/],
    ['no item number', GOOD.replace('6205', ''), 'item_number', /is empty/],
    ['no brand', GOOD.replace('Rolvane', ''), 'brand', /is empty/],
    ['an attribute without a value', GOOD.replace('bore=25', 'bore'), 'attributes', /has no =/],
    ['an attribute that nobody defined', GOOD.replace('bore=', 'boer='), 'attributes', /no attribute "boer"/],
    ['an item number that cannot be typed', GOOD.replace('6205', '62/05'), 'itemNumber', /./],
  ])('with %s says so with its line, and imports nothing at all', async (_what, line, column, problem) => {
    const report = await run({ 'products.csv': `${HEADER}\n${GOOD}\n${line.replace('6205', '6206')}\n` });
    expect(report.errors).toEqual([{ file: 'products.csv', line: 3, column, problem: expect.stringMatching(problem) }]);
    expect(sent).toEqual([]);
  });

  it('names the line that says the same item again', async () => {
    expect((await run({ 'products.csv': `${HEADER}\n${GOOD}\n${GOOD}\n` })).errors).toEqual([
      { file: 'products.csv', line: 3, column: 'item_number', problem: '"6205" stands already in line 2' },
    ]);
  });
  it('refuses a file that is none of its kind', async () =>
    expect((await run({ 'x.csv': 'a,b\n1,2\n' })).errors[0]).toMatchObject({
      line: 1,
      problem: expect.stringContaining('no catalogue file'),
    }));
  it('names the columns that a new item needs', async () => {
    expect((await run({ 'products.csv': 'item_number,category\nNEW,bearings\n' })).errors).toEqual([
      {
        file: 'products.csv',
        line: 2,
        column: 'item_number',
        problem: '"NEW" is new, and the file has no column brand, name_en',
      },
    ]);
  });
  it('names a column that it does not know: a misspelt one would change nothing', async () => {
    expect((await run({ 'products.csv': 'item_number,pirces\n6205,1:9.00\n' })).errors).toEqual([
      { file: 'products.csv', line: 1, column: '', problem: 'the column pirces is unknown' },
    ]);
  });
  it('says where a line has too few values', async () =>
    expect((await run({ 'products.csv': `${HEADER}\n6205,bearings\n` })).errors).toHaveLength(1));
  it('reads semicolons, a byte order mark and quotes', async () => {
    await run({
      'products.csv': `\uFEFF${HEADER.replaceAll(',', ';')}\n6205;bearings;Rolvane;"Bearing; sealed";Roulement;;3;\n`,
    });
    expect(sent[0]!.input).toMatchObject({ product: { name: { en: 'Bearing; sealed' } } });
  });

  describe('says only what its columns name', () => {
    it('a price update changes prices and nothing else', async () => {
      await run({ 'prices.csv': 'item_number,prices\n6205,1:9.00\n' });
      expect(sent).toEqual([
        {
          route: 'price-list/import',
          input: {
            priceList: 'standard',
            itemNumber: '6205',
            currency: 'CAD',
            tiers: [{ quantity: 1, unitPrice: 900 }],
          },
        },
      ]);
    });
    it('an empty cell of a named column empties its field, and only that', async () => {
      await run({ 'products.csv': 'item_number,description_fr,pictures,weight_kg\n6205,,,\n' });
      expect(sent).toEqual([
        {
          route: 'product/import',
          input: { itemNumber: '6205', product: { description: { fr: '' }, pictures: [], weightGrams: 0 } },
        },
      ]);
    });
    it('an empty price withdraws it, from the list and from what it costs', async () => {
      await run({ 'products.csv': 'item_number,prices,cost\n6205,,\n' });
      expect(sent.map(({ input }) => input)).toEqual(
        ['standard', 'cost'].map((priceList) => ({ priceList, itemNumber: '6205', currency: 'CAD', tiers: [] })),
      );
    });
    it('an empty count leaves the count as it is: none left is 0', async () => {
      await run({ 'stock.csv': 'item_number,stock_mtl,stock_tor\n6205,,0\n' });
      expect(sent).toEqual([{ route: 'stock/count', input: { itemNumber: '6205', counts: { tor: 0 } } }]);
    });
    it('discontinues and reinstates', async () => {
      await run({ 'products.csv': 'item_number,discontinued\n6205,yes\nOLD,no\n' });
      expect(sent.map(({ input }) => input)).toEqual([
        { itemNumber: '6205', product: { discontinued: true } },
        { itemNumber: 'OLD', product: { discontinued: false } },
      ]);
    });
    it('French values alone leave the attribute as it is', async () => {
      await run({ 'values.csv': 'attribute,value,value_fr\nseal,Open,Ouvert\nseal,Sealed,Étanche\n' });
      expect(sent).toEqual([
        {
          route: 'attribute/import',
          input: { attribute: 'seal', definition: { valuesFr: { Open: 'Ouvert', Sealed: 'Étanche' } } },
        },
      ]);
      expect((await run({ 'values.csv': 'attribute,value,value_fr\nsael,Open,Ouvert\n' })).errors).toEqual([
        { file: 'values.csv', line: 2, column: 'attribute', problem: 'there is no attribute "sael"' },
      ]);
    });
  });

  it('names accessories, similar items and parts that are nowhere', async () => {
    const report = await run({
      'products.csv': `${HEADER},accessories,similar,bundle\n${GOOD},OLD;GONE,GONE-2,OLD*2;GONE-3*1\n`,
    });
    expect(report.errors.map(({ line, column, problem }) => `${line} ${column} ${problem}`)).toEqual([
      '2 accessories there is no item "GONE"',
      '2 similar there is no item "GONE-2"',
      '2 bundle there is no item "GONE-3"',
    ]);
    expect((await run({ 'products.csv': `item_number,bundle\n6205,6205*1\n` })).errors[0]).toMatchObject({
      column: 'bundle',
      problem: 'names the item itself',
    });
    expect((await run({ 'products.csv': `item_number,bundle\n6205,OLD*x\n` })).errors[0]).toMatchObject({
      column: 'bundle',
      problem: '"OLD*x" is not item*quantity, such as JC-28*2',
    });
  });

  describe('of a file as a French Excel writes it', () => {
    const french = `${HEADER.replaceAll(',', ';')};weight_kg\r\n6205;bearings;Rolvane;Bearing;Roulement à billes scellé;"1:12,50;10:11,20";7;"bore=25,4;seal=a,b";0,13\r\n`;
    const product = {
      name: { en: 'Bearing', fr: 'Roulement à billes scellé' },
      weightGrams: 130,
      attributes: { bore: '25.4', seal: 'a,b' },
    };
    it('reads semicolons, decimal commas and Windows-1252', async () => {
      expect((await run({ 'products.csv': Buffer.from(french, 'latin1') })).errors).toEqual([]);
      expect(sent[0]!.input).toMatchObject({ product });
      expect(sent[1]!.input).toMatchObject({
        tiers: [
          { quantity: 1, unitPrice: 1_250 },
          { quantity: 10, unitPrice: 1_120 },
        ],
      });
    });
    it('reads Unicode text of Excel', async () => {
      expect((await run({ 'products.csv': Buffer.from(`\uFEFF${french}`, 'utf16le') })).errors).toEqual([]);
      expect(sent[0]!.input).toMatchObject({ product });
    });
    it('refuses thousands, which could be a decimal comma', async () => {
      expect((await run({ 'products.csv': 'item_number;prices\n6205;1:1,250\n' })).errors[0]).toMatchObject({
        line: 2,
        column: 'prices',
      });
      expect((await run({ 'products.csv': 'item_number,weight_kg\n6205,"1,250"\n' })).errors).toEqual([
        { file: 'products.csv', line: 2, column: 'weight_kg', problem: '"1,250" is not a number with a decimal point' },
      ]);
    });
    it('names the line where a file of UTF-8 is broken', async () => {
      const broken = Buffer.concat([
        Buffer.from(french.replace(';7;', ';7;'), 'utf8'),
        Buffer.from('OLD;bearings;Rolvane;Scell\xe9;;;;;\r\n', 'latin1'),
      ]);
      expect((await run({ 'products.csv': broken })).errors).toEqual([
        {
          file: 'products.csv',
          line: 3,
          column: '',
          problem: expect.stringContaining('neither UTF-8 nor Windows-1252'),
        },
      ]);
      expect(sent).toEqual([]);
    });
  });
});
