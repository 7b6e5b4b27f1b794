// Issue 9, section 2: the catalogue index over OpenSearch is filled item by item, goes on from where it was, and loses
// nothing while OpenSearch is away. Against a double of it: what it finds is shown by the contract of the index.
import { pino } from 'pino';
import { followPositions } from '#platform/kernel/read-model/positions.ts';
import { openSearchClient } from '#platform/adapters/search/search-client.ts';
import { startOpenSearchDouble, type OpenSearchDouble } from '#platform/adapters/search/testing/opensearch-double.ts';
import { english } from '#projections/catalogue/index/testing/small-index.ts';
import { prices } from '#projections/price-list/prices.ts';
import { openCatalogueIndex } from '#processes/open-catalogue-index.ts';
import { INDEX_VERSION } from '#projections/catalogue/opensearch/product-document.ts';
import { startShop, type TestShop } from '../harness/shop.ts';
import { until } from '../harness/until.ts';

const log = pino({ level: process.env['TEST_LOG'] ?? 'silent' });
const PREFIX = 'millwright-test';
const ALIAS = `${PREFIX}-v${INDEX_VERSION}`;

describe('the catalogue index over OpenSearch', () => {
  let double: OpenSearchDouble;
  let shop: TestShop;

  beforeAll(async () => {
    double = await startOpenSearchDouble();
    shop = await startShop({ environment: { SEARCH_URL: double.url, SEARCH_PREFIX: PREFIX }, cache: false });
  });
  afterAll(async () => {
    await shop.stop();
    await double.close();
  });

  const rename = (itemNumber: string, en: string) =>
    shop.send('product/import', { itemNumber, product: { name: { en, fr: en } } });
  const setPrice = (itemNumber: string, unitPrice: number) =>
    shop.send('price-list/import', {
      priceList: 'standard',
      itemNumber,
      currency: 'CAD',
      tiers: [{ quantity: 1, unitPrice }],
    });
  const search = async (keyword: string) =>
    (await shop.visitor().post('category/searchbykeyword', { keyword })).products.map(({ itemNumber }) => itemNumber);
  const physical = () => Object.entries(double.indexes()).flatMap(([name, aliases]) => (aliases.length ? [name] : []));
  const writesSince = (from: number) =>
    double.asked.slice(from).filter(({ request }) => request.endsWith('_bulk')).length;
  async function addIndex(name: string) {
    const client = await openSearchClient(double.url);
    await client.createIndex(name, { mappings: { properties: {} } });
    await client.close();
  }
  interface Stored {
    readonly category: string;
    readonly listPrices: readonly { readonly list: string; readonly price: number }[];
    readonly facets: readonly string[];
    readonly place: string;
  }
  const stored = (itemNumber: string) => double.documents(ALIAS).get(itemNumber) as unknown as Stored;

  const priceOf = (itemNumber: string) => stored(itemNumber).listPrices.find(({ list }) => list === 'standard')?.price;

  it('has one index with everything that is sold, under the alias of its version', () => {
    expect(physical()).toHaveLength(1);
    expect(double.indexes()[physical()[0]!]).toEqual([ALIAS]);
    expect(stored('6205')).toMatchObject({ kind: 'product', listPrices: [{ list: 'standard', price: 1_000 }] });
  });

  it('finds the prices of an item by an index of its own, also where the making of one was broken off', async () => {
    const { pool } = shop.application;
    const state = async () =>
      (
        await pool.query<{ name: string; valid: boolean }>(
          `select i.indexrelid::regclass::text as name, indisvalid as valid from pg_index i
            where indrelid = $1::regclass and i.indexrelid::regclass::text like '%price_of_item%'`,
          [prices.table],
        )
      ).rows;
    const [index] = await state();
    expect(index).toMatchObject({ valid: true });
    await pool.query(`drop index ${index!.name}`);
    const short = index!.name.replace('read.', '');
    const broken = pool.query(`create unique index concurrently ${short} on ${prices.table} (price_list)`);
    await expect(broken).rejects.toThrow('could not create unique index');
    expect(await state()).toEqual([{ name: index!.name, valid: false }]);
    await shop.stopIndex();
    await shop.startIndex();
    await until(async () => (await state())[0]?.valid || undefined, 'the index');
    expect(await state()).toHaveLength(1);
  });

  it('finds a change for a reader who names its position, each time', async () => {
    const { dispatcher, index } = shop.application;
    for (const name of ['Alpha', 'Beta', 'Gamma']) {
      const { position } = await dispatcher.dispatchAsSystem(
        'product/import',
        { itemNumber: '6306', product: { name: { en: name, fr: name } } },
        { name: 'test', commandId: crypto.randomUUID(), correlationId: 'c', causationId: 'c' },
      );
      const question = { keyword: name, filters: '', sort: 'best-match', page: 1, pageSize: 24 } as const;
      const { output, isBehind } = await index.ask('search', question, english, position);
      expect([output.read()?.products.map(({ name: its }) => its), isBehind]).toEqual([[name], false]);
    }
  });

  it('writes one document for a price, and none for stock', async () => {
    const before = double.asked.length;
    await shop.send('stock/count', { itemNumber: 'RARE', counts: { mtl: 5 } });
    await shop.projectionsCaughtUp();
    expect(writesSince(before)).toBe(0);
    await setPrice('RARE', 4_900);
    await shop.projectionsCaughtUp();
    expect(priceOf('RARE')).toBe(4_900);
    // The document, and how far the index is.
    expect(writesSince(before)).toBe(2);
  });

  it('drops what is discontinued, and has it again when it is reinstated', async () => {
    await shop.send('product/import', { itemNumber: 'RARE', product: { discontinued: true } });
    await shop.projectionsCaughtUp();
    expect(stored('RARE')).toBeUndefined();
    await shop.send('product/import', { itemNumber: 'RARE', product: { discontinued: false } });
    await shop.projectionsCaughtUp();
    expect(priceOf('RARE')).toBe(4_900);
  });

  it('writes products again whose category has moved, or of which an attribute is counted that was not', async () => {
    const { category, place } = stored('6205');
    await shop.send('category/import', { categoryId: category, category: { sort: 77 } });
    await shop.send('product/import', { itemNumber: '6205', product: { attributes: { finish: 'matt' } } });
    await shop.projectionsCaughtUp();
    expect(stored('6205').place).not.toBe(place);
    expect(stored('6205').facets).not.toContain('finish=matt');
    const definition = {
      name: { en: 'Finish', fr: 'Fini' },
      unit: '',
      kind: 'text',
      facet: true,
      sort: 9,
      valuesFr: {},
    } as const;
    await shop.send('attribute/import', { attribute: 'finish', definition });
    await shop.projectionsCaughtUp();
    expect(stored('6205').facets).toContain('finish=matt');
  });

  it('goes on after a restart from where it was, without a new index', async () => {
    const index = physical();
    await shop.stopIndex();
    const before = double.asked.length;
    await shop.application.dispatcher.dispatchAsSystem(
      'price-list/import',
      { priceList: 'standard', itemNumber: '6205', currency: 'CAD', tiers: [{ quantity: 1, unitPrice: 1_234 }] },
      { name: 'test', commandId: crypto.randomUUID(), correlationId: 'c', causationId: 'c' },
    );
    await shop.startIndex();
    await until(async () => priceOf('6205') === 1_234 || undefined, 'the price of meanwhile');
    await shop.projectionsCaughtUp();
    expect(physical()).toEqual(index);
    expect(writesSince(before)).toBe(2);
  });

  it('says while OpenSearch is away that the shop is, without taking product pages and carts along, and loses nothing', async () => {
    double.fail = { status: 503, type: 'cluster_block_exception' };
    const { dispatcher } = shop.application;
    await dispatcher.dispatchAsSystem(
      'product/import',
      { itemNumber: '6306', product: { name: { en: 'Meanwhile', fr: 'Entretemps' } } },
      { name: 'test', commandId: crypto.randomUUID(), correlationId: 'c', causationId: 'c' },
    );
    const guest = shop.visitor();
    await expect(guest.post('category/searchbykeyword', { keyword: 'anything' })).rejects.toMatchObject({
      status: 503,
      answer: { code: 'store_unavailable' },
    });
    expect(await guest.post('cart/addtocart', { ProductId: '6306', Qty: 1 })).toMatchObject({ lineCount: 1 });
    expect(await guest.post('product/productinfo', { productId: '6306' })).toMatchObject({ name: 'Meanwhile' });
    double.fail = undefined;
    await shop.projectionsCaughtUp();
    expect(await search('entretemps')).toEqual(['6306']);
  });

  it('makes an index anew that somebody dropped', async () => {
    const [lost] = physical();
    double.drop(lost!);
    await expect(search('entretemps')).rejects.toMatchObject({ status: 503 });
    await rename('6306', 'After that');
    await until(async () => physical()[0] ?? undefined, 'another index');
    await shop.projectionsCaughtUp();
    expect(physical()).not.toEqual([lost]);
    expect(await search('after')).toEqual(['6306']);
  });

  it.each([
    ['has come further than the database, which was restored', { position: '999999999' }],
    ['was made of other tables', { models: {} }],
  ])('builds another index beside one that %s, and drops that once it is asked no more', async (_why, wrong) => {
    const [old] = physical();
    await shop.stopIndex();
    const state = double.documents(ALIAS).get('#state')!['state'] as object;
    const models = Object.fromEntries(
      ['category', 'attribute', 'product', 'price'].map((name) => [name, { position: '0', table: 'x' }]),
    );
    Object.assign(state, 'models' in wrong ? { models } : wrong);
    double.documents(ALIAS).get('6205')!['listPrices'] = [];
    await shop.startIndex();
    await until(async () => (physical().length === 1 && physical()[0] !== old) || undefined, 'another index');
    await until(async () => !(old! in double.indexes()) || undefined, 'the end of the old index');
    expect(priceOf('6205')).toBe(1_234);
    expect(await search('after')).toEqual(['6306']);
  });

  it('drops the index of an earlier release that nobody runs any more, and no other shop’s', async () => {
    await shop.stopIndex();
    for (const name of [`${PREFIX}-v0-abc`, `${PREFIX}-two-v0-abc`]) await addIndex(name);
    await shop.startIndex();
    await until(async () => !(`${PREFIX}-v0-abc` in double.indexes()) || undefined, 'the end of the old version');
    expect(Object.keys(double.indexes())).toContain(`${PREFIX}-two-v0-abc`);
  });

  it('does not start with a password that OpenSearch refuses', async () => {
    double.fail = { status: 401, type: 'security_exception' };
    const { pool, config } = shop.application;
    const positions = await followPositions(config.DATABASE_URL, 'catalogue-index', log);
    const publish = () => undefined;
    await expect(openCatalogueIndex({ config, pool, positions, log, file: '', publish })).rejects.toThrow(
      'SEARCH_URL: OpenSearch does not let this user in (401)',
    );
    double.fail = undefined;
    await positions.close();
  });

  it('is filled by one of several processes; another takes over when that one ends', async () => {
    const { pool, config } = shop.application;
    const positions = await followPositions(config.DATABASE_URL, 'catalogue-index', log);
    const told: (readonly string[] | null)[] = [];
    const second = await openCatalogueIndex({
      config,
      pool,
      positions,
      log,
      file: ':memory:',
      publish: (news) => void ('changed' in news && told.push(news.changed)),
    });
    try {
      const before = double.asked.length;
      await rename('6306', 'Together');
      await until(async () => told.flat().includes('product:6306') || undefined, 'the news of the other process');
      const question = { keyword: 'together', filters: '', sort: 'best-match', page: 1, pageSize: 24 } as const;
      expect((await second.index.ask('search', question, english)).output.read()?.total).toBe(1);
      expect(writesSince(before)).toBe(2);
      told.length = 0;
      await shop.send('category/import', {
        categoryId: 'tools',
        category: { parent: '', name: { en: 'Tools', fr: 'Outils' }, sort: 90 },
      });
      await shop.send('product/import', { itemNumber: '6306', product: { category: 'tools' } });
      await until(async () => told.flat().includes('category:tools') || undefined, 'the news of the move');
      expect(told.flat()).toEqual(expect.arrayContaining(['structure', 'sold', 'category:bearings', 'category:tools']));
      await shop.stopIndex();
      const { dispatcher } = shop.application;
      const { position } = await dispatcher.dispatchAsSystem(
        'product/import',
        { itemNumber: '6306', product: { name: { en: 'Alone', fr: 'Alone' } } },
        { name: 'test', commandId: crypto.randomUUID(), correlationId: 'c', causationId: 'c' },
      );
      expect(await second.passed.waitFor(position!, 10_000)).toBe(true);
      const alone = await second.index.ask('search', { ...question, keyword: 'alone' }, english);
      expect(alone.output.read()?.total).toBe(1);
    } finally {
      await positions.close();
      await second.close();
      await shop.startIndex();
    }
  });
});
