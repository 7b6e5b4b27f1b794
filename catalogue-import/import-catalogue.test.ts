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

  const run = (files: Record<string, string>) => {
    const paths = Object.entries(files).map(([name, text]) => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    });
    const target = { send: async (command: ImportCommand) => sent.push(command) > 0, knownCategories: async () => new Set(['bearings']) };
    return importCatalogue(paths, target, () => undefined);
  };

  it('makes of one line the product, its prices and its stock', async () => {
    const report = await run({ 'products.csv': `${HEADER}\n${GOOD}\n` });
    expect(report).toMatchObject({ errors: [], commands: 3, changed: 3 });
    expect(sent.map((command) => command.route)).toEqual(['product/import', 'price-list/import', 'stock/count']);
    expect(sent[0]!.input).toMatchObject({ itemNumber: '6205', product: { category: 'bearings', name: { en: 'Bearing', fr: 'Roulement' }, attributes: { bore: '25', width: '15' } } });
    expect(sent[1]!.input).toMatchObject({ tiers: [{ quantity: 1, unitPrice: 1_250 }, { quantity: 10, unitPrice: 1_120 }] });
    expect(sent[2]!.input).toEqual({ itemNumber: '6205', counts: { mtl: 7 } });
  });

  it('keeps what an item costs us in a price list that no account has', async () => {
    await run({ 'products.csv': `${HEADER},cost\n${GOOD},8.40\n` });
    expect(sent[2]).toMatchObject({ route: 'price-list/import', input: { priceList: 'cost', tiers: [{ quantity: 1, unitPrice: 840 }] } });
    const report = await run({ 'products.csv': `${HEADER},cost\n${GOOD},-1\n` });
    expect(report.errors).toEqual([{ file: 'products.csv', line: 2, column: 'cost', problem: 'is not a price, such as 8.40' }]);
  });

  it('sends categories and attributes before any product', async () => {
    await run({
      'products.csv': `${HEADER}\n${GOOD.replace('bearings', 'new')}\n`,
      'categories.csv': 'category,parent,name_en,name_fr,sort,table_columns\nnew,,New,Nouveau,1,bore\n',
      'attributes.csv': 'attribute,name_en,name_fr,unit,kind,facet,sort\nbore,Bore,Alésage,mm,number,yes,1\n',
    });
    expect(sent.map((command) => command.route)).toEqual(['category/import', 'attribute/import', 'product/import', 'price-list/import', 'stock/count']);
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
    ['an item number that cannot be typed', GOOD.replace('6205', '62/05'), 'itemNumber', /./],
  ])('with %s says so with its line, and imports nothing at all', async (_what, line, column, problem) => {
    const report = await run({ 'products.csv': `${HEADER}\n${GOOD}\n${line.replace('6205', '6206')}\n` });
    expect(report.errors).toEqual([{ file: 'products.csv', line: 3, column, problem: expect.stringMatching(problem) }]);
    expect(sent).toEqual([]);
  });

  it('names the line that says the same item again', async () => {
    expect((await run({ 'products.csv': `${HEADER}\n${GOOD}\n${GOOD}\n` })).errors).toEqual([{ file: 'products.csv', line: 3, column: 'item_number', problem: '"6205" stands already in line 2' }]);
  });
  it('refuses a file that is none of its kind', async () => expect((await run({ 'x.csv': 'a,b\n1,2\n' })).errors[0]).toMatchObject({ line: 1, problem: expect.stringContaining('no catalogue file') }));
  it('names missing columns', async () => expect((await run({ 'products.csv': 'item_number,category\n1,2\n' })).errors.map((e) => e.problem)).toEqual(expect.arrayContaining(['the column brand is missing', 'the column name_en is missing'])));
  it('says where a line has too few values', async () => expect((await run({ 'products.csv': `${HEADER}\n6205,bearings\n` })).errors).toHaveLength(1));
  it('reads semicolons, a byte order mark and quotes', async () => {
    await run({ 'products.csv': `\uFEFF${HEADER.replaceAll(',', ';')}\n6205;bearings;Rolvane;"Bearing; sealed";Roulement;;3;\n` });
    expect(sent[0]!.input).toMatchObject({ product: { name: { en: 'Bearing; sealed' } } });
  });
});
