import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importCatalogue } from '#catalogue-import/import-catalogue.ts';
import { describeErrors, importTarget } from '#processes/import-target.ts';
import { startShop, type TestShop } from '../harness/shop.ts';

const HEADER = 'item_number,category,brand,name_en,name_fr,prices,stock_mtl,attributes';
const first = [
  'A-1,bearings,Rolvane,One,Un,1:12.50;10:11.20,7,bore=25',
  'A-2,bearings,Rolvane,Two,Deux,1:3.00,0,bore=30',
];

describe('npm run import', () => {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-import-'));
  let shop: TestShop;

  beforeAll(async () => {
    shop = await startShop();
  }, 60_000);
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await shop.stop();
  }, 30_000);

  async function run(...lines: string[]) {
    const file = join(folder, 'products.csv');
    writeFileSync(file, [HEADER, ...lines, ''].join('\n'));
    const report = await importCatalogue([file], importTarget(shop.application), () => undefined);
    await shop.projectionsCaughtUp();
    return report;
  }
  const head = () => shop.application.store.head();

  it('brings the shop to what the file says', async () => {
    expect(await run(...first)).toMatchObject({ errors: [], commands: 6, changed: 6 });
    const { name, availability } = await shop.visitor('fr').post('product/productinfo', { productId: 'A-1' });
    expect({ name, quantity: availability.quantity }).toEqual({ name: 'Un', quantity: 7 });
  });

  it('leaves no event when it is run again', async () => {
    const before = await head();
    expect(await run(...first)).toMatchObject({ errors: [], commands: 6, changed: 0 });
    expect(await head()).toBe(before);
  });

  it('changes only what changed', async () => {
    const before = (await head())!;
    expect(await run(first[0]!.replace('12.50', '12.75'), first[1]!)).toMatchObject({ changed: 1 });
    const events = [];
    for await (const chunk of shop.application.store.readAll(before, 100))
      events.push(...chunk.map(({ type, stream }) => `${type} ${stream}`));
    expect(events).toEqual([expect.stringMatching(/^\w+ price-list-.*A-1$/)]);
  });

  it('imports nothing of a file with one bad line, and says which', async () => {
    const before = await head();
    const { errors, changed } = await run(first[0]!.replace('12.75', '9.00'), first[1]!.replace('3.00', 'three'));
    expect(describeErrors(errors)).toBe('products.csv:3: prices is not quantity:price, such as 1:12.50;10:11.20');
    expect(changed).toBe(0);
    expect(await head()).toBe(before);
  });

  describe('of a file that names only some columns', () => {
    async function runText(text: string) {
      const file = join(folder, 'some.csv');
      writeFileSync(file, text);
      const report = await importCatalogue([file], importTarget(shop.application), () => undefined);
      await shop.projectionsCaughtUp();
      return report;
    }
    const info = () => shop.visitor().post('product/productinfo', { productId: 'A-1' });

    it('leaves everything else as it is', async () => {
      const before = await info();
      expect(await runText('item_number;prices\nA-1;1:9,00\n')).toMatchObject({ errors: [], changed: 1 });
      expect(await info()).toEqual({ ...before, prices: [{ quantity: 1, unitPrice: 900 }] });
    });

    it('withdraws a price: the item stays, and nobody can buy it', async () => {
      await runText('item_number,prices\nA-1,\n');
      expect((await info()).prices).toBeUndefined();
      await expect(shop.visitor().post('cart/addtocart', { ProductId: 'A-1' })).rejects.toMatchObject({
        answer: { code: 'product_unavailable' },
      });
      await runText('item_number,prices\nA-1,1:12.50\n');
      expect((await info()).prices).toEqual([{ quantity: 1, unitPrice: 1_250 }]);
    });

    it('takes an item off sale, and leaves it there until a file says otherwise', async () => {
      await runText('item_number,discontinued\nA-1,yes\n');
      await runText('item_number,prices\nA-1,1:11.00\n');
      expect((await info()).availability.status).toBe('discontinued');
      await runText('item_number,discontinued\nA-1,no\n');
      expect((await info()).availability.status).toBe('in-stock');
    });
  });
});
